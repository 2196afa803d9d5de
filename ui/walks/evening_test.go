//go:build !nodeck

package walks_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/system/a11y"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/script"
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

// TestAnEveningIsPlayedByEar plays a round of each game as well, in a short test of two.
func TestAnEveningIsPlayedByEar(t *testing.T) {
	p := listens(walk(t))
	script.Sheet(p)
	script.Deals(p, assault.Few(1, engine.Variants())...)
}
