package round

import "tabby/engine"

// A PastMove is a move with the table before and after it. Only what all players
// saw of it is put into words or animated.
type PastMove struct {
	engine.Move

	Before, After engine.Played
}

// face returns a card as all players may see it.
func (m PastMove) face(c engine.Card) Face { return faceOf(m.After.Pack, c) }

// open returns a card that all players may see, or nil for a hidden one.
func (m PastMove) open(c engine.Card) *engine.Face {
	if c >= engine.NoCard {
		return nil
	}
	return &m.After.Pack.Deck[c]
}

// discarded reports whether the move has put a card onto the discard pile.
func (m PastMove) discarded() bool { return m.After.Round.Discards() > m.Before.Round.Discards() }

// top returns the top card of the discard pile after the move, or nil.
func (m PastMove) top() *engine.Face {
	if m.After.Round.Discards() == 0 {
		return nil
	}
	return m.open(m.After.Round.Discarded(0))
}

// left reports whether the move has left the card at a spot where it was.
func (m PastMove) left(s engine.Spot) bool {
	before, after := &m.Before.Round, &m.After.Round
	return int(s.Slot) < after.Len(s.Seat) && before.Len(s.Seat) <= after.Len(s.Seat) && before.Card(s) == after.Card(s)
}
