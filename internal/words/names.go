package words

import (
	"cmp"

	"tabby/engine"
)

// A Variant is what people read of a game that the engine knows. Games in a box have proper names, and so have most
// calls: a language says them where it has others, or other letters.
type Variant struct {
	About string // what is special about it, by the book, for players who choose a game

	Name, Call      string
	Special, Answer string // a hand of its own, and what shows that a call was wrong
}

// VariantNames are the texts of a language about games.
type VariantNames struct {
	Variants  map[string]Variant
	PlainCall string // what is said at the end of a round where nothing is known
}

// In returns the facts of a game as people read them. Facts without a text in the language stay as they are, such as
// text that people wrote about a game of their own.
func (n VariantNames) In(r engine.Rules) engine.Rules {
	v := lookUp(n.Variants, r.ID)
	r.Name, r.Call = cmp.Or(v.Name, r.Name), cmp.Or(v.Call, r.Call)
	if r.Call == engine.PlainCall {
		r.Call = cmp.Or(n.PlainCall, r.Call)
	}
	if r.Special != nil && v.Special != "" {
		special := *r.Special
		special.Name, r.Special = v.Special, &special
	}
	if r.Course != nil && v.Answer != "" {
		course := *r.Course
		course.Answer, r.Course = v.Answer, &course
	}
	return r
}

// Special says what is special about a game, or "" about one of people's own.
func (n VariantNames) Special(r engine.Rules) string { return lookUp(n.Variants, r.ID).About }
