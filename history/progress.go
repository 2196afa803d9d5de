package history

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// ErrStopped means that work was stopped before it was done, and changed nothing.
var ErrStopped = errors.New("stopped; nothing was changed")

// A Work is something that takes long. The zero Work is never stopped and tells
// nobody.
type Work struct {
	Context context.Context                     // stops the work when it is done; may be nil
	Tell    func(doing string, done, total int) // hears how far it is, now and then; may be nil
}

// every is after how many things a work looks up.
const every = 512

// at is called between any two things. Its error wraps [ErrStopped] if the work
// is to stop here.
func (w Work) at(doing string, done, total int) error {
	if done%every != 0 && done != total {
		return nil
	}
	err := w.heed(doing)
	if err == nil {
		w.tell(doing, done, total)
	}
	return err
}

// heed returns an error that wraps [ErrStopped] if the work is to stop here.
func (w Work) heed(doing string) error {
	if w.context().Err() != nil {
		return fmt.Errorf("%w (while %s)", ErrStopped, doing)
	}
	return nil
}

func (w Work) tell(doing string, done, total int) {
	if w.Tell != nil {
		w.Tell(doing, done, total)
	}
}

func (w Work) context() context.Context {
	if w.Context == nil {
		return context.Background()
	}
	return w.Context
}

// lookAgain is how often somebody looks how far a single statement is.
const lookAgain = 50 * time.Millisecond

// during carries out one statement that takes long, and looks meanwhile how far it
// is. Its error wraps [ErrStopped] if the statement was stopped.
func (w Work) during(doing string, far func() (done, total int), do func(context.Context) error) error {
	if err := w.at(doing, 0, 1); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- do(w.context()) }()
	again := time.NewTicker(lookAgain)
	defer again.Stop()
	for {
		select {
		case err := <-ended:
			if stopped := w.heed(doing); stopped != nil {
				return stopped
			}
			return err
		case <-again.C:
			done, total := far()
			w.tell(doing, min(done, total), total)
		}
	}
}
