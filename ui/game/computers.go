package game

import (
	"slices"

	"tabby/engine/bot"
	"tabby/scoring"
)

// ComputerNames are the names of computer players, one for each chair that a
// person cannot take. The computer plays for a person of such a name, unless
// the chairs say otherwise.
var ComputerNames = []string{"Mittens", "Whiskers", "Ginger", "Smokey", "Socks"}

// ComputersAmong lets the computer play for those who are called like one.
func ComputersAmong(s scoring.Sheet) map[scoring.Player]string {
	levels := map[scoring.Player]string{}
	for i, p := range s.People {
		if slices.Contains(ComputerNames, p.Name) {
			levels[scoring.Player(i)] = bot.Steady.String()
		}
	}
	return levels
}
