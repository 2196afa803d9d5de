package sentence

import (
	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// HeardWords are what those hear who hear the table.
type HeardWords struct {
	PileEmpty, PileOf grammar.Pattern // {pile}, {cards}
	PileOpen          grammar.Pattern // likewise, with the {card} on top
	Held              grammar.Pattern // {card}
	Holding           grammar.Pattern // {card}, as a sentence
	LiesOpen          grammar.Pattern // {at}, {card}, as a sentence
	Has               Addressed       // {name}, {points}
}

// CardSpoken implements [words.PlaySentences].
func (p Play) CardSpoken(c words.TableCard, face *engine.Face, note string) string {
	if c.Owner == "" {
		c.Owner = p.Language.Deck.You
	}
	return grammar.Joint(", ", p.cardOf(p.Cards, c), p.Cards.spoken(face), note)
}

// PileSpoken implements [words.PlaySentences].
func (p Play) PileSpoken(name string, cards int, top *engine.Face) string {
	w, say := p.Words.Heard, p.Words.Heard.PileOpen
	switch {
	case cards == 0:
		say = w.PileEmpty
	case top == nil:
		say = w.PileOf
	}
	return say.With("pile", name, "cards", p.Count(cards, words.Card), "card", p.Cards.spoken(top))
}

// HeldSpoken implements [words.PlaySentences].
func (p Play) HeldSpoken(face *engine.Face) string {
	return p.Words.Heard.Held.With("card", p.Cards.spoken(face))
}

// PromptSpoken implements [words.PlaySentences].
func (p Play) PromptSpoken(prompt string, held *engine.Face, open []words.OpenCard) string {
	var all []string
	if held != nil {
		all = append(all, p.Words.Heard.Holding.With("card", p.Cards.Name(*held)))
	}
	for _, c := range open {
		all = append(all, p.Capital(p.Words.Heard.LiesOpen.With("at", p.cardOf(p.Cards, c.At), "card", p.Cards.Name(c.Face))))
	}
	return p.Text(append(all, prompt)...)
}

// RoundSpoken implements [words.PlaySentences].
func (p Play) RoundSpoken(prompt string, all []words.CountedLine) string {
	said := []string{prompt}
	for _, l := range all {
		if !l.Won { // which the prompt says
			said = append(said, p.about(p.Words.Heard.Has, l.Name, "points", l.Points))
		}
	}
	return p.Text(said...)
}

// Pile implements [words.PlaySentences].
func (p Play) Pile(name string, cards int) string {
	return name + " (" + p.Figure(cards) + ")"
}
