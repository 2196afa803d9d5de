//go:build !nodeck

package walks_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/table/round"
)

// The paces of the virtual deck: how long the computer takes for a move, a card
// stays open, and a card may be matched.
const (
	movePace     = 900 * time.Millisecond
	lookPace     = round.LookSeconds * time.Second
	offerSeconds = 5
)

// discarded deals a round of Recall and lets the first player discard a card that
// others may match.
func discarded(t *testing.T, names ...string) *deckWalker {
	x := dealt(t, "recall", nil, names...)
	for !x.look().matching() {
		x.until(engine.Draw)
		x.Type("dt")
	}
	return x
}

func TestDiscardMayBeMatchedByEverybodyElse(t *testing.T) {
	x := discarded(t, "Ann", "Ben", "Cy")
	p, v := x.round(), x.look()
	want(t, "curtain", v.curtain, "")
	x.Shows(fmt.Sprintf("Nobody (%d)", offerSeconds))
	for _, name := range []string{"Ann", "Ben", "Cy"} {
		x.Find(name + " snaps")
		want(t, name+" may match", slices.Contains(v.snappers(), name), x.seat(name) != p.Round.Turn())
	}
	want(t, "open cards", x.faces(), []string{p.Pack.Code(p.Round.Discarded(0))})
	before := x.round().Round
	x.snaps()
	x.Tap("I have none")
	want(t, "the round stands as it was", x.round().Round == before, true)
	want(t, "time to match", x.look().matching(), true)
	seat := x.snaps()
	x.tapCard(seat, 0)
	after, moves := x.round().Round, x.moves()
	want(t, "move", moves[len(moves)-1], engine.Move{Do: engine.Snap, Seat: seat, A: engine.Spot{Seat: seat}})
	matched := after.Discards() > before.Discards()
	want(t, "cards more in the line", after.Len(seat)-before.Len(seat), map[bool]int{true: -1, false: 1}[matched])
}

// snaps lets the first who may match a card do so, and returns the seat.
func (x *deckWalker) snaps() engine.Seat {
	x.Helper()
	names := x.look().snappers()
	if len(names) == 0 {
		x.Fatal("nobody may match")
	}
	x.Tap(names[0] + " snaps")
	return x.seat(names[0])
}

func TestPersonAgainstComputersHasTimeToMatch(t *testing.T) {
	x := dealt(t, "recall", levels{1: "sharp", 2: "steady"}, "Ann", "Ben", "Cy")
	untilAsked(x)
	want(t, "who may match", x.look().snappers(), []string{"Ann"})
	for _, name := range []string{"Ben", "Cy"} {
		want(t, name+" has a button", x.Offers(name+" snaps"), false)
	}
}

func TestCardThatDoesNotMatchIsSeenByEverybody(t *testing.T) {
	for slot := range uint8(4) {
		x := discarded(t, "Ann", "Ben", "Cy")
		before := x.round()
		seat := x.snaps()
		x.tapCard(seat, slot)
		if after := x.round().Round; after.Discards() > before.Round.Discards() {
			continue
		}
		want(t, "curtain", x.look().curtain, "")
		code := before.Pack.Code(before.Round.Card(engine.Spot{Seat: seat, Slot: slot}))
		if open := x.faces(); !slices.Contains(open, code) {
			t.Errorf("%s is not among %v", code, open)
		}
		x.Shows("Remember it: it turns face down after 20 seconds.")
		x.tapCard((seat+1)%3, 0)
		want(t, "message", x.Message(), "First tap the player who has the card.")
		x.Pass(lookPace)
		want(t, "a card is open", x.look().showing(), false)
		return
	}
	t.Fatal("every card matches")
}

func TestRefusedMoveStopsNoClock(t *testing.T) {
	x := discarded(t, "Ann", "Ben", "Cy")
	x.Type("d")
	if !strings.Contains(x.Message(), "matches") {
		t.Errorf("the message says %q", x.Message())
	}
	x.Pass(time.Second)
	x.Shows(fmt.Sprintf("Nobody (%d)", offerSeconds-1))

	x = dealt(t, "rat-a-tat-cat", levels{1: "steady"}, "Ann", "Ben")
	x.untilTurn(1)
	before := x.round().Round
	x.Type("d")
	want(t, "the round stands as it was", x.round().Round == before, true)
	x.Pass(movePace)
	want(t, "the round stands as it was", x.round().Round == before, false)
}

func TestTimeLimitIsSetOnThisDevice(t *testing.T) {
	x := discarded(t, "Ann", "Ben", "Cy")
	x.settings()
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
	x.playUntil("a card that may be matched", x.asked)
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

func TestNothingHurriesAPersonWithAScreenReader(t *testing.T) {
	x := discarded(t, "Ann", "Ben", "Cy")
	x.heard = true
	x.passes()
	x.Type("n")
	want(t, "time to match", x.asked(), false)

	x = dealt(t, "rat-a-tat-cat", levels{1: "steady"}, "Ann", "Ben")
	x.heard = true
	x.playUntil("an open card", func() bool { return x.look().showing() })
	x.Pass(time.Hour)
	want(t, "a card is open", x.look().showing(), true)
	x.Tap("Turn face down")
	want(t, "a card is open", x.look().showing(), false)
}
