package words

import (
	"tabby/engine"
)

// Rules is what variants and house rules are called.
type Rules struct {
	RulesSentences
	VariantNames

	MoreHouseRules string

	// Where totals that fall are edited.
	FallFrom, FallTo, FallTimes string
	AnyTimes                    string // how often it falls where the number of times is none
	AddFall, RemoveFall         string

	// What a rule is based on.
	TheRuleBook, OurReading, HouseRule, OurAdvice string
	// The same in sentences.
	Stated, Silent, Chosen, Advised string

	NoPoints string // what a card is worth that is replaced
	Both     string // the label of what two variants have in common

	// The headings of the table of a deck.
	Card, Corner, OfEach, Points, Power, InFiles string
}

// RulesSentences is what variants and house rules are called.
type RulesSentences interface {
	// FallNumber names one of the totals that fall, from 1: "Fall 1".
	FallNumber(n int) string
	// OneOf returns a name with its article: "a Peek", "an 8".
	OneOf(name string) string
	// Coloured returns the name of a card of one colour: "Red King".
	Coloured(name string, red bool) string
	// Suits returns the cards of a rank that differ by suit only: "Ace: clubs, hearts". A name
	// of their own is added.
	Suits(row engine.Deck) string
	// Effect returns what a power does in a word or two, or "".
	Effect(p engine.Power) string
	// HandMakes says what a hand counts, given its cards: "A 4 and a Peek replaced by a 7 make
	// 11." The last card replaces another one, unless that is "".
	HandMakes(cards []string, replaced string, points int) string
	// Page returns a text of a page of the rule book, as it is if the language has pages of its own.
	Page(text string) string
	// IfYouLike returns a step that may be left out: "(if you like) Choose a card."
	IfYouLike(step string) string
	// DeckOf and AddedBy stand above a table of cards: of a deck, and of those that a house
	// rule adds.
	DeckOf(name string) string
	AddedBy(k engine.Key) string
	// TieBreak says who wins a tie, or returns "".
	TieBreak(t engine.TieBreak) string
	// Choice returns a house rule with its value: "When to call: after the turn".
	Choice(k engine.Key, v engine.Value) string
	// Agreed lists the house rules that differ from the usual ones, or returns "".
	Agreed(t engine.Ruleset) string
	// Summary returns the name of the variant and the house rules that were changed.
	Summary(t engine.Ruleset) string
	// ReadFrom names the rule sheet that a rule was read from, LeftOpen what it leaves open.
	ReadFrom(sheet string) string
	LeftOpen(about string) string
	// SeeAlso begins a list of further answers with the first of their titles.
	SeeAlso(title string) string
	// Difference says how a game plays, beside another: "Recall: four cards."
	Difference(game, rule string) string
	// House returns the words of the house rule of that key. An unknown key is its own
	// title.
	House(k engine.Key) HouseRule
	// Value returns the value of a house rule in words: "shared", "30 minutes", "yes". An
	// unknown value is left as it is.
	Value(k engine.Key, v engine.Value) string
	// Amount returns what the number of a house rule counts: "points".
	Amount(k engine.Key) string
	// VariantName returns the name of a variant, or its ID where this version does
	// not know it.
	VariantName(id string) string
	// GameName returns the name of a game of one's own, or of its variant if that is "".
	GameName(variant, named string) string
	// About returns what a variant is and for how many: "2 to 6 players: cats are low,
	// rats are high, three kinds of power cards".
	About(r engine.Rules) string
	// EndingName names a way a game can end.
	EndingName(end engine.Value) string
	// EndingNumber names the number by which a game ends in such a way: "Out at". It is ""
	// where there is none.
	EndingNumber(end engine.Value) string
}

// A HouseRule has the words of a house rule.
type HouseRule struct {
	Title string // its name: "Tie at the end"
	Line  string // what it settles, in one sentence
}

// Endings returns the ways a game can end, in the order they are offered.
func Endings() []engine.Value {
	return []engine.Value{engine.EndElimination, engine.EndRounds, engine.EndTime, engine.EndThreshold}
}

// EndingsOf returns the ways a game of those rules can end: the table ends it where it usually
// does.
func EndingsOf(r engine.Rules) []engine.Value {
	all := Endings()
	if usual, _ := r.Offers(engine.End); usual == engine.EndOpen {
		all = append(all, usual)
	}
	return all
}
