package words

import "tabby/engine"

// Rules is what variants and house rules are called.
type Rules struct {
	speaker
	RulesTexts
	VariantNames `text:"optional"`
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
