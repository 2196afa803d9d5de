//go:build !nodeck

package walks_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/hosttest"
)

// A mixedTable is a virtual deck that the window shares with guests.
type mixedTable struct {
	*hosting
	deck   *deckWalker
	guests []*hosttest.Guest
}

// mixed begins a game in which the first players of all sit at devices of their own.
func mixed(t *testing.T, variant string, away int, names ...string) *mixedTable {
	t.Helper()
	p := newHosting(t)
	p.beginGame(variant, engine.House{engine.Rounds: "99"}, names...)
	x := &mixedTable{hosting: p, deck: &deckWalker{walker: p.walker, chance: rand.New(rand.NewPCG(3, 5))}}
	p.letIn()
	for player := range away {
		g := p.join()
		want(t, "sit", p.ask(g, "sit", hosttest.Args{"player": player}), "")
		x.guests = append(x.guests, g)
	}
	p.unfold()
	p.Tap("Guests may finish a round")
	p.Tap("Back to the sheet")
	return x
}

// deal deals a round in the window.
func (x *mixedTable) deal() {
	x.Helper()
	x.Type("v")
	x.Shows("plays on their own phone")
	x.Tap("Deal")
}

// A guestHand is what a guest is shown of the virtual deck.
type guestHand struct {
	At    int
	Over  bool
	Moves []engine.Move
}

// hand waits until a guest sees all moves so far, and returns what it sees.
func (x *mixedTable) hand(g *hosttest.Guest) (h guestHand) {
	x.Helper()
	moves := len(x.deck.moves())
	x.Beside(func() {
		g.Until("the last move", func(t hosttest.Table) bool {
			h = guestHand{}
			return t.Deck != nil && json.Unmarshal(hosttest.JSON(t.Deck), &h) == nil && h.At == moves
		})
	})
	return h
}

// plays lets a guest make a move by chance, and reports whether it could.
func (x *mixedTable) plays(g *hosttest.Guest) bool {
	x.Helper()
	h := x.hand(g)
	if len(h.Moves) == 0 {
		return false
	}
	m := h.Moves[x.deck.chance.IntN(len(h.Moves))]
	if m.Do == engine.Snap && x.deck.chance.IntN(10) > 0 {
		return false
	}
	return x.ask(g, "move", hosttest.Args{"at": h.At, "move": m}) == ""
}

// isOver reports whether the round is over.
func (x *mixedTable) isOver() bool {
	p := x.deck.round()
	return p.Round.Phase() == engine.Over
}

// play plays the round to its end, or until something is so. Where no guest can move, rest
// lets the window do something.
func (x *mixedTable) play(rest func(), until func() bool) {
	x.Helper()
	for range 4000 {
		if x.isOver() || until != nil && until() {
			return
		}
		moved := false
		for _, g := range x.guests {
			moved = moved || x.plays(g)
		}
		if !moved {
			rest()
		}
	}
	x.Fatalf("the round does not end: %s", x.Text())
}

// step lets the window do something by chance.
func (x *mixedTable) step() { x.deck.step() }

// waits lets time pass.
func (x *mixedTable) waits() { x.Pass(time.Second) }
