package words

import (
	"strings"

	"tabby/engine"
)

// CardSpoken says for those who hear the table which card of a line that is, and what lies
// there; an own card has no owner, a hidden one no face, and note may be "".
func (p Play) CardSpoken(c TableCard, face *engine.Face, note string) string {
	if c.Owner == "" {
		c.Owner = p.language.Deck.You
	}
	return p.Row(p.cardOf(c), p.language.Cards.spoken(face), note)
}

// PileSpoken says what a pile is, with its top card if that lies open.
func (p Play) PileSpoken(name string, cards int, top *engine.Face) string {
	switch {
	case cards == 0:
		return p.HeardPileEmpty(name)
	case top == nil:
		return p.HeardPileOf(name, cards)
	}
	return p.HeardPileOpen(name, cards, p.language.Cards.spoken(top))
}

// HeldSpoken says which card is in hand.
func (p Play) HeldSpoken(face *engine.Face) string {
	return p.HeardHeld(p.language.Cards.spoken(face))
}

// PromptSpoken returns a prompt with what is in hand, or nil, and which cards lie open for a
// moment: "In hand: 9. Tap the card it replaces."
func (p Play) PromptSpoken(prompt string, held *engine.Face, open []OpenCard) string {
	var all []string
	if held != nil && !strings.HasPrefix(prompt, p.language.Cards.Name(*held)+":") { // which the prompt says
		all = append(all, p.HeardHolding(p.language.Cards.Name(*held)))
	}
	for _, c := range open {
		all = append(all, p.Capital(p.HeardLiesOpen(p.cardOf(c.At), p.language.Cards.Name(c.Face))))
	}
	return p.Text(append(all, prompt)...)
}

// RoundSpoken says what everybody has at the end of a round, whose prompt says who has won:
// "Ann wins with 5. Ben has 9."
func (p Play) RoundSpoken(prompt string, all []CountedLine) string {
	said := []string{prompt}
	for _, l := range all {
		if !l.Said {
			said = append(said, p.HeardHas(l.Name, l.Points))
		}
	}
	return p.Text(said...)
}

// Pile returns the caption of a pile.
func (p Play) Pile(name string, cards int) string {
	return name + " (" + p.Figure(cards) + ")"
}
