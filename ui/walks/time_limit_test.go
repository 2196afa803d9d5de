//go:build !nodeck

package walks_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
)

func TestTimeLimitIsSetOnThisDevice(t *testing.T) {
	x := discarded(t, "Ann", "Ben", "Cy")
	x.Shortcut(ctrl(fyne.KeyComma))
	x.Tap("Your data, devices and more")
	x.Tap("No limit")
	want(t, "message", x.Message(), "No time limit for looking and snapping.")
	x.Pass(time.Hour)
	want(t, "message, which stays", x.Message(), "No time limit for looking and snapping.")
	x.Press(fyne.KeyEscape)
	x.Type("n")
	untilAsked(x)
	x.ShowsNot("Nobody (")
	x.passes()
	x.Tap("Nobody")
	want(t, "time to match", x.asked(), false)
}

// asked reports whether the screen asks whether a card matches, with seconds or without.
func (x *deckWalker) asked() bool { return x.look().offers("Nobody") }

// untilAsked plays on until a card may be matched.
func untilAsked(x *deckWalker) {
	x.Helper()
	for range 400 {
		if x.asked() {
			return
		}
		x.step()
	}
	x.Fatal("no card may be matched")
}

// passes lets far more time pass than there usually is to match a card, and fails unless one
// may still be matched.
func (x *deckWalker) passes() {
	x.Helper()
	for range 10 * offerSeconds {
		x.Pass(time.Second)
	}
	if !x.asked() {
		x.Fatal("no card may be matched any more")
	}
}

func TestNothingHurriesWhoeverIsReadTo(t *testing.T) {
	x := discarded(t, "Ann", "Ben", "Cy")
	x.heard = true
	x.passes()
	x.Type("n")
	want(t, "time to match", x.asked(), false)

	x = dealt(t, "rat-a-tat-cat", levels{1: "steady"}, "Ann", "Ben")
	x.heard = true
	for !x.look().showing() {
		x.step()
	}
	x.Pass(time.Hour)
	want(t, "a card is open", x.look().showing(), true)
	x.Tap("Turn face down")
	want(t, "a card is open", x.look().showing(), false)
}
