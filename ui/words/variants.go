package words

import (
	"fmt"

	"tabby/engine"
)

// About returns what a variant is and for how many: "2 to 6 players: cats are low,
// rats are high, three kinds of power cards".
func About(r engine.Rules) string {
	return fmt.Sprintf("%d to %d players: %s", r.Players.Min, r.Players.Max, r.About)
}

// Endings returns the ways a game can end, in the order they are offered.
func Endings() []engine.Value {
	return []engine.Value{engine.EndElimination, engine.EndRounds, engine.EndTime, engine.EndThreshold}
}

// EndingName names a way a game can end.
func EndingName(end engine.Value) string {
	switch end {
	case engine.EndElimination:
		return "Last one in"
	case engine.EndRounds:
		return "Rounds"
	case engine.EndTime:
		return "Time"
	}
	return "First to a number"
}
