package history

import (
	"context"
	"errors"
	"fmt"
)

// ErrStopped means that work was stopped before it was done, and changed nothing.
var ErrStopped = errors.New("history: stopped; nothing was changed")

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
	if w.Context != nil && w.Context.Err() != nil {
		return fmt.Errorf("%w (while %s)", ErrStopped, doing)
	}
	if w.Tell != nil {
		w.Tell(doing, done, total)
	}
	return nil
}
