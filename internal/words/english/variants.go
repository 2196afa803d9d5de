package english

import (
	"fmt"

	"tabby/engine"
)

// About returns what a variant is and for how many: "2 to 6 players: cats are low,
// rats are high, three kinds of power cards".
func (rules) About(r engine.Rules) string {
	return fmt.Sprintf("%d to %d players: %s", r.Players.Min, r.Players.Max, r.About)
}

// EndingName names a way a game can end.
func (rules) EndingName(end engine.Value) string {
	switch end {
	case engine.EndElimination:
		return "Last player standing"
	case engine.EndRounds:
		return "Rounds"
	case engine.EndTime:
		return "Time"
	case engine.EndOpen:
		return "Until we stop"
	}
	return "Points"
}

// EndingNumber implements [words.RulesSentences].
func (rules) EndingNumber(end engine.Value) string {
	switch end {
	case engine.EndElimination:
		return "Out at"
	case engine.EndRounds:
		return "Rounds"
	case engine.EndTime:
		return "Minutes"
	case engine.EndOpen:
		return ""
	}
	return "The game ends at"
}

// VariantName returns the name of a variant, or its ID where this version does
// not know it.
func (rules) VariantName(id string) string {
	if r, err := engine.Variant(id); err == nil {
		return r.Name
	}
	return id
}
