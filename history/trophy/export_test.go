package trophy

import "tabby/scoring"

// Earned returns who earned a trophy in a game that is over, whatever else was earned in it.
func Earned(s scoring.Sheet, t Trophy) []scoring.Player { return newGame(s).earned(t) }
