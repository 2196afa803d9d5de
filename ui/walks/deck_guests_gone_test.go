//go:build !nodeck

package walks_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/testing/hosttest"
)

// untilAnn plays until the round waits for Ann at her device.
func (x *mixedTable) untilAnn() {
	x.Helper()
	x.play(x.step, func() bool {
		p := x.deck.round()
		return p.Round.Phase() == engine.Starting && p.Round.Turn() == x.deck.seat("Ann") && x.Reads("It’s Ann’s turn, on another device.")
	})
}

// annGoes lets Ann's device go while the round waits for her, until the window says so.
func (x *mixedTable) annGoes() (ann *hosttest.Guest) {
	x.Helper()
	x.untilAnn()
	ann, x.guests = x.guests[0], x.guests[1:]
	ann.Leave()
	x.Await("that Ann is away", func() bool {
		x.waits()
		return x.Reads("Ann is away. The round is waiting.")
	})
	return ann
}

// annIsBack lets Ann's device come back to its seat.
func (x *mixedTable) annIsBack(ann *hosttest.Guest) {
	x.Helper()
	x.Beside(func() {
		ann = ann.Return()
		ann.Until("her seat", func(s hosttest.Table) bool { return s.You.Player == 0 })
	})
	x.guests = append(x.guests, ann)
}

func TestComputerPlaysForAGuestWhoHasGoneUntilTheyComeBack(t *testing.T) {
	x := mixed(t, "rat-a-tat-cat", 1, "Ann", "Ben")
	x.deal()
	ann, moves := x.annGoes(), len(x.deck.moves())
	x.Tap("Let the computer play")
	x.ShowsNot("Ann is away.", "Let the computer play")
	x.play(x.step, func() bool { return len(x.deck.moves()) > moves })
	x.annIsBack(ann)
	var kept round.Seating
	x.deck.kept("chairs", &kept)
	want(t, "who plays for Ann", kept.Levels[0], round.Away)
	x.play(x.step, nil)
}

func TestWindowPlaysForAGuestWhoHasGoneUntilTheyComeBack(t *testing.T) {
	x := mixed(t, "rat-a-tat-cat", 1, "Ann", "Ben")
	x.deal()
	ann := x.annGoes()
	x.Tap("Play for Ann here")
	x.Shows("Pass to")
	want(t, "who takes the device", x.deck.look().curtain, "Ann")
	x.Tap("I am Ann")
	want(t, "whose cards they are", x.deck.look().holder, x.deck.seat("Ann"))
	x.annIsBack(ann)
	x.ShowsNot("Pass to")
	want(t, "whose cards they are now", x.deck.look().holder, x.deck.seat("Ben"))
	x.play(x.step, nil)
}

func TestScreenThatLayOpenIsCoveredBeforeItShowsAHand(t *testing.T) {
	x := mixed(t, "rat-a-tat-cat", 2, "Ann", "Ben")
	x.deal()
	x.play(x.waits, func() bool {
		p := x.deck.round()
		return p.Round.Phase() == engine.Starting && p.Round.Turn() == x.deck.seat("Ann")
	})
	ann, ben := x.guests[0], x.guests[1]
	ann.Leave()
	x.Await("that Ann is away", func() bool {
		x.waits()
		return x.Reads("Ann is away. The round is waiting.")
	})
	x.Tap("Play for Ann here")
	want(t, "who takes the device", x.deck.look().curtain, "Ann")
	x.guests = []*hosttest.Guest{ben}
	x.play(x.step, nil)
}

func TestSeatOfAGuestWhoHasGoneIsKept(t *testing.T) {
	x := mixed(t, "rat-a-tat-cat", 1, "Ann", "Ben")
	x.deal()
	x.annGoes()
	x.Tap("Who is here")
	x.chair("Ann", "steady")
	x.Tap("Done")
	x.Tap("Back to the sheet")
	x.room("Guests")
	x.ShowsNot("Plays as Ann")
	x.Shows("Comes back as Ann · away")
}
