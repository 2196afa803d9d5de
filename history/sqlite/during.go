package sqlite

import (
	"context"
	"time"

	"tabby/history"
)

// lookAgain is how often somebody looks how far a single statement is.
const lookAgain = 50 * time.Millisecond

// during carries out one statement that takes long, and looks meanwhile how far it
// is. Its error wraps [history.ErrStopped] if the statement was stopped.
func during(w history.Work, doing string, far func() (done, total int), do func(context.Context) error) error {
	if err := w.Step(doing, 0, 1); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- do(w.Ctx()) }()
	again := time.NewTicker(lookAgain)
	defer again.Stop()
	for {
		select {
		case err := <-ended:
			if stopped := w.CheckStopped(doing); stopped != nil {
				return stopped
			}
			return err
		case <-again.C:
			done, total := far()
			w.Progress(doing, min(done, total), total)
		}
	}
}
