//go:build long

package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

func TestRenamingAndANewLookAreUndone(t *testing.T) {
	w := played(t)
	w.person("Ben")
	w.Tap("Change")
	w.Fill(w.Field("Name"), "Bo")
	w.Press(fyne.KeyReturn)
	want(t, "message", w.Message(), "Ben has a new name.")
	w.named("Bo")
	w.TapMessage("Undo")
	w.named("Ben")

	w.Tap("Ben")
	w.Tap("Change")
	before := w.named("Ben")
	w.TapOn(uitest.All[*widgets.Tile](w.Front(), nil)[history.Cats+5])
	want(t, "message", w.Message(), "Ben has a new look.")
	w.TapMessage("Undo")
	before.Chosen = before.Cat() + 1 // the cat, which another badge keeps
	want(t, "painted", w.named("Ben"), before)
}
