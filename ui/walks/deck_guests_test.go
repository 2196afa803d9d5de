//go:build !nodeck

package walks_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/uitest"
)

func TestGuestAndWindowPlayARoundTogether(t *testing.T) {
	for _, v := range assault.Few(2, engine.Variants()) {
		t.Run(v.ID, func(t *testing.T) {
			x := mixed(t, v.ID, 1, "Ann", "Ben")
			x.deal()
			x.ShowsNot("Pass to")
			waited := 0
			x.play(x.step, func() bool {
				if x.Reads("It’s Ann’s turn, on another device.") {
					waited++
				}
				if at := x.deck.look(); at.curtain != "" || at.holder == x.deck.seat("Ann") {
					t.Fatalf("the window shows seat %d, curtain %q", at.holder, at.curtain)
				}
				x.deck.checkOpen()
				return false
			})
			if waited == 0 {
				t.Error("the window never says that Ann plays on another device")
			}
			for range 50 {
				if x.deck.over() {
					break
				}
				x.waits()
			}
			x.deck.write()
			want(t, "rounds", len(x.sheet().Rounds), 1)
			x.Beside(func() {
				x.guests[0].Until("the round", func(s hosttest.Table) bool { return s.Round == 1 && s.Deck == nil })
			})
		})
	}
}

func TestGuestsPlayOnWhileTheWindowIsOnTheSheet(t *testing.T) {
	x := mixed(t, "rat-a-tat-cat", 2, "Ann", "Ben", "Whiskers")
	x.Shows("Deal round 1")
	want(t, "deal", x.ask(x.guests[0], "deal", nil), "")
	x.Shows("Go on with round 1")
	x.play(x.waits, nil)
	x.Shows("Go on with round 1")
	want(t, "write", x.ask(x.guests[1], "write", hosttest.Args{"round": 0}), "")
	x.Shows("Deal round 2")
	want(t, "rounds", len(x.sheet().Rounds), 1)
}

func TestGuestsPlayOnWhileTheTableIsCovered(t *testing.T) {
	x := mixed(t, "rat-a-tat-cat", 2, "Ann", "Ben")
	x.deal()
	x.Tap("Who is here")
	x.play(x.waits, func() bool { return len(x.deck.moves()) > 8 })
	x.Tap("Done")
	x.ShowsNot("Pass to")
	x.play(x.waits, nil)
	want(t, "write", x.ask(x.guests[0], "write", hosttest.Args{"round": 0}), "")
	x.ShowsNot("draw pile")
	x.Shows("Deal round 2")
	x.Tap("Deal round 2")
	x.Tap("Who is here")
	x.play(x.waits, nil)
	want(t, "write", x.ask(x.guests[0], "write", hosttest.Args{"round": 1}), "")
	x.Tap("Done")
	x.Shows("Deal round 3")
}

func TestRoundThrownAwayDoesNotReplaceOneDealtSince(t *testing.T) {
	x := mixed(t, "rat-a-tat-cat", 2, "Ann", "Ben")
	want(t, "deal", x.ask(x.guests[0], "deal", nil), "")
	thrown := x.deck.round().Round
	x.more("Delete round")
	x.Tap("Delete")
	x.ShowsNot("Go on with round 1")
	want(t, "cards", x.deck.round().Pack == nil, true)
	want(t, "deal", x.ask(x.guests[0], "deal", nil), "")
	x.Shows("Go on with round 1")
	x.TapMessage("Undo")
	want(t, "message", x.Message(), "A round is on the table already.")
	want(t, "the other round is there", x.deck.round().Round != thrown, true)
	x.play(x.waits, nil)
}

func TestRoundThrownAwayComesBackForItsGuests(t *testing.T) {
	x := mixed(t, "rat-a-tat-cat", 2, "Ann", "Ben")
	want(t, "deal", x.ask(x.guests[0], "deal", nil), "")
	x.play(x.waits, func() bool { return len(x.deck.moves()) > 5 })
	thrown := x.deck.round().Round
	x.more("Delete round")
	x.Tap("Delete")
	x.Beside(func() { x.guests[0].Until("no cards", func(t hosttest.Table) bool { return t.Deck == nil }) })
	x.TapMessage("Undo")
	want(t, "the round is back", x.deck.round().Round == thrown, true)
	x.play(x.waits, nil)
}

func TestGuestWhoStandsUpComesBackToTheWindow(t *testing.T) {
	x := waitsForAnn(t)
	want(t, "stand", x.ask(x.guests[0], "stand", nil), "")
	x.Shows("Pass to")
	want(t, "sit", x.ask(x.guests[0], "sit", hosttest.Args{"player": 0}), "")
	x.ShowsNot("Pass to")
	x.Shows("It’s Ann’s turn, on another device.")
	x.play(x.step, nil)
}

func TestRoundGoesOnAfterTheWindowWasKilled(t *testing.T) {
	x := waitsForAnn(t)
	moves := x.deck.moves()
	x.net.die()
	x.start(uitest.Phone())
	want(t, "moves", x.deck.moves(), moves)
	x.Shows("Ann is away. The round is waiting.")
	x.Shows("Play for Ann here")
	x.Tap("Let them in again")
	x.Sees("Plays as Ann · here")
	x.Tap("Back to the sheet")
	x.Tap("Go on with round 1")
	x.play(x.step, nil)
	want(t, "the moves before", x.deck.moves()[:len(moves)], moves)
}

func TestAPlayerWhosePhoneCannotComePlaysHere(t *testing.T) {
	x := waitsForAnn(t)
	x.net.die()
	x.start(uitest.Phone())
	x.Shows("Let them in again")
	x.Tap("Who is here")
	x.Tap("plays on their own phone")
	x.ShowsNot("plays on their own phone")
	x.Tap("Done")
	x.Shows("Pass to")
	x.guests = nil
	x.play(x.step, nil)
}

func TestRoundReturnsToTheWindowWhenNobodyIsLetIn(t *testing.T) {
	x := waitsForAnn(t)
	x.Tap("Back to the sheet")
	x.room("Guests")
	x.Tap("Stop")
	x.Tap("Stop")
	x.Tap("Back to the sheet")
	x.Tap("Go on with round 1")
	x.Shows("Pass to")
	x.guests = nil
	x.play(x.step, nil)
}

func TestRoundThatAGuestHasDealtIsJoinedFromWhoPlays(t *testing.T) {
	x := mixed(t, "rat-a-tat-cat", 1, "Ann", "Ben")
	x.Type("v")
	x.Shows("plays on their own phone")
	want(t, "deal", x.ask(x.guests[0], "deal", nil), "")
	dealt := x.deck.round().Round
	x.Tap("Deal")
	x.Shows("draw pile")
	if !strings.Contains(x.Text(), "Ben") || x.deck.round().Round != dealt {
		t.Error("another round is on the table")
	}
	want(t, "deal again", x.ask(x.guests[0], "deal", nil) != "", true)
}

func TestMovesOfGuestsDoNotUncoverTheWindow(t *testing.T) {
	x := mixed(t, "rat-a-tat-tat", 1, "Ann", "Ben", "Cy")
	x.deal()
	x.Shows("Pass to")
	want(t, "Ann moves while the curtain is down", x.plays(x.guests[0]), true)
	x.Shows("Pass to")
	want(t, "places of cards", len(x.deck.look().spots), 0)
	x.play(x.step, func() bool {
		x.deck.checkOpen()
		return false
	})
}

// waitsForAnn deals a round of Ann, at her own device, and Ben, which waits for her.
func waitsForAnn(t *testing.T) *mixedTable {
	t.Helper()
	x := mixed(t, "rat-a-tat-cat", 1, "Ann", "Ben")
	x.deal()
	x.play(x.step, func() bool { return x.annBegins() && x.Reads("It’s Ann’s turn, on another device.") })
	return x
}

// annBegins reports whether Ann is at the beginning of a turn.
func (x *mixedTable) annBegins() bool {
	p := x.deck.round()
	return p.Round.Phase() == engine.Starting && p.Round.Turn() == x.deck.seat("Ann")
}

// annGoes lets Ann's device go while the round waits for her, until the window says so.
func (x *mixedTable) annGoes() (ann *hosttest.Guest) {
	x.Helper()
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
	x := waitsForAnn(t)
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
	x := waitsForAnn(t)
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
	x.play(x.waits, x.annBegins)
	x.annGoes()
	x.Tap("Play for Ann here")
	want(t, "who takes the device", x.deck.look().curtain, "Ann")
	x.play(x.step, nil)
}

func TestSeatOfAnAbsentGuestIsKept(t *testing.T) {
	x := waitsForAnn(t)
	x.annGoes()
	x.Tap("Who is here")
	x.chair("Ann", "steady")
	x.Tap("Done")
	x.Tap("Back to the sheet")
	x.room("Guests")
	x.ShowsNot("Plays as Ann")
	x.Shows("Comes back as Ann · away")
}

// TestScoresOfAHelperAreReadWhileCardsAreDealt has a helper enter a round whose cards are dealt: the sheet leads
// to the scores, which are written down instead of the cards if somebody wants that.
func TestScoresOfAHelperAreReadWhileCardsAreDealt(t *testing.T) {
	p := newHosting(t)
	p.begin(endless, "Ann", "Ben")
	g := p.helped()
	x := &deckWalker{walker: p.walker, chance: rand.New(rand.NewPCG(7, 2))}
	x.deal(levels{0: "steady"})
	p.Tap("Back to the sheet")
	for player, points := range []int{12, 20} {
		want(t, "a score", p.ask(g, "slip", slip(0, player, points)), "")
	}
	const says = "1 guest here, 2 of 2 scores entered."
	p.Shows(says, "Go on with round 1")
	p.Tap(says)
	p.Shows("12", "20")
	p.Press(fyne.KeyEscape)
	p.Shows("Go on with round 1")
	p.Tap(says)
	p.Tap("Nobody called")
	p.Shows("Cards are dealt for this round.")
	p.Tap("Stay")
	want(t, "rounds", len(p.sheet().Rounds), 0)
	p.Tap("Nobody called")
	p.Tap("Write it down")
	want(t, "totals", p.totals(), []int{12, 20})
	p.ShowsNot("Go on with round")
}
