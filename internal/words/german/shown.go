package german

import "tabby/history"

// ShownLines returns what a newer Tabby showed of a game: a line for each player, with what
// the rounds counted, "Ann: 3, – und 7. Zusammen 10, 1. Platz.", and whether there is more.
func (games) ShownLines(g history.Summary, s history.Shown) []string {
	lines := []string{"Das hat das neuere Tabby gezeigt:"}
	for p, seat := range g.Seats {
		var rounds []string
		for _, counted := range s.Rounds {
			rounds = append(rounds, shownOf(counted, p, de.Figure))
		}
		line := de.Joined([]string{seat.Name}) + ": "
		if len(rounds) > 0 {
			line += de.List(rounds) + ". "
		}
		lines = append(lines, line+"Zusammen "+shownOf(s.Totals, p, de.Figure)+", "+shownOf(s.Places, p, de.Place)+" Platz.")
	}
	if s.Over {
		lines = append(lines, gameOver)
	}
	if g.Entries > s.Entries {
		lines = append(lines, "Danach wurde noch mehr geschrieben.")
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
