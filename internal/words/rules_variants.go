package words

import (
	"tabby/engine"
	"tabby/internal/words/message"
)

// VariantWords say what a variant is, and how a game ends.
type VariantWords struct {
	About message.Message // {min} to {max} players, {about}

	// The ways a game can end, and what the number is called by which it does.
	Endings, Numbers map[string]message.Message
}

// About returns what a variant is and for how many: "2 to 6 players: cats are low,
// rats are high, three kinds of power cards".
func (r Rules) About(of engine.Rules) string {
	return r.Words.Variants.About.With(
		"min", of.Players.Min, "max", of.Players.Max, "about", r.Special(of),
	)
}

// EndingName names a way a game can end.
func (r Rules) EndingName(end engine.Value) string {
	return ending(r.Words.Variants.Endings, end)
}

// EndingNumber names the number by which a game ends in such a way: "Out at". It is ""
// where there is none.
func (r Rules) EndingNumber(end engine.Value) string {
	if end == engine.EndOpen {
		return ""
	}
	return ending(r.Words.Variants.Numbers, end)
}

// ending returns what is said of a way to end, which is by points if it is not known.
func ending(all map[string]message.Message, end engine.Value) string {
	if say, ok := all[Identifier(string(end))]; ok {
		return say.With()
	}
	return lookUp(all, string(engine.EndThreshold)).With()
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
