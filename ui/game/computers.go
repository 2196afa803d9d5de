package game

import (
	"slices"

	"tabby/engine/bot"
	"tabby/scoring"
)

// ComputerNames are the names of computer players, one for each seat but one. The
// computer plays for a person of such a name unless the table chooses otherwise.
var ComputerNames = []string{"Mittens", "Whiskers", "Ginger", "Smokey", "Socks"}

// ComputersAmong returns the levels of the players of a sheet who have the name of
// a computer player.
func ComputersAmong(s scoring.Sheet) map[scoring.Player]string {
	levels := map[scoring.Player]string{}
	for i, p := range s.People {
		if slices.Contains(ComputerNames, p.Name) {
			levels[scoring.Player(i)] = bot.Steady.String()
		}
	}
	return levels
}
