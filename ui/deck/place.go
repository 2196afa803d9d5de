package deck

import "tabby/engine"

// A place is where a card can be at the table, or something can be done.
type place struct {
	name string
	spot engine.Spot // of a card in a line
}

// The places of cards. A button is at the place of its text.
var (
	atDrawPile    = place{name: "draw pile"}
	atDiscardPile = place{name: "discard pile"}
	inHand        = place{name: "in hand"}
)

// inLine is the place of a card in a line.
func inLine(s engine.Spot) place { return place{name: "card", spot: s} }

// A travel is a card that has gone from one place to another, as everybody at
// the table has seen it: what is hidden travels face down.
type travel struct {
	from, to place
	card     cardFace
}

// travels says what a move has moved.
func (t pastMove) travels() []travel {
	m := t.move
	switch m.Do {
	case engine.Draw:
		return []travel{t.down(atDrawPile, inHand)}
	case engine.Take:
		return []travel{{atDiscardPile, inHand, t.face(t.before.Round.Discarded(0))}}
	case engine.UseDrawTwo, engine.Discard:
		return append(t.played(inHand), t.drawnMore()...)
	case engine.Replace:
		return append([]travel{t.kept()}, t.played(inLine(m.A))...)
	case engine.Peek, engine.LookAt, engine.UseSwap:
		return t.played(inHand)
	case engine.Swap, engine.Switch:
		return []travel{t.down(inLine(m.A), inLine(m.B)), t.down(inLine(m.B), inLine(m.A))}
	case engine.Snap:
		return append(t.played(inLine(m.A)), t.penalty()...)
	case engine.Give:
		_, to := t.before.Round.Owes()
		return []travel{t.down(inLine(m.A), inLine(to))}
	case engine.ReplacePower:
		return append(t.played(inLine(m.A)), travel{atDrawPile, inLine(m.A), t.face(t.after.Round.Card(m.A))})
	}
	return nil
}

// kept is the card in hand that goes into the line: face down, unless it came
// from the discard pile.
func (t pastMove) kept() travel {
	k := t.down(inHand, inLine(t.move.A))
	if t.before.Round.Phase() == engine.HoldTaken {
		k.card = t.face(t.before.Round.Held())
	}
	return k
}

// down is a card that travels face down.
func (t pastMove) down(from, to place) travel { return travel{from, to, cardFace{Back: true}} }

// played is the card that the move has put onto the discard pile, if it has.
func (t pastMove) played(from place) []travel {
	if !t.putOut() {
		return nil
	}
	return []travel{{from, atDiscardPile, t.face(t.after.Round.Discarded(0))}}
}

// drawnMore is the next card of a Draw 2.
func (t pastMove) drawnMore() []travel {
	if t.after.Round.Held() == engine.NoCard {
		return nil
	}
	return []travel{t.down(atDrawPile, inHand)}
}

// penalty is what a wrong snap costs: cards at the end of the line.
func (t pastMove) penalty() []travel {
	var all []travel
	for slot := t.before.Round.Len(t.move.Seat); slot < t.after.Round.Len(t.move.Seat); slot++ {
		all = append(all, t.down(atDrawPile, inLine(engine.Spot{Seat: t.move.Seat, Slot: uint8(slot)})))
	}
	return all
}
