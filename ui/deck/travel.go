package deck

import "tabby/engine"

// A place is where a card can be. A button has a place too, named by its text.
type place struct {
	name string
	spot engine.Spot // of a card in a line
}

// The places outside the lines.
var (
	drawPile    = place{name: "draw pile"}
	discardPile = place{name: "discard pile"}
	inHand      = place{name: "in hand"}
)

// inLine returns the place of a card in a line.
func inLine(s engine.Spot) place { return place{name: "card", spot: s} }

// A travel is a card that has moved from one place to another, as all players
// saw it: a hidden card travels face down.
type travel struct {
	from, to place
	card     cardFace
}

// travels returns the cards that a move has moved.
func (m pastMove) travels() []travel {
	switch m.Do {
	case engine.Draw:
		return []travel{faceDown(drawPile, inHand)}
	case engine.Take:
		return []travel{{discardPile, inHand, m.face(m.before.Round.Discarded(0))}}
	case engine.UseDrawTwo, engine.Discard:
		return append(m.toDiscardPile(inHand), m.secondDraw()...)
	case engine.Replace:
		return append([]travel{m.kept()}, m.toDiscardPile(inLine(m.A))...)
	case engine.Peek, engine.LookAt, engine.UseSwap:
		return m.toDiscardPile(inHand)
	case engine.Swap, engine.Switch:
		return []travel{faceDown(inLine(m.A), inLine(m.B)), faceDown(inLine(m.B), inLine(m.A))}
	case engine.Snap:
		return append(m.toDiscardPile(inLine(m.A)), m.penalty()...)
	case engine.Give:
		_, to := m.before.Round.Owes()
		return []travel{faceDown(inLine(m.A), inLine(to))}
	case engine.ReplacePower:
		return append(m.toDiscardPile(inLine(m.A)), travel{drawPile, inLine(m.A), m.face(m.after.Round.Card(m.A))})
	}
	return nil
}

// kept returns the card in hand that goes into the line: face down, unless it
// came from the discard pile.
func (m pastMove) kept() travel {
	t := faceDown(inHand, inLine(m.A))
	if m.before.Round.Phase() == engine.HoldTaken {
		t.card = m.face(m.before.Round.Held())
	}
	return t
}

// faceDown returns a card that travels face down.
func faceDown(from, to place) travel { return travel{from, to, cardFace{Back: true}} }

// toDiscardPile returns the card that the move has discarded, if any.
func (m pastMove) toDiscardPile(from place) []travel {
	if !m.discarded() {
		return nil
	}
	return []travel{{from, discardPile, m.face(m.after.Round.Discarded(0))}}
}

// secondDraw returns the next card of a Draw 2, if any.
func (m pastMove) secondDraw() []travel {
	if m.after.Round.Held() == engine.NoCard {
		return nil
	}
	return []travel{faceDown(drawPile, inHand)}
}

// penalty returns the cards that a wrong snap adds to the end of the line.
func (m pastMove) penalty() []travel {
	var all []travel
	for slot := m.before.Round.Len(m.Seat); slot < m.after.Round.Len(m.Seat); slot++ {
		all = append(all, faceDown(drawPile, inLine(engine.Spot{Seat: m.Seat, Slot: uint8(slot)})))
	}
	return all
}
