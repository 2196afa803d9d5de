package words

import (
	"tabby/engine"
)

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
func (r Rules) Effect(p engine.Power) string { return r.BookEffects(powerID(p)) }

// ItsNumber returns what a card counts that counts the number on it.
func (r Rules) ItsNumber() string { return r.BookItsNumber }

// HandMakes says what a hand counts, given its cards: "A 4 and a Peek replaced by a 7 make
// 11." The last card replaces another one, unless that is "".
func (r Rules) HandMakes(cards []string, replaced string, points int) string {
	var all []string
	for i, name := range cards {
		name = r.language.Rules.OneOf(name)
		if replaced != "" && i == len(cards)-1 {
			name = r.BookReplacedBy(r.language.Cards.called("", replaced), name)
		}
		all = append(all, name)
	}
	return r.Capital(r.BookHandMakes(r.Joined(all), points))
}

// GridMakes says what a hand in two rows counts, given its cards row by row: "An ace with an ace under it
// and a 2 with a 3 under it make 5."
func (r Rules) GridMakes(cards []string, points int) string {
	columns := len(cards) / 2
	var all []string
	for i, name := range cards[:columns] {
		all = append(all, r.BookUnder(r.language.Rules.OneOf(name), r.language.Rules.OneOf(cards[columns+i])))
	}
	return r.Capital(r.BookHandMakes(r.Joined(all), points))
}

// TieBreak says who wins a tie, or returns "".
func (r Rules) TieBreak(t engine.TieBreak) string { return r.BookTieBreaks(tieBreaks[t]) }
