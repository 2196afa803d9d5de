package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/sheet"
)

// called is a walk of three players in whose second round Ben has called on the page of the
// last turns, back on the sheet.
func called(t *testing.T, size fyne.Size) *walker {
	w := playing3(t)
	w.start(size)
	w.Tap("Call")
	w.Tap("Ben")
	w.Press(fyne.KeyEscape)
	return w
}

func TestCallOnThePageOfTheLastTurnsIsKnownEverywhere(t *testing.T) {
	for _, size := range assault.Few(1, keyboardRooms) {
		for _, restarts := range []bool{false, true} {
			w := called(t, size)
			if restarts {
				w.start(size)
			}
			w.Shows("Last turns: Ben")
			w.ShowsNot("Call")
			if size.Width < 900 {
				w.Shows("Ben called. The last turns are being played.")
				w.Tap("Enter round 2")
			}
			w.digits("9")
			if size.Width < 900 {
				w.Press(fyne.KeyEscape)
				w.Shows("Ben called. One of three scores is typed.", "Last turns: Ben")
				w.Tap("Go on with round 2")
			}
			w.digits("89")
			w.ShowsNot("Who called?")
			w.Tap("Write it down")
			want(t, "caller", w.sheet().Rounds[1].Caller, scoring.Player(1))
			w.ShowsNot("Last turns: Ben", "Ben called")
			w.Shows("Call")
		}
	}
}

func TestCallThatIsTypedIsKnownOnThePageOfTheLastTurns(t *testing.T) {
	w := playing3(t)
	w.Tap("Enter round 2")
	w.TapIn("Cy", "Cy called")
	w.Press(fyne.KeyEscape)
	w.Tap("Last turns: Cy")
	w.Shows("Ann your last turn", "Another player called")
	w.Tap("Another player called")
	w.Press(fyne.KeyEscape)
	w.Shows("Call")
	w.Tap("Enter round 2")
	w.digits("789")
	w.Shows("Who called?")
}

func TestCallOutlivesACorrection(t *testing.T) {
	for _, size := range assault.Few(1, keyboardRooms) {
		w := called(t, size)
		w.TapCell("1", "Ann")
		w.Type("9")
		w.Press(fyne.KeyReturn)
		want(t, "totals", w.totals(), []int{9, 6, 7})
		w.Shows("Last turns: Ben")
	}
}

func TestUndoneRoundHasNoCallOfTheNext(t *testing.T) {
	w := called(t, uitest.Phone())
	w.Shortcut(&fyne.ShortcutUndo{})
	w.ShowsNot("Ben called", "Last turns: Ben")
}

func TestGuestsAreToldWhoCalled(t *testing.T) {
	p := hosted(t, "Ann", "Ben", "Cy")
	g := p.helped()
	is := func(what string, caller *scoring.Player) {
		t.Helper()
		p.Beside(func() {
			g.Until(what, func(s hosttest.Table) bool {
				return (s.Caller == nil) == (caller == nil) && (caller == nil || *s.Caller == *caller)
			})
		})
	}
	is("that nobody called", nil)
	ben, cy := scoring.Player(1), scoring.Player(2)
	p.Tap("Call")
	p.Tap("Ben")
	is("that Ben called", &ben)
	p.Press(fyne.KeyEscape)
	p.Type("n789")
	p.TapIn("Cy", "Cy called")
	is("that it was Cy", &cy)
	p.Tap("Write it down")
	is("that nobody called in the next round", nil)
}

func TestAFinishedGameHasNoCall(t *testing.T) {
	w := begun(t, oneRound, "Ann", "Ben")
	w.round(5, 6)
	want(t, "caller", sheet.Coming(w.store, w.id(), w.sheet()).Caller, scoring.Nobody)
}

// paws returns how many paws are over the window.
func (w *walker) paws() int {
	return len(uitest.All(w.Window.Canvas().Content(), func(g *widgets.Glyph) bool { return g.Icon == widgets.IconPaw }))
}

func TestACallKnocksOnTheScreenAndTakesNoTap(t *testing.T) {
	w := playing3(t)
	w.Tap("Call")
	f := w.Frames()
	w.Tap("Ben")
	want(t, "paws", w.paws(), 1)
	w.Tap("Cy")
	w.Shows("Ann your last turn")
	f.Land()
	want(t, "paws later", w.paws(), 0)
}

func TestFacesGoOutWithTheirLastTurnsAndComeBack(t *testing.T) {
	w := playing3(t)
	w.Tap("Call")
	w.Tap("Ben")
	out := func() int {
		return len(uitest.All(w.Front(), func(v *widgets.BadgeView) bool { return v.Dim }))
	}
	want(t, "out at first", out(), 0)
	w.Tap("Ann") // and Cy before her
	want(t, "out", out(), 2)
	w.Tap("Cy")
	want(t, "out once Cy is back", out(), 1)
	w.Type("7") // while a turn is left
	w.Shows("Ben called")
	w.digits("89")
	w.Tap("Write it down")
	want(t, "totals", w.totals(), []int{12, 14, 16})
	want(t, "caller", w.sheet().Rounds[1].Caller, scoring.Player(1))
}

// TestWindowAndHelperSeeWhatTheOtherTypes has a helper enter the score that is about to be typed at the window.
func TestWindowAndHelperSeeWhatTheOtherTypes(t *testing.T) {
	p := hosted(t, "Ann", "Ben", "Cy")
	g := p.helped()
	p.Type("n")
	want(t, "the score of a helper", p.ask(g, "slip", slip(0, 0, 12)), "")
	p.Shows("tap to change")
	p.Type("9")
	p.Shows("tap to change")
	p.Press(fyne.KeyBackspace)
	p.Type("9")
	p.Shows("has 12, now 9")
	want(t, "what guests are told", sheet.Coming(p.store, p.id(), p.sheet()).Scores, map[scoring.Player]scoring.Score{0: {Points: 9}})
}

// TestTheLastScoreOfAHelperWritesNothingByATapForAKey has a helper enter the score that was missing: the question
// who called takes the place of the keys, and no tap that was meant for one of them.
func TestTheLastScoreOfAHelperWritesNothingByATapForAKey(t *testing.T) {
	p := hosted(t, "Ann", "Ben")
	g := p.helped()
	p.Type("n12")
	want(t, "the score of a helper", p.ask(g, "slip", slip(0, 1, 20)), "")
	p.Press(fyne.KeyReturn)
	p.Shows("Who called?")
	nobody := p.Find("Nobody called").(*widgets.Tile)
	nobody.Tapped(&fyne.PointEvent{})
	want(t, "rounds", len(p.sheet().Rounds), 0)
	want(t, "it looks so", nobody.Asleep(), true)
	p.Pass(widgets.LateTap)
	nobody.Tapped(&fyne.PointEvent{})
	want(t, "rounds", len(p.sheet().Rounds), 1)
}
