package history

import (
	"context"
	"errors"
)

// ErrStopped means that work was stopped before it was done and changed nothing.
var ErrStopped = errors.New("stopped")

// A Doing is the step that is under way. The screens choose the words.
type Doing string

// What a work does.
const (
	ReadingFile     Doing = "reading-file"
	CheckingGames   Doing = "checking-games"
	ComparingGames  Doing = "comparing-games"
	WritingGames    Doing = "writing-games"
	WritingEntries  Doing = "writing-entries"
	CountingGames   Doing = "counting-games"
	DerivingGames   Doing = "deriving-games"
	CheckingFile    Doing = "checking-file"
	CheckingEntries Doing = "checking-entries"
	CopyingPages    Doing = "copying-pages"
	CopyingRows     Doing = "copying-rows"
	PuttingBack     Doing = "putting-back"
	Exchanging      Doing = "exchanging"
)

// What else may fail.
const (
	ClosingFile   Doing = "closing-file"
	Diagnosing    Doing = "diagnosing"
	EmptyingTrash Doing = "emptying-trash"
	Exporting     Doing = "exporting"
	Importing     Doing = "importing"
	LockingFile   Doing = "locking-file"
	LookingAround Doing = "looking-around" // in the folder
	MakingBackup  Doing = "making-backup"
	MakingFolder  Doing = "making-folder"
	OpeningFile   Doing = "opening-file"
	Reading       Doing = "reading" // what the history has
	Repairing     Doing = "repairing"
	Restoring     Doing = "restoring"
	SavingDraft   Doing = "saving-draft"
	SettingAside  Doing = "setting-aside" // a file that is not whole
	Upgrading     Doing = "upgrading"
	WritingChange Doing = "writing-change"
	WritingFile   Doing = "writing-file"
)

// A Failure is an error, and the step in which it happened.
type Failure struct {
	Doing Doing
	Err   error
}

// Error returns both, for developers.
func (f Failure) Error() string { return string(f.Doing) + ": " + f.Err.Error() }

// Unwrap returns the error.
func (f Failure) Unwrap() error { return f.Err }

// A Work can stop a long operation and report its progress. The zero Work does neither.
type Work struct {
	Context context.Context                    // stops the work when it is done; may be nil
	Report  func(doing Doing, done, total int) // called now and then on any goroutine; may be nil
}

// stepsBetweenChecks is the number of steps between two checks and reports.
const stepsBetweenChecks = 512

// Step is called between two steps of the work. Its error is [ErrStopped] if the
// work is to stop here.
func (w Work) Step(doing Doing, done, total int) error {
	if done%stepsBetweenChecks != 0 && done != total {
		return nil
	}
	err := w.CheckStopped()
	if err == nil {
		w.Progress(doing, done, total)
	}
	return err
}

// CheckStopped returns [ErrStopped] if the work is to stop here.
func (w Work) CheckStopped() error {
	if w.Ctx().Err() != nil {
		return ErrStopped
	}
	return nil
}

// Do carries out one long part of the work, the next after some of a total. Its
// error is [ErrStopped] if the work was stopped before it or in it.
func (w Work) Do(doing Doing, done, total int, f func(context.Context) error) error {
	err := w.CheckStopped()
	if err == nil {
		w.Progress(doing, done, total)
		err = f(w.Ctx())
	}
	if stopped := w.CheckStopped(); stopped != nil {
		return stopped
	}
	return err
}

// Progress reports the progress of the work.
func (w Work) Progress(doing Doing, done, total int) {
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
