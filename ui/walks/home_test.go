package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

func TestBinOfAGameThatWasNotBegunIsAtTheCornerOfItsCard(t *testing.T) {
	for _, size := range assault.Few(1, handSizes()) {
		w := begun(t, to100, "Ann", "Ben", "Cy", "Dee")
		w.Window.Resize(size)
		w.Press(fyne.KeyEscape)
		card, bin := boxOf(w.tiles()[0]), w.boxOf("Delete")
		badge := boxOf(uitest.All[*widgets.BadgeView](w.Front(), nil)[0])
		if !bin.within(card) || bin.Left < (card.Left+card.Right)/2 || bin.Top >= badge.Top || bin.Bottom-bin.Top < 44 {
			t.Errorf("in %v the bin is at %v, its card at %v", size, bin, card)
		}
	}
}

func TestHeadingsOfTheFirstPageAreLevel(t *testing.T) {
	onScreens(t, []fyne.Size{uitest.Desktop(), onItsSide()}, []float32{1, 2}, func(w *walker, at screenAt) {
		w.begin(oneRound, "Ann", "Ben")
		w.round(5, 6)
		w.begin(to100, "Ann", "Ben")
		w.start(at.size)
		w.Press(fyne.KeyEscape)
		left, right := boxOf(w.text("On the table")), boxOf(w.text("Tonight"))
		beside := right.Left > left.Left+200
		if beside {
			want(w, "the tops", right.Top, left.Top)
		}
		want(w, "side by side", beside || at.scale > 1, true)
	})
}

func TestGoingOnIsInSightInLargeText(t *testing.T) {
	w := walk(t)
	w.textScale(2)
	w.begin(to100, "Ann", "Ben", "Cy", "Dee")
	w.round(5, 6, 7, 8)
	w.start(fyne.NewSize(320, 568))
	w.Press(fyne.KeyEscape)
	if at := w.boxOf("Go on"); at.Bottom > 568 {
		t.Errorf("it is at %v", at)
	}
}

func TestTheCardToPlayAndTheMainButtonAreBesideWhatThereIs(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	w.start(uitest.Desktop())
	w.Press(fyne.KeyEscape)
	play, table := boxOf(w.text("Play against Mittens")), boxOf(w.text("On the table"))
	want(t, "beside it", play.Left > table.Left+200, true)
	w.start(onItsSide())
	w.Press(fyne.KeyEscape)
	beside := func(label string) {
		t.Helper()
		if at := w.boxOf(label); at.Left < 600 {
			t.Errorf("%s is at %v", label, at)
		}
	}
	beside("Go on")
	w.Tap("New game")
	beside("Start")
	w.Window.Resize(uitest.Desktop())
	if at := w.boxOf("Start"); at.Left+at.Right != uitest.Desktop().Width { // below all
		t.Errorf("on a desktop Start is at %v", at)
	}
}

func TestRouteOfARemovedRoomIsDroppedAtTheNextStart(t *testing.T) {
	w := walk(t)
	w.store.drafts["route"] = []byte(`{"screen":"visit","game":"a"}`)
	w.start(uitest.Phone())
	want(t, "route", string(w.store.drafts["route"]), `{"screen":"home"}`)
}
