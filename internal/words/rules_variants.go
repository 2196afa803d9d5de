package words

import (
	"cmp"

	"tabby/engine"
)

// About returns what a variant is and for how many: "2 to 6 players: cats are low,
// rats are high, three kinds of power cards".
func (r Rules) About(of engine.Rules) string {
	return r.AboutVariant(of.Players.Min, of.Players.Max, r.Special(of))
}

// EndingName names a way a game can end.
func (r Rules) EndingName(end engine.Value) string {
	return cmp.Or(r.Endings(string(end)), r.Endings(string(engine.EndThreshold)))
}

// EndingNumber names the number by which a game ends in such a way: "Out at". It is ""
// where there is none.
func (r Rules) EndingNumber(end engine.Value) string {
	if end == engine.EndOpen {
		return ""
	}
	return cmp.Or(r.EndingNumbers(string(end)), r.EndingNumbers(string(engine.EndThreshold)))
}

// VariantName returns the name of a variant, or its ID where this version does
// not know it.
func (r Rules) VariantName(id string) string {
	of, err := engine.Variant(id)
	if err != nil {
		return id
	}
	return r.language.Rules.In(of).Name
}
