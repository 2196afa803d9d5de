package walks_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"tabby/history"
	"tabby/internal/draw/badges"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
	"tabby/ui/kit/widgets"
)

// TestATapOnACatGivesTheNext goes through all cats on the page of a person, and takes one back.
func TestATapOnACatGivesTheNext(t *testing.T) {
	w := played(t)
	w.person("Ben")
	first := w.named("Ben").Cat()
	for i := range history.Cats {
		want(t, "cat", w.named("Ben").Cat(), (first+i)%history.Cats)
		want(t, "on the page", w.sees(badges.Of(w.named("Ben"))), true)
		w.Tap("Another cat")
	}
	want(t, "after all others", w.named("Ben").Cat(), first)
	w.Tap("Undo")
	want(t, "taken back", w.named("Ben").Cat(), (first+history.Cats-1)%history.Cats)
}

// glasses is the number of the cat with glasses.
const glasses = 9

func TestAnyCatIsOneTapAway(t *testing.T) {
	w := played(t)
	w.person("Ben")
	w.Tap("Change")
	before := w.named("Ben").Cat()
	w.Tap("cat with glasses")
	want(t, "cat", w.named("Ben").Cat(), glasses)
	want(t, "checked", w.checked("cat with glasses"), true)
	w.TapMessage("Undo")
	want(t, "taken back", w.named("Ben").Cat(), before)
	want(t, "checked still", w.checked("cat with glasses"), false)
}

func TestTheColourOfAnotherPersonIsMarkedAndCanBeChosen(t *testing.T) {
	w := played(t)
	ann := w.named("Ann").Colour
	w.person("Ben")
	w.Tap("Change")
	want(t, "one colour is that of two", strings.Contains(w.Text(), "Ann has this colour."), false)
	want(t, "the face of Ann", w.sees(badges.Of(w.named("Ann"))), true)
	w.Tap(languages.English().Kit.Colours[ann] + ", Ann has this colour.")
	want(t, "colour", w.named("Ben").Colour, ann)
	w.Shows("Ann has this colour.")
}

func TestACatIsChosenForANameThatWasJustTyped(t *testing.T) {
	w := settingUp(t, "Ann", "Ben")
	w.Shows("Tap a face to choose its cat.")
	face := uitest.All(w.Front(), func(b *widgets.BadgeView) bool { return b.Badge == badges.Of(w.named("Ben")) })[0]
	at := boxOf(face)
	test.TapCanvas(w.Window.Canvas(), fyne.NewPos(at.Left+14, at.Top+14))
	w.Tap("cat with glasses")
	w.Press(fyne.KeyEscape)
	w.Tap("Seats")
	w.Tap("Ben: Cat and colour")
	want(t, "chosen", w.checked("cat with glasses"), true)
	w.Press(fyne.KeyEscape)
	want(t, "cat", w.named("Ben").Cat(), glasses)
	faces := uitest.All(w.Front(), func(b *widgets.BadgeView) bool { return b.Badge == badges.Of(w.named("Ben")) })
	want(t, "on the chip and in the seat", len(faces), 2)
	w.Tap("Start")
	want(t, "seats", w.seats(), []string{"Ann", "Ben"})
}

// checked reports whether a tile of that label is selected.
func (w *walker) checked(label string) bool { return w.Find(label).(*widgets.Tile).Selected() }
