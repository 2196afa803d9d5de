package words

import "tabby/engine"

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
