package bot

import (
	"math/rand/v2"
	"slices"
)

// A Level is the strength of a computer player.
type Level uint8

// The levels, the weakest first.
const (
	Easy   Level = iota // forgets cards and makes mistakes
	Steady              // plays by sound rules
	Sharp               // counts cards and weighs the call
)

// levelNames are the names of the levels on disk and on the command line. They
// never change.
var levelNames = [...]string{"easy", "steady", "sharp"}

// String returns the name of the level, or "unknown".
func (l Level) String() string {
	if int(l) >= len(levelNames) {
		return "unknown"
	}
	return levelNames[l]
}

// Named returns the level with that name, and whether there is one.
func Named(s string) (Level, bool) {
	for i, name := range levelNames {
		if name == s {
			return Level(i), true
		}
	}
	return 0, false
}

// Levels returns every level, the weakest first.
func Levels() []Level { return []Level{Easy, Steady, Sharp} }

// A Player is a computer player of a round.
type Player struct {
	Level  Level
	Memory Memory // of the round so far
	Game   Game   // that the round is part of; easy players do not look at it
	Dice   *rand.Rand
}

// Names returns the names of computer players, one for each seat but one. The
// computer plays for a person of such a name unless the table chooses otherwise.
func Names() []string { return []string{"Mittens", "Whiskers", "Ginger", "Smokey", "Socks"} }

// IsName reports whether a name is that of a computer player.
func IsName(name string) bool { return slices.Contains(Names(), name) }
