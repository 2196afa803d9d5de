package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

func TestBinOfAGameThatWasNotBegunIsAtTheCornerOfItsCard(t *testing.T) {
	for _, size := range handSizes() {
		w := walk(t)
		w.begin(to100, "Ann", "Ben", "Cy", "Dee")
		w.Window.Resize(size)
		w.Press(fyne.KeyEscape)
		card, bin := boxOf(w.tiles()[0]), boxOf(w.Find("Delete").(fyne.CanvasObject))
		badge := boxOf(uitest.All[*widgets.BadgeView](w.Front(), nil)[0])
		if !bin.within(card) || bin.Left < (card.Left+card.Right)/2 || bin.Top >= badge.Top || bin.Bottom-bin.Top < 44 {
			t.Errorf("in %v the bin is at %v, its card at %v", size, bin, card)
		}
	}
}

func TestHeadingsOfTheFirstPageAreLevel(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Desktop(), onItsSide()} {
		for _, scale := range []float32{1, 2} {
			w := walk(t)
			w.textScale(scale)
			w.begin(oneRound, "Ann", "Ben")
			w.round(5, 6)
			w.begin(to100, "Ann", "Ben")
			w.start(size)
			w.Press(fyne.KeyEscape)
			heading := func(text string) box {
				return boxOf(uitest.All(w.Front(), func(x *widgets.Text) bool { return x.Text() == text })[0])
			}
			left, right := heading("On the table"), heading("Tonight")
			if right.Left > left.Left+200 && right.Top != left.Top {
				t.Errorf("in %v, text %v: %v and %v", size, scale, left, right)
			}
			if scale == 1 {
				want(t, "side by side", right.Left > left.Left+200, true)
			}
		}
	}
}

func TestGoingOnIsInSightInLargeText(t *testing.T) {
	w := walk(t)
	w.textScale(2)
	w.begin(to100, "Ann", "Ben", "Cy", "Dee")
	w.round(5, 6, 7, 8)
	w.start(fyne.NewSize(320, 568))
	w.Press(fyne.KeyEscape)
	if at := boxOf(w.Find("Go on").(fyne.CanvasObject)); at.Bottom > 568 {
		t.Errorf("it is at %v", at)
	}
}

func TestTheCardToPlayAndTheMainButtonAreBesideWhatThereIs(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.start(uitest.Desktop())
	w.Press(fyne.KeyEscape)
	left := func(text string) float32 {
		return boxOf(uitest.All(w.Front(), func(x *widgets.Text) bool { return x.Text() == text })[0]).Left
	}
	want(t, "beside it", left("Play against Mittens") > left("On the table")+200, true)
	w.start(onItsSide())
	w.Press(fyne.KeyEscape)
	beside := func(label string) {
		t.Helper()
		if at := boxOf(w.Find(label).(fyne.CanvasObject)); at.Left < 600 {
			t.Errorf("%s is at %v", label, at)
		}
	}
	beside("Go on")
	w.Tap("New game")
	beside("Start")
	w.Window.Resize(uitest.Desktop())
	if at := boxOf(w.Find("Start").(fyne.CanvasObject)); at.Left > 300 {
		t.Errorf("on a desktop Start is at %v", at)
	}
}

func TestRouteOfARoomThatIsNoMoreIsDroppedAtTheNextStart(t *testing.T) {
	w := walk(t)
	w.store.drafts["route"] = []byte(`{"screen":"visit","game":"a"}`)
	w.start(uitest.Phone())
	want(t, "route", string(w.store.drafts["route"]), `{"screen":"home"}`)
}
