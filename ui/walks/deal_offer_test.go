//go:build !nodeck

package walks_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/internal/table/round"

	"tabby/engine"
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
	for range 60 {
		x.until(engine.Draw)
		x.Type("dt")
		if x.look().matching() {
			return x
		}
	}
	t.Fatal("no card may be matched")
	return nil
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
	x.Tap("No card of mine")
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
	for range 400 {
		if v := x.look(); v.matching() {
			want(t, "who may match", v.snappers(), []string{"Ann"})
			for _, name := range []string{"Ben", "Cy"} {
				want(t, name+" has a button", x.Offers(name+" snaps"), false)
			}
			return
		}
		x.step()
	}
	t.Fatal("no card may be matched")
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
