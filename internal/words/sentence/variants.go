package sentence

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
)

// VariantWords say what a variant is, and how a game ends.
type VariantWords struct {
	About grammar.Pattern // {min} to {max} players, {about}

	// The ways a game can end, and what the number is called by which it does.
	Endings, Numbers map[engine.Value]grammar.Pattern
}

// About implements [words.RulesSentences].
func (r Rules) About(of engine.Rules) string {
	return r.Words.Variants.About.With(
		"min", r.Figure(of.Players.Min), "max", r.Figure(of.Players.Max), "about", r.Language.Rules.In(of).About,
	)
}

// EndingName implements [words.RulesSentences].
func (r Rules) EndingName(end engine.Value) string {
	return ending(r.Words.Variants.Endings, end)
}

// EndingNumber implements [words.RulesSentences].
func (r Rules) EndingNumber(end engine.Value) string {
	if end == engine.EndOpen {
		return ""
	}
	return ending(r.Words.Variants.Numbers, end)
}

// ending returns what is said of a way to end, which is by points if it is not known.
func ending(all map[engine.Value]grammar.Pattern, end engine.Value) string {
	if text, ok := all[end]; ok {
		return string(text)
	}
	return string(all[engine.EndThreshold])
}

// VariantName implements [words.RulesSentences].
func (r Rules) VariantName(id string) string {
	of, err := engine.Variant(id)
	if err != nil {
		return id
	}
	return r.Language.Rules.In(of).Name
}
