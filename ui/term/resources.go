package term

import (
	"context"
	"errors"
	"os"
	"os/signal"

	"tabby/history"
	"tabby/history/sqlite"
)

// resources opens what a command asks for by the type of an argument of its Run
// method.
type resources struct {
	call
	progress *progress
	opened   []func() error // close it
}

// reader opens the games for reading, which another writer does not prevent.
func (r *resources) reader() (*sqlite.Reader, error) {
	kept, err := sqlite.OpenReadOnly(r.Data, sqlite.Options{Now: r.now})
	if err == nil {
		r.opened = append(r.opened, kept.Close)
	}
	return kept, err
}

// store opens the games for writing, which no other program may do meanwhile.
func (r *resources) store() (*sqlite.Store, error) {
	kept, err := sqlite.Open(r.Data, sqlite.Options{Now: r.now})
	if err == nil {
		r.opened = append(r.opened, kept.Close)
	}
	return kept, err
}

// work returns long work: it shows its progress in a terminal, and stops on Ctrl-C.
func (r *resources) work() history.Work {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	r.opened = append(r.opened, func() error {
		stop()
		r.progress.clear()
		return nil
	})
	work := history.Work{Context: ctx}
	if isTerminal(r.Err) {
		r.progress.began = r.now()
		work.Report = r.progress.show
	}
	return work
}

// close closes what was opened.
func (r *resources) close() error {
	var errs []error
	for _, closed := range r.opened {
		errs = append(errs, closed())
	}
	return errors.Join(errs...)
}
