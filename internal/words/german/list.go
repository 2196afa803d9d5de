package german

import (
	"tabby/internal/words"
	"tabby/scoring"
)

// Name returns the name of a player as it stands in a sentence, see [Isolated], or
// "jemand" for a player who is not in the game.
func (table) Name(s scoring.Sheet, p scoring.Player) string {
	if p < 0 || int(p) >= len(s.People) {
		return "jemand"
	}
	return words.Isolated(s.People[p].Name)
}

// Names returns the names of players as [Name] does.
func (table) Names(s scoring.Sheet, players []scoring.Player) []string {
	names := make([]string, len(players))
	for i, p := range players {
		names[i] = de.Name(s, p)
	}
	return names
}
