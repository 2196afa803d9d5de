package words

import (
	"tabby/engine"
	"tabby/internal/words/message"
)

// MoveWords say what a player can do.
type MoveWords struct {
	Buttons   map[string]message.Message
	WithCard  map[string]message.Message // moves with card {n} of one's own
	OtherMove string
	Taps      map[string]message.Message // what a tap on a card does

	// What can be done with a {card} that was drawn and has a power, which may work by
	// discarding it.
	DiscardOrKeep, Discard, UseOrKeep, Use, Keep message.Message
	// Discards are the buttons that discard a card, by its power, which works then.
	Discards map[string]message.Message
}

// MoveButton returns the button that makes a kind of move: "Take the discard".
func (p Play) MoveButton(do engine.MoveKind) string {
	return lookUp(p.Words.Moves.Buttons, do.String()).With()
}

// move names a move for its player: "Replace card 2".
func (p Play) move(m engine.Move) string {
	w := p.Words.Moves
	if say, ok := w.WithCard[Identifier(m.Do.String())]; ok {
		return say.With("n", int(m.A.Slot)+1)
	}
	if say, ok := w.Buttons[Identifier(m.Do.String())]; ok {
		return say.With()
	}
	return w.OtherMove
}

// TapFor returns what a tap on a card does, by the move that cards are tapped for, or "".
func (p Play) TapFor(do engine.MoveKind) string {
	return lookUp(p.Words.Moves.Taps, do.String()).With()
}

// DiscardFor returns the button that discards a card whose power works then.
func (p Play) DiscardFor(power engine.Power) string {
	return lookUp(p.Words.Moves.Discards, powerID(power)).With()
}

// PowerDrawn says what a power card that was drawn can be for.
func (p Play) PowerDrawn(card engine.Face, can PowerUse) string {
	w := p.Words.Moves
	say := w.Keep
	switch {
	case can.ByDiscard && can.Keep:
		say = w.DiscardOrKeep
	case can.ByDiscard:
		say = w.Discard
	case can.Use && can.Keep:
		say = w.UseOrKeep
	case can.Use:
		say = w.Use
	}
	return say.With("card", p.language.Cards.as("rank", card))
}
