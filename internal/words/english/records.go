package english

import (
	"fmt"

	"tabby/history/stats"
	"tabby/internal/words"
)

// Record returns what a person holds: "4 games won in a row".
func (statistics) Record(r stats.Record) string {
	switch r.Kind {
	case stats.LongestStreak:
		return en.Count(r.Points, words.Game) + " won in a row"
	case stats.BestTotal:
		return "The best total, " + en.Figure(r.Points)
	case stats.BestComeback:
		return "Won from " + en.Count(r.Points, words.Point) + " behind"
	case stats.ClosestEscape:
		return "Stayed in with " + en.Count(r.Points, words.Point) + " to spare"
	}
	return "The highest round, " + en.Count(r.Points, words.Point)
}

// Duel returns how two people did against each other: "Ann leads Ben 12 to 9 in 23 games".
func (statistics) Duel(r stats.Report, p stats.Pair) string {
	a, b, ahead, behind := words.Isolated(r.People[p.A].Name), words.Isolated(r.People[p.B].Name), p.Ahead, p.Behind()
	if ahead < behind {
		a, b, ahead, behind = b, a, behind, ahead
	}
	if ahead == behind {
		return fmt.Sprintf("%s and %s are level, %d to %d in %s", a, b, ahead, behind, en.Count(p.Games, words.Game))
	}
	return fmt.Sprintf("%s leads %s %d to %d in %s", a, b, ahead, behind, en.Count(p.Games, words.Game))
}
