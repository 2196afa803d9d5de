package words

import (
	"tabby/internal/words/message"
	"tabby/scoring"
)

// A speaker is a language in which sentences are said: its grammar, and all it says.
type speaker struct {
	*Grammar
	language *Language
}

func (l *speaker) join(of *Language) { l.Grammar, l.language = of.Grammar, of }

// OfRound is a sentence about a round, which has a number, in the hole {n}, or is an extra one.
type OfRound struct{ Numbered, Extra message.Message }

// aboutRound says a sentence about a round, by its index. Other holes are filled with facts.
func (l speaker) aboutRound(p OfRound, s scoring.Sheet, i int, facts ...any) string {
	switch {
	case i == len(s.Rounds) && s.Tied != nil:
		return p.Extra.With(facts...)
	case i < 0 || i >= len(s.Rounds):
		return p.Numbered.With(append(facts, "n", s.Number())...)
	case s.Rounds[i].Fate == scoring.Tiebreak:
		return p.Extra.With(facts...)
	}
	return p.Numbered.With(append(facts, "n", s.Rounds[i].Number)...)
}

// Texts with one hole are functions of what fills it.
type (
	Numbered func(n int) string
	Named    func(name string) string // a name, or what else people typed
	Filled   func(text string) string // what Tabby itself writes, such as an address
)
