package ui

import (
	"errors"

	"tabby/ui/widgets"
	"tabby/ui/words"
)

// checkAll looks whether everything is as it was written, and says so.
func (a *App) checkAll() {
	games := 0
	a.work(job{title: "Checking", stops: true, do: func(w Work) (err error) {
		games, err = a.store.Check(w)
		return err
	}, result: func(err error) {
		switch text, not := failed(err, "Not everything was looked at."); {
		case err == nil:
			a.tell("All is well", words.Count(games, "game")+", each as it was written.")
		case not && errors.Is(err, ErrStopped):
			a.tell("Stopped", text)
		default:
			a.offerRebuild(words.Explain(err))
		}
	}})
}

// offerRebuild tells what is not as it was written, and offers to derive anew what
// can be.
func (a *App) offerRebuild(wrong string) {
	widgets.NewConfirm(widgets.ConfirmWords{
		Title: "Something is not as it was written", Accept: "Derive anew", Cancel: "Not now",
		Text: wrong + " Lists and statistics can be derived anew from what was written down at the table. " +
			"If that does not help, put back a backup.",
	}, func() {
		a.work(job{title: "Deriving anew", stops: true, do: a.store.Rebuild, result: func(err error) {
			switch text, not := failed(err, "Nothing was changed."); {
			case errors.Is(err, ErrStopped):
				a.tell("Stopped", text)
			case not:
				a.tell("That did not help", text)
			default:
				a.checkAll()
			}
		}})
	}).Open(a.window.Canvas())
}
