package round

import "tabby/engine"

// A Place is a place for a card, or another named thing on a screen.
type Place struct {
	Name string      `json:"name"`          // stable: that of a pile, "card" in a line
	Spot engine.Spot `json:"spot,omitzero"` // of a card in a line
}

// The places outside the lines.
var (
	DrawPile    = Place{Name: "draw"}
	DiscardPile = Place{Name: "discard"}
	InHand      = Place{Name: "held"}
)

// InLine returns the place of a card in a line.
func InLine(s engine.Spot) Place { return Place{Name: "card", Spot: s} }

// A Travel is a card that has moved from one place to another, as all players
// saw it: a hidden card travels face down.
type Travel struct {
	From, To Place
	Card     Face
}

// Travels returns the cards that a move has moved.
func (m PastMove) Travels() []Travel {
	switch m.Do {
	case engine.Draw:
		return []Travel{faceDown(DrawPile, InHand)}
	case engine.Take:
		return []Travel{{DiscardPile, InHand, m.face(m.Before.Round.Discarded(0))}}
	case engine.UseDrawTwo, engine.Discard:
		return append(m.toDiscardPile(InHand), m.secondDraw()...)
	case engine.Replace:
		return append([]Travel{m.kept()}, m.toDiscardPile(InLine(m.A))...)
	case engine.Peek, engine.LookAt, engine.UseSwap:
		return m.toDiscardPile(InHand)
	case engine.Swap, engine.Switch:
		return []Travel{faceDown(InLine(m.A), InLine(m.B)), faceDown(InLine(m.B), InLine(m.A))}
	case engine.Snap:
		return append(m.toDiscardPile(InLine(m.A)), m.penalty()...)
	case engine.Give:
		_, to := m.Before.Round.Owes()
		return []Travel{faceDown(InLine(m.A), InLine(to))}
	case engine.ReplacePower:
		return append(m.toDiscardPile(InLine(m.A)), Travel{DrawPile, InLine(m.A), m.face(m.After.Round.Card(m.A))})
	}
	return nil
}

// kept returns the card in hand that goes into the line: face down, unless it
// came from the discard pile.
func (m PastMove) kept() Travel {
	t := faceDown(InHand, InLine(m.A))
	if m.Before.Round.Phase() == engine.HoldTaken {
		t.Card = m.face(m.Before.Round.Held())
	}
	return t
}

// faceDown returns a card that travels face down.
func faceDown(from, to Place) Travel { return Travel{from, to, Face{Back: true}} }

// toDiscardPile returns the card that the move has discarded, if any.
func (m PastMove) toDiscardPile(from Place) []Travel {
	if !m.discarded() {
		return nil
	}
	return []Travel{{from, DiscardPile, m.face(m.After.Round.Discarded(0))}}
}

// secondDraw returns the next card of a Draw 2, if any.
func (m PastMove) secondDraw() []Travel {
	if m.After.Round.Held() == engine.NoCard {
		return nil
	}
	return []Travel{faceDown(DrawPile, InHand)}
}

// penalty returns the cards that a wrong snap adds to the end of the line.
func (m PastMove) penalty() []Travel {
	var all []Travel
	for slot := m.Before.Round.Len(m.Seat); slot < m.After.Round.Len(m.Seat); slot++ {
		all = append(all, faceDown(DrawPile, InLine(engine.Spot{Seat: m.Seat, Slot: uint8(slot)})))
	}
	return all
}
