package english

import "tabby/history"

// ShownLines returns what a newer Tabby showed of a game: a line for each player, with what
// the rounds counted, "Ann: 3, – and 7. 10 in all, 1st.", and whether there is more.
func (games) ShownLines(g history.Summary, s history.Shown) []string {
	lines := []string{"The newer Tabby showed this:"}
	for p, seat := range g.Seats {
		var rounds []string
		for _, counted := range s.Rounds {
			rounds = append(rounds, shownOf(counted, p, en.Figure))
		}
		line := en.Joined([]string{seat.Name}) + ": "
		if len(rounds) > 0 {
			line += en.List(rounds) + ". "
		}
		lines = append(lines, line+shownOf(s.Totals, p, en.Figure)+" in all, "+shownOf(s.Places, p, en.Place)+".")
	}
	if s.Over {
		lines = append(lines, "The game is over.")
	}
	if g.Entries > s.Entries {
		lines = append(lines, "More was written after that.")
	}
	return lines
}

// shownOf says the number of a player, or a dash for none.
func shownOf(list []*int, player int, say func(int) string) string {
	if player >= len(list) || list[player] == nil {
		return "–"
	}
	return say(*list[player])
}
