package ui_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/frame"
	"tabby/ui/look"
	"tabby/ui/uitest"
)

// Longer words in other letters stand on every screen of a small phone, with large text, and
// nothing else does.
func TestEveryScreenIsSaidInTheLanguage(t *testing.T) {
	for _, script := range []string{"accented", "mirrored"} {
		t.Run(script, func(t *testing.T) {
			t.Setenv(uitest.Script, script)
			a := newAlbum(t, usualNames)
			a.open(fyne.NewSize(320, 480), frame.Preferences{Mode: look.Light, Text: 1.5})
			for _, screen := range a.screens() {
				if screen.route.Room == frame.RulesRoom {
					a.excused(screen)
				} else {
					a.show(screen)
				}
				a.fits(screen.name)
			}
		})
	}
}

// excused shows a screen of the rule book, whose pages are English templates and not of the
// language. It fails where that needs no excuse.
func (a *album) excused(s screen) {
	a.Helper()
	e := &excuse{TB: a.TB}
	a.TB = e
	a.show(s)
	a.TB = e.TB
	if e.faults == 0 {
		a.Errorf("%s is said in the language, and needs no excuse", s.name)
	}
}

// An excuse counts what is wrong.
type excuse struct {
	testing.TB
	faults int
}

func (e *excuse) Error(...any)          { e.faults++ }
func (e *excuse) Errorf(string, ...any) { e.faults++ }

// own returns what people wrote, and the names of games.
func (w *walker) own() []string {
	all := []string{nightPlace, nightNote}
	people, err := w.opens.People()
	w.must(err)
	for _, p := range people {
		all = append(all, p.Name)
	}
	for _, r := range engine.Variants() {
		all = append(all, r.Name)
	}
	return all
}
