package storage

import (
	"errors"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// checkAll looks whether everything is as it was written, and says so.
func (r *Room) checkAll() {
	games := 0
	r.Work(frame.Job{Title: "Checking", Stops: true, Do: func(w history.Work) (err error) {
		if games, err = r.store.Count(history.Filter{State: history.Any}); err != nil {
			return err
		}
		return r.store.Check(w)
	}, Result: func(err error) {
		switch text, not := frame.Failure(err, "Not everything was looked at."); {
		case err == nil:
			r.Tell("All is well", words.Count(games, words.Game)+", each as it was written.")
		case not && errors.Is(err, history.ErrStopped):
			r.Tell("Stopped", text)
		default:
			r.offerRebuild(words.Explain(err))
		}
	}})
}

// offerRebuild tells what is not as it was written, and offers to derive anew what
// can be.
func (r *Room) offerRebuild(wrong string) {
	widgets.NewConfirm(widgets.ConfirmWords{
		Title: "Something is not as it was written", Accept: "Derive anew", Cancel: "Not now",
		Text: wrong + " Lists and statistics can be derived anew from what was written down at the table. " +
			"If that does not help, put back a backup.",
	}, func() {
		r.Work(frame.Job{Title: "Deriving anew", Stops: true, Do: r.store.Rebuild, Result: func(err error) {
			switch text, not := frame.Failure(err, "Nothing was changed."); {
			case errors.Is(err, history.ErrStopped):
				r.Tell("Stopped", text)
			case not:
				r.Tell("That did not help", text)
			default:
				r.checkAll()
			}
		}})
	}).Open(r.Canvas())
}
