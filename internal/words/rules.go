package words

import "tabby/engine"

// Rules is what variants and house rules are called.
type Rules struct {
	speaker
	Words RulesWords

	VariantNames `text:"optional"`

	MoreHouseRules string

	// Where totals that fall are edited.
	FallFrom, FallTo, FallTimes string
	AnyTimes                    string // how often it falls where the number of times is none
	AddFall, RemoveFall         string

	// What a rule is based on.
	TheRuleBook, OurReading, HouseRule, OurAdvice, AsPlayed string
	// The same in sentences.
	Stated, Silent, Chosen, Advised, NoSheet string

	NoPoints string // what a card is worth that is replaced

	// AddedBy stands above the cards that a house rule can add, with how many are in the deck.
	AddedBy func(rule, value string) string `holes:"rule value"`

	// The headings of the table of a deck.
	Card, Corner, OfEach, Points, Power string

	IfYouLike  Filled   // a step that may be left out: "(if you like) Choose a card."
	DeckOf     Filled   // above the cards of a deck
	FallNumber Numbered // one of the totals that fall, from 1: "Fall 1"
	ReadFrom   Filled   // the rule sheet that a rule was read from
	LeftOpen   Filled   // what a rule sheet leaves open
	SeeAlso    Filled   // begins a list of further answers with the first of their titles
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
