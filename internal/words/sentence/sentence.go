// Package sentence decides what is said of facts, the same in every language.
//
// A room whose sentences follow from facts, such as the totals of a sheet, has a type here that
// implements them, and a struct of the words it takes: [Table] has [TableWords]. A language fills
// in the words, as whole sentences with holes for the facts, lists them in [Words], and hands those
// to [Speaker.Speak]. Where it puts a sentence in another way, its own type embeds the one here,
// and has a method of that name.
package sentence

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/scoring"
)

// A Speaker is a language in which sentences are said: its grammar, and all it says.
type Speaker struct {
	*grammar.Grammar
	Language *words.Language
}

// OfRound is a sentence about a round, which has a number, in the hole {n}, or is an extra one.
type OfRound struct{ Numbered, Extra grammar.Pattern }

// AboutRound says a sentence about a round, by its index. Other holes are filled with facts.
func (l Speaker) AboutRound(p OfRound, s scoring.Sheet, i int, facts ...string) string {
	switch {
	case i == len(s.Rounds) && s.Tied != nil:
		return p.Extra.With(facts...)
	case i < 0 || i >= len(s.Rounds):
		return p.Numbered.With(append(facts, "n", l.Figure(s.Number()))...)
	case s.Rounds[i].Fate == scoring.Tiebreak:
		return p.Extra.With(facts...)
	}
	return p.Numbered.With(append(facts, "n", l.Figure(s.Rounds[i].Number))...)
}
