package walks_test

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/evenings"
)

// says checks that nothing differs.
func (w *walker) says(differs string) {
	w.Helper()
	want(w, "what differs", differs, "")
}

// special taps who has the special hand of a round, or takes that back.
func (w *walker) special(r evenings.Round) {
	w.Helper()
	if r.Special != "" {
		w.TapIn(r.Special, r.Special+" has "+w.sheet().Ruleset.Rules.Special.Name)
	}
}

// calls taps who called, and writes a round down by a button.
func (w *walker) calls(r evenings.Round, write string) {
	w.Helper()
	if r.Caller != "" {
		did := " called"
		if w.sheet().Ruleset.Rules.Calling == engine.MustCall {
			did = " ended the round"
		}
		rounds := len(w.sheet().Rounds)
		if w.TapIn(r.Caller, r.Caller+did); len(w.sheet().Rounds) > rounds { // which was asked
			return
		}
	}
	w.Tap(write)
}

// corrects corrects what was wrong in round one, a cell at a time, and returns how often.
func (w *walker) corrects(e evenings.Evening) (times int) {
	w.Helper()
	was, is := e.Rounds[0], e.Instead
	open := func(name string) {
		w.TapCell("1", name)
		times++
	}
	write := func(name string) {
		w.digits(strconv.Itoa(is.Points[evenings.At(name)]))
		w.Tap("Correct it")
	}
	if was.Special != "" {
		open(was.Special)
		w.special(was)
		write(was.Special)
	}
	for p, n := range is.Points {
		if name := evenings.Players[p]; name != was.Special && (was.Points == nil || was.Points[p] != n) {
			open(name)
			write(name)
		}
	}
	if is.Caller != was.Caller {
		open("Ann")
		w.calls(is, "Correct it")
	}
	return times
}

func TestWholeEveningsAreKeptByTaps(t *testing.T) {
	for _, e := range assault.Few(1, evenings.All()) {
		t.Run(e.Name, func(t *testing.T) {
			w := walk(t)
			w.newGameOf(e.Start(), e.Names()...)
			w.resume(fyne.Size{Width: 390, Height: 1200}) // with all rounds at the end
			for i, r := range e.Rounds {
				w.Type("n")
				for _, n := range r.Points {
					w.keys(evenings.Keys(w.sheet().Ruleset, n))
				}
				w.special(r)
				w.calls(r, "Write it down")
				if s := w.sheet(); !s.Over {
					w.says(r.Differs(s))
				}
				if i == 0 {
					times := w.corrects(e)
					w.says(e.Instead.Differs(w.sheet()))
					for range times {
						w.Tap("Undo")
					}
				}
			}
			w.says(e.Differs(w.sheet()))
			w.corrects(e)
			w.says(e.DiffersMoved(w.sheet()))
		})
	}
}
