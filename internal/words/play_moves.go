package words

import (
	"cmp"

	"tabby/engine"
)

// MoveButton returns the button that makes a kind of move: "Take the discard".
func (p Play) MoveButton(do engine.MoveKind) string {
	return p.MovesButtons(do.String())
}

// move names a move for its player: "Replace card 2".
func (p Play) move(m engine.Move) string {
	do := m.Do.String()
	return cmp.Or(p.MovesWithCard(do, int(m.A.Slot)+1), p.MovesButtons(do), p.MovesOtherMove)
}

// TapFor returns what a tap on a card does, by the move that cards are tapped for, or "".
func (p Play) TapFor(do engine.MoveKind) string {
	return p.MovesTaps(do.String())
}

// DiscardFor returns the button that discards a card whose power works then.
func (p Play) DiscardFor(power engine.Power) string {
	return p.MovesDiscards(powerID(power))
}

// PowerDrawn says what a power card that was drawn can be for.
func (p Play) PowerDrawn(card engine.Face, can PowerUse) string {
	named := p.language.Cards.as("rank", card)
	switch {
	case can.ByDiscard && can.Keep:
		return p.MovesDiscardOrKeep(named)
	case can.ByDiscard:
		return p.MovesDiscard(named)
	case can.Use && can.Keep:
		return p.MovesUseOrKeep(named)
	case can.Use:
		return p.MovesUse(named)
	}
	return p.MovesKeep(named)
}
