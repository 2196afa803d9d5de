package history

import (
	"context"
	"errors"
	"fmt"
)

// ErrStopped means that work was stopped before it was done and changed nothing.
var ErrStopped = errors.New("stopped; nothing was changed")

// A Work can stop a long operation and reports its progress. The zero Work does
// neither.
type Work struct {
	Context context.Context                     // stops the work when it is done; may be nil
	Report  func(doing string, done, total int) // called now and then on any goroutine; may be nil
}

// stepsBetweenChecks is the number of steps between two checks and reports.
const stepsBetweenChecks = 512

// Step is called between two steps of the work. Its error wraps [ErrStopped] if
// the work is to stop here.
func (w Work) Step(doing string, done, total int) error {
	if done%stepsBetweenChecks != 0 && done != total {
		return nil
	}
	err := w.CheckStopped(doing)
	if err == nil {
		w.Progress(doing, done, total)
	}
	return err
}

// CheckStopped returns an error that wraps [ErrStopped] if the work is to stop
// here.
func (w Work) CheckStopped(doing string) error {
	if w.Ctx().Err() != nil {
		return fmt.Errorf("%w (while %s)", ErrStopped, doing)
	}
	return nil
}

// Do carries out one part of the work that takes long: after so many of a total. Its
// error wraps [ErrStopped] if the work was stopped before it or in it.
func (w Work) Do(doing string, done, total int, f func(context.Context) error) error {
	err := w.CheckStopped(doing)
	if err == nil {
		w.Progress(doing, done, total)
		err = f(w.Ctx())
	}
	if stopped := w.CheckStopped(doing); stopped != nil {
		return stopped
	}
	return err
}

// Progress reports the progress of the work.
func (w Work) Progress(doing string, done, total int) {
	if w.Report != nil {
		w.Report(doing, done, total)
	}
}

// Ctx returns the context of the work, which is never nil.
func (w Work) Ctx() context.Context {
	if w.Context == nil {
		return context.Background()
	}
	return w.Context
}
