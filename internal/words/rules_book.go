package words

import (
	"tabby/engine"
	"tabby/internal/words/message"
)

// BookWords are what a rule book says beside its pages.
type BookWords struct {
	Effects map[string]message.Message // what a power does in a word or two

	HandMakes  message.Message // {cards}, {n}
	ItsNumber  string          // what a card counts that counts the number on it
	Under      message.Message // {above} and {below} it in a column, each with its article
	ReplacedBy message.Message // a {card} with its article, which came in place of {replaced} without one

	TieBreaks map[string]message.Message
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

// ItsNumber returns what a card counts that counts the number on it.
func (r Rules) ItsNumber() string { return r.Words.Book.ItsNumber }

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

// GridMakes says what a hand in two rows counts, given its cards row by row: "An ace with an ace under it
// and a 2 with a 3 under it make 5."
func (r Rules) GridMakes(cards []string, points int) string {
	w, columns := r.Words.Book, len(cards)/2
	var all []string
	for i, name := range cards[:columns] {
		all = append(all, w.Under.With("above", r.language.Rules.OneOf(name), "below", r.language.Rules.OneOf(cards[columns+i])))
	}
	return r.Capital(w.HandMakes.With("cards", r.Joined(all), "n", points))
}

// TieBreak says who wins a tie, or returns "".
func (r Rules) TieBreak(t engine.TieBreak) string { return r.Words.Book.TieBreaks[tieBreaks[t]].With() }
