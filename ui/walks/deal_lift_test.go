//go:build !nodeck

package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

func TestCardLiftsUnderThePointer(t *testing.T) {
	for _, still := range []bool{false, true} {
		x := dealt(t, "recall", levels{1: "steady"}, "Ann", "Ben")
		lifted := float32(6)
		if still {
			lifted = 0
			x.Press(fyne.KeyEscape)
			x.Shortcut(ctrl(fyne.KeyComma))
			x.Tap("Reduced motion")
			x.Press(fyne.KeyEscape)
			x.Tap("Go on with round 1")
		}
		card := x.look().card(x.seat("Ann"), 1)
		lay := cardBox(card)
		card.on.(desktop.Hoverable).MouseIn(&desktop.MouseEvent{})
		want(t, "under the pointer", lay.At.Y-cardBox(card).At.Y, lifted)
		card.on.(desktop.Hoverable).MouseOut()
		want(t, "afterwards", cardBox(card), lay)
	}
}
