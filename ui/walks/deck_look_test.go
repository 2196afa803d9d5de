//go:build !nodeck

package walks_test

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"tabby/internal/testing/assault"
	"tabby/ui/kit/widgets"
)

// returns leaves the table and comes back to it.
func (x *deckWalker) returns() {
	x.Helper()
	x.Press(fyne.KeyEscape)
	x.Tap("Go on with round ")
}

func TestALookThatIsOverShowsNothingToAPlayerWhoComesBack(t *testing.T) {
	for name, over := range map[string]func(*deckWalker){
		"turned down":               func(x *deckWalker) { x.Tap("Turn face down"); x.returns() },
		"its time was up":           func(x *deckWalker) { x.Pass(lookPace); x.returns() },
		"its player left":           func(x *deckWalker) { x.returns() },
		"its player left twice":     func(x *deckWalker) { x.returns(); x.returns() },
		"the program ended":         func(x *deckWalker) { x.Press(fyne.KeyEscape); x.restart(); x.Tap("Go on with round 1") },
		"the program was killed":    func(x *deckWalker) { x.restart() },
		"turned down and restarted": func(x *deckWalker) { x.Tap("Turn face down"); x.restart() },
	} {
		t.Run(name, func(t *testing.T) {
			x := dealt(t, "rat-a-tat-cat", levels{1: "steady"}, "Ann", "Ben")
			x.Tap("Look")
			want(t, "open cards", len(x.shown()), 2)
			over(x)
			want(t, "open cards afterwards", len(x.shown()), 0)
			x.Pass(time.Minute)
			want(t, "open cards later", len(x.shown()), 0)
		})
	}
}

func TestNoLookComesBackInAnyRound(t *testing.T) {
	for _, variant := range assault.Few(1, []string{"rat-a-tat-cat", "recall", "biberbande"}) {
		for _, computers := range []levels{nil, {1: "steady"}} {
			t.Run(fmt.Sprint(variant, computers), func(t *testing.T) {
				x := dealt(t, variant, computers, "Ann", "Ben")
				for range 25 {
					for range 3 {
						if x.step(); x.over() {
							return
						}
					}
					x.returns()
					if n := len(x.shown()); n > 0 {
						t.Fatalf("%d cards lie open again after %v", n, x.moves())
					}
				}
			})
		}
	}
}

// The button says how long the cards are seen, as it does on a phone, and where nothing ends, no number.
func TestTheButtonCountsTheSecondsOfALook(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", levels{1: "steady"}, "Ann", "Ben")
	x.Tap("Look")
	for _, left := range []int{20, 19, 18} {
		x.Shows(fmt.Sprintf("Turn face down (%d)", left))
		x.Pass(time.Second)
	}
	x.Pass(16 * time.Second)
	want(t, "open cards after 19 seconds", len(x.shown()), 2)
	x.Pass(time.Second)
	want(t, "open cards after 20", len(x.shown()), 0)
}

func TestALateTapMeansNoButtonThatHasJustCome(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.Tap("I am ")
	x.Tap("Look")
	down := x.Find("Turn face down").(fyne.CanvasObject)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(down).AddXY(down.Size().Width/2, down.Size().Height/2)
	x.Pass(lookPace)
	x.Shows("Pass to")
	next := x.Find("I am ").(*widgets.Button)
	want(t, "the button that has just come looks asleep", next.Asleep(), true)
	test.TapCanvas(x.Window.Canvas(), at)
	x.Shows("Pass to")
	x.Pass(time.Second)
	want(t, "the button looks asleep later", next.Asleep(), false)
	test.TapCanvas(x.Window.Canvas(), at)
	x.ShowsNot("Pass to")
}
