package backup

import (
	"context"
	"time"

	"tabby/history"
)

// pollInterval is how often the progress of a statement is looked up.
const pollInterval = 50 * time.Millisecond

// during carries out one statement that takes long, and reports its progress.
// Its error wraps [history.ErrStopped] if the statement was stopped.
func during(w history.Work, doing history.Doing, far func() (done, total int), do func(context.Context) error) error {
	if err := w.Step(doing, 0, 1); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- do(w.Ctx()) }()
	again := time.NewTicker(pollInterval)
	defer again.Stop()
	return await(w, ended, again.C, func() {
		done, total := far()
		w.Progress(doing, min(done, total), total)
	})
}

// await returns what a statement ended with, or [history.ErrStopped], and looks again at each tick.
func await(w history.Work, ended <-chan error, ticks <-chan time.Time, look func()) error {
	for {
		select {
		case err := <-ended:
			if stopped := w.CheckStopped(); stopped != nil {
				return stopped
			}
			return err
		case <-ticks:
			look()
		}
	}
}
