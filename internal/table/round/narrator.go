package round

import (
	"tabby/engine"
	"tabby/internal/words"
)

// A narrator puts moves into words.
type narrator struct {
	words *words.Language
	name  func(engine.Seat) string
	call  string // what a player who ends the round says
}

// describe says what all players saw of a move, or "" where that needs no words.
func (n narrator) describe(m PastMove) string {
	s := words.Seen{Do: m.Do, A: n.card(m.Seat, m.A), B: n.card(m.Seat, m.B), Out: m.top(), Matched: m.discarded(), Call: n.call}
	if m.Seat != engine.Nobody {
		s.Name = n.name(m.Seat)
	}
	before := &m.Before.Round
	switch m.Do {
	case engine.Take:
		s.Card = m.open(before.Discarded(0))
	case engine.Replace:
		if before.Phase() == engine.HoldTaken {
			s.Card = m.open(before.Held())
		}
	case engine.Discard:
		s.Card = m.open(before.Held())
	case engine.Snap:
		if !s.Matched {
			s.Card = m.open(before.Card(m.A))
		}
	case engine.Give:
		_, to := before.Owes()
		s.To = n.name(to.Seat)
	case engine.ReplacePower:
		s.A.Owner, s.Card = n.name(m.A.Seat), m.open(m.After.Round.Card(m.A))
	}
	return n.words.Play.Saw(s)
}

// card names a card of a line in a sentence about a player.
func (n narrator) card(mover engine.Seat, s engine.Spot) words.TableCard {
	c := words.TableCard{Slot: int(s.Slot)}
	if s.Seat != mover && mover != engine.Nobody {
		c.Owner = n.name(s.Seat)
	}
	return c
}
