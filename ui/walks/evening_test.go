//go:build !nodeck

package walks_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/system/a11y"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/script"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

// A byEar is the window as somebody uses it who hears it: by what it tells of itself.
type byEar struct {
	*walker
	*widgets.Accessible
}

// listens begins to listen to the window.
func listens(w *walker) script.Player {
	return script.Player{TB: w.TB, Face: byEar{w, widgets.NewAccessible(w.Window.Canvas())}}
}

func (e byEar) Heard() []a11y.Node            { return e.Nodes() }
func (e byEar) Press(id int) bool             { return e.Accessible.Press(id) }
func (e byEar) Type(id int, text string) bool { return e.Accessible.Type(id, text) }
func (e byEar) Wait()                         { e.Pass(time.Second) }

func (e byEar) Key(name string) {
	switch name {
	case script.Enter:
		e.walker.Press(fyne.KeyReturn)
	case script.Escape:
		e.walker.Press(fyne.KeyEscape)
	case script.Undo:
		e.Shortcut(&fyne.ShortcutUndo{})
	default:
		e.walker.Type(name)
	}
}

// TestAnEveningIsPlayedByEar plays a round of each game as well, in a short test of two. The guest is a program.
func TestAnEveningIsPlayedByEar(t *testing.T) {
	h := newHosting(t)
	h.start(uitest.Phone())
	p, home := listens(h.walker), t.TempDir()
	t.Setenv("HOME", home)
	script.Sheet(p)
	script.Photo(p, home)
	script.Deals(p, assault.Few(1, engine.Variants())...)
	var g *hosttest.Guest
	score := func(points int) string { return h.ask(g, "slip", slip(1, 0, points)) }
	script.Hosts(p, func() {
		g = h.join()
		want(t, "sit", h.ask(g, "sit", hosttest.Args{"player": 0}), "")
	}, func() {
		want(t, "a score while the table is paused", score(9), "ERR_PAUSED")
	}, func() {
		want(t, "a score after the pause", score(9), "")
	}, func() {
		h.Beside(func() { g.Until("the next game", func(t hosttest.Table) bool { return hosttest.Rounds(t) == "" }) })
		want(t, "a score for the own seat", h.ask(g, "slip", slip(0, 0, 7)), "")
	})
}
