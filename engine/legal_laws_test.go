package engine_test

import (
	"testing"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/must"
)

// The engine says twice, to be fast, which moves are open to the turn: once kept and once
// worked out. The laws here hold the two against each other in every position.

// anyTrial draws a table of any variant, those that tests alone know among them.
var anyTrial = rapid.Custom(func(t *rapid.T) trial {
	tr := trials.Draw(t, "table")
	if rules := rapid.SampledFrom([]*engine.Rules{nil, nil, nil, &magpies, &crows}).Draw(t, "toy"); rules != nil {
		tr.variant, tr.rules, tr.house = rules.ID, rules, nil
		tr.players = rapid.IntRange(rules.Players.Min, rules.Players.Max).Draw(t, "players of the toy")
		tr.first = rapid.IntRange(0, tr.players-1).Draw(t, "first of the toy")
	}
	return tr
})

// positions calls f with every position of a round of random play, which players may
// leave, most often while a card is to be given.
func (w *walk) positions(t tb, leaving bool, f func()) {
	for w.steps = 0; w.steps < 400; w.steps++ {
		f()
		oneOf := 40 // positions a player leaves in
		if w.round.Phase() == engine.Giving {
			oneOf = 8
		}
		switch {
		case w.round.Phase() == engine.Over:
			return
		case w.round.Waits():
			must.Do(t, w.round.Reshuffle(w.shuffled(w.round.AppendShuffle(nil))))
		case leaving && w.dice.IntN(oneOf) == 0:
			_ = w.round.Leave(engine.Seat(w.dice.IntN(w.players)))
		default:
			if err := w.round.Do(w.choose()); err != nil {
				t.Fatalf("%v, step %d: %v", w.trial, w.steps, err)
			}
		}
	}
}

// place lays the cards out again, as in the middle of a round.
func (w *walk) place(t tb) {
	rules, cards := w.pack.Ruleset.Rules, w.shuffled(w.pack.AppendCards(nil))
	take := func(n int) (some []engine.Card) {
		n = min(n, len(cards))
		some, cards = cards[:n], cards[n:]
		return some
	}
	pos := engine.Position{
		Turn: engine.Seat(w.dice.IntN(w.players)), Looked: w.dice.IntN(4) > 0,
		FinalTurns: w.dice.IntN(w.players), Caller: engine.Seat(w.dice.IntN(w.players)),
	}
	for s := range w.players {
		n := rules.Hand
		if rules.LineChanges {
			n = 2 + w.dice.IntN(n)
		}
		pos.Lines = append(pos.Lines, take(n))
		pos.Turns = append(pos.Turns, w.dice.IntN(4))
		pos.Left = append(pos.Left, w.players > 2 && s == int(pos.Turn+1)%w.players && w.dice.IntN(3) == 0)
	}
	pos.Draw, pos.Discard = take(w.dice.IntN(20)), take(w.dice.IntN(10))
	var err error
	if w.round, err = w.pack.Place(pos); err != nil {
		t.Fatalf("%v: %v", w.trial, err)
	}
}

// everywhere holds a law in positions of every kind.
func everywhere(t *testing.T, law func(tb, *walk)) {
	all := func(t tb, tr trial, leaving, placed bool) {
		w := tr.begin(t)
		if placed {
			w.place(t)
		}
		w.positions(t, leaving, func() { law(t, w) })
	}
	for i, tr := range tables() {
		tr.seed, tr.first = uint64(i), i%tr.players
		all(t, tr, i%2 == 0, i%3 == 0)
	}
	rapid.Check(t, func(rt *rapid.T) {
		tr := anyTrial.Draw(rt, "table")
		leaving, placed := rapid.Bool().Draw(rt, "a player leaves"), rapid.Bool().Draw(rt, "in the middle of a round")
		for range 10 {
			all(rt, tr, leaving, placed)
			tr.seed++
		}
	})
}

func TestMovesKeptForTheTurnAreThoseWorkedOut(t *testing.T) {
	everywhere(t, func(t tb, w *walk) {
		if kept, open := engine.KeptMoves(&w.round); kept != open {
			t.Fatalf("%v, step %d, phase %d: %b is kept and %b is open", w.trial, w.steps, w.round.Phase(), kept, open)
		}
		for s := range engine.Seat(w.players) {
			v := w.round.View(s)
			if kept, open := engine.KeptMovesSeen(&v); kept != open {
				t.Fatalf("%v, step %d, phase %d: %b is kept in the view of seat %d, %b is open", w.trial, w.steps, w.round.Phase(), kept, s, open)
			}
		}
	})
}

func TestSomebodyCanMoveUntilTheRoundIsOver(t *testing.T) {
	law := func(t tb, w *walk) {
		if w.round.Phase() != engine.Over && !w.round.Waits() && len(w.round.AppendMoves(nil)) == 0 {
			t.Fatalf("%v, step %d, phase %d: no move is legal", w.trial, w.steps, w.round.Phase())
		}
	}
	everywhere(t, law)
	// Lines run empty where players match the cards of others and leave.
	tr := trial{variant: "recall", house: engine.House{engine.SnapWho: "any_cards"}, players: 5}
	for range 2000 {
		w := tr.begin(t)
		w.positions(t, true, func() { law(t, w) })
		tr.seed++
	}
}
