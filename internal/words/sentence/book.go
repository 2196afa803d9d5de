package sentence

import (
	"cmp"
	"strings"

	"tabby/engine"
	"tabby/internal/words/grammar"
)

// BookWords are what a rule book says beside its pages.
type BookWords struct {
	Effects map[engine.Power]grammar.Pattern // what a power does in a word or two

	HandMakes  grammar.Pattern // {cards}, {n}
	ReplacedBy grammar.Pattern // a {card} with its article, which came in place of {replaced} without one

	IfYouLike  grammar.Pattern // {step}
	DeckOf     grammar.Pattern // {name}
	AddedBy    grammar.Pattern // {rule}
	TieBreaks  map[engine.TieBreak]grammar.Pattern
	FallNumber grammar.Pattern // {n}
	ReadFrom   grammar.Pattern // {sheet}
	LeftOpen   grammar.Pattern // {about}
	SeeAlso    grammar.Pattern // {title}
	Difference grammar.Pattern // {game}, {rule}
}

// OneOf implements [words.RulesSentences].
func (r Rules) OneOf(name string) string { return r.Cards.Called(name).One.With("card", name) }

// Coloured implements [words.RulesSentences].
func (r Rules) Coloured(name string, red bool) string {
	forms := r.Cards.Called(name)
	if red {
		return forms.Red.With("card", name)
	}
	return forms.Black.With("card", name)
}

// Suits implements [words.RulesSentences].
func (r Rules) Suits(row engine.Deck) string {
	var all []string
	for _, f := range row {
		one := cmp.Or(r.Cards.Names.Suits[f.Suit], f.Suit.Name())
		if f.Name != f.StandardName() {
			one += " (" + f.Name + ")"
		}
		all = append(all, one)
	}
	return r.Labelled(r.Cards.Names.Rank(row[0]), strings.Join(all, ", "))
}

// Effect implements [words.RulesSentences].
func (r Rules) Effect(p engine.Power) string { return string(r.Words.Book.Effects[p]) }

// HandMakes implements [words.RulesSentences].
func (r Rules) HandMakes(cards []string, replaced string, points int) string {
	w := r.Words.Book
	var all []string
	for i, name := range cards {
		name = r.Language.Rules.OneOf(name)
		if replaced != "" && i == len(cards)-1 {
			name = w.ReplacedBy.With("replaced", replaced, "card", name)
		}
		all = append(all, name)
	}
	return r.Capital(w.HandMakes.With("cards", r.Joined(all), "n", r.Figure(points)))
}

// Page implements [words.RulesSentences].
func (Rules) Page(text string) string { return text }

// IfYouLike implements [words.RulesSentences].
func (r Rules) IfYouLike(step string) string { return r.Words.Book.IfYouLike.With("step", step) }

// DeckOf implements [words.RulesSentences].
func (r Rules) DeckOf(name string) string { return r.Words.Book.DeckOf.With("name", name) }

// AddedBy implements [words.RulesSentences].
func (r Rules) AddedBy(k engine.Key) string {
	return r.Words.Book.AddedBy.With("rule", r.House(k).Title)
}

// TieBreak implements [words.RulesSentences].
func (r Rules) TieBreak(t engine.TieBreak) string { return string(r.Words.Book.TieBreaks[t]) }

// FallNumber implements [words.RulesSentences].
func (r Rules) FallNumber(n int) string { return r.Words.Book.FallNumber.With("n", r.Figure(n)) }

// ReadFrom implements [words.RulesSentences].
func (r Rules) ReadFrom(sheet string) string { return r.Words.Book.ReadFrom.With("sheet", sheet) }

// LeftOpen implements [words.RulesSentences].
func (r Rules) LeftOpen(about string) string { return r.Words.Book.LeftOpen.With("about", about) }

// SeeAlso implements [words.RulesSentences].
func (r Rules) SeeAlso(title string) string { return r.Words.Book.SeeAlso.With("title", title) }

// Difference implements [words.RulesSentences].
func (r Rules) Difference(game, rule string) string {
	return r.Words.Book.Difference.With("game", game, "rule", rule)
}
