package words

import (
	"tabby/engine"
	"tabby/internal/words/message"
)

// BookWords are what a rule book says beside its pages.
type BookWords struct {
	Effects map[string]message.Message // what a power does in a word or two

	HandMakes  message.Message // {cards}, {n}
	ReplacedBy message.Message // a {card} with its article, which came in place of {replaced} without one

	IfYouLike  message.Message // {step}
	DeckOf     message.Message // {name}
	AddedBy    message.Message // {rule}
	TieBreaks  map[string]message.Message
	FallNumber message.Message // {n}
	ReadFrom   message.Message // {sheet}
	LeftOpen   message.Message // {about}
	SeeAlso    message.Message // {title}
	Difference message.Message // {game}, {rule}
}

// OneOf returns a name with its article: "a Peek", "an 8".
func (r Rules) OneOf(name string) string { return r.language.Cards.called("one", name).Form("") }

// Coloured returns the name of a card of one colour: "Red King".
func (r Rules) Coloured(name string, red bool) string {
	colour := "black"
	if red {
		colour = "red"
	}
	return r.language.Cards.called(colour, name).Form("")
}

// Suits returns the cards of a rank that differ by suit only: "Ace: clubs, hearts". A name
// of their own is added.
func (r Rules) Suits(row engine.Deck) string {
	var all []string
	for _, f := range row {
		one := r.language.Cards.suit(f.Suit)
		if f.Name != f.StandardName() {
			one += " (" + f.Name + ")"
		}
		all = append(all, one)
	}
	return r.Labelled(r.language.Cards.Rank(row[0]), r.Row(all...))
}

// tieBreaks are the tie-breaks by their names in keys.
var tieBreaks = map[engine.TieBreak]string{engine.FewerCards: "fewerCards", engine.Caller: "caller"}

// powerID returns the name of a power in house lists, or "".
func powerID(p engine.Power) string {
	for _, id := range []string{"peek_own", "look_any", "swap_other", "switch_any", "draw_two"} {
		if engine.PowerNamed(id) == p {
			return id
		}
	}
	return ""
}

// Effect returns what a power does in a word or two, or "".
func (r Rules) Effect(p engine.Power) string { return lookUp(r.Words.Book.Effects, powerID(p)).With() }

// HandMakes says what a hand counts, given its cards: "A 4 and a Peek replaced by a 7 make
// 11." The last card replaces another one, unless that is "".
func (r Rules) HandMakes(cards []string, replaced string, points int) string {
	w := r.Words.Book
	var all []string
	for i, name := range cards {
		name = r.language.Rules.OneOf(name)
		if replaced != "" && i == len(cards)-1 {
			name = w.ReplacedBy.With("replaced", r.language.Cards.called("", replaced), "card", name)
		}
		all = append(all, name)
	}
	return r.Capital(w.HandMakes.With("cards", r.Joined(all), "n", points))
}

// IfYouLike returns a step that may be left out: "(if you like) Choose a card."
func (r Rules) IfYouLike(step string) string { return r.Words.Book.IfYouLike.With("step", step) }

// DeckOf stands above the cards of a deck.
func (r Rules) DeckOf(name string) string { return r.Words.Book.DeckOf.With("name", name) }

// AddedBy stands above the cards that a house rule adds.
func (r Rules) AddedBy(k engine.Key) string {
	return r.Words.Book.AddedBy.With("rule", r.House(k).Title)
}

// TieBreak says who wins a tie, or returns "".
func (r Rules) TieBreak(t engine.TieBreak) string { return r.Words.Book.TieBreaks[tieBreaks[t]].With() }

// FallNumber names one of the totals that fall, from 1: "Fall 1".
func (r Rules) FallNumber(n int) string { return r.Words.Book.FallNumber.With("n", n) }

// ReadFrom names the rule sheet that a rule was read from.
func (r Rules) ReadFrom(sheet string) string { return r.Words.Book.ReadFrom.With("sheet", sheet) }

// LeftOpen names what a rule sheet leaves open.
func (r Rules) LeftOpen(about string) string { return r.Words.Book.LeftOpen.With("about", about) }

// SeeAlso begins a list of further answers with the first of their titles.
func (r Rules) SeeAlso(title string) string { return r.Words.Book.SeeAlso.With("title", title) }

// Difference says how a game plays, beside another: "Recall: four cards."
func (r Rules) Difference(game, rule string) string {
	return r.Words.Book.Difference.With("game", game, "rule", rule)
}
