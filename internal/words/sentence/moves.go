package sentence

import (
	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// MoveWords say what a player can do.
type MoveWords struct {
	Buttons   map[engine.MoveKind]grammar.Pattern
	WithCard  map[engine.MoveKind]grammar.Pattern // moves with card {n} of one's own
	OtherMove string
	Taps      map[engine.MoveKind]grammar.Pattern // what a tap on a card does
	SayCall   grammar.Pattern                     // {call}

	// What can be done with a {card} that was drawn and has a power, which may work by
	// discarding it.
	DiscardOrKeep, Discard, UseOrKeep, Use, Keep grammar.Pattern
	// Discards are the buttons that discard a card, by its power, which works then.
	Discards map[engine.Power]grammar.Pattern
}

// MoveButton implements [words.PlaySentences].
func (p Play) MoveButton(do engine.MoveKind) string { return string(p.Words.Moves.Buttons[do]) }

// Move implements [words.PlaySentences].
func (p Play) Move(m engine.Move) string {
	w := p.Words.Moves
	if say, ok := w.WithCard[m.Do]; ok {
		return say.With("n", p.Figure(int(m.A.Slot)+1))
	}
	if text, ok := w.Buttons[m.Do]; ok {
		return string(text)
	}
	return w.OtherMove
}

// TapFor implements [words.PlaySentences].
func (p Play) TapFor(do engine.MoveKind) string { return string(p.Words.Moves.Taps[do]) }

// SayCall implements [words.PlaySentences].
func (p Play) SayCall(call string) string { return p.Words.Moves.SayCall.With("call", call) }

// DiscardFor implements [words.PlaySentences].
func (p Play) DiscardFor(power engine.Power) string { return string(p.Words.Moves.Discards[power]) }

// PowerDrawn implements [words.PlaySentences].
func (p Play) PowerDrawn(card engine.Face, can words.PowerUse) string {
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
	return say.With("card", p.Cards.Names.Rank(card))
}
