package words

import (
	"fmt"

	"tabby/history/stats"
)

// Record returns what somebody holds: "4 games won in a row".
func Record(r stats.Record) string {
	switch r.Kind {
	case stats.LongestStreak:
		return Count(r.Points, Game) + " won in a row"
	case stats.BestTotal:
		return fmt.Sprintf("The lowest total, %d", r.Points)
	case stats.BestComeback:
		return "Won from " + Count(r.Points, Point) + " behind"
	case stats.ClosestEscape:
		return "Stayed in with " + Count(r.Points, Point) + " to spare"
	}
	return "The highest round, " + Count(r.Points, Point)
}

// Duel returns how two people did against each other: "Ann leads Ben 12 to 9 in 23 games".
func Duel(r stats.Report, p stats.Pair) string {
	a, b, ahead, behind := r.People[p.A].Name, r.People[p.B].Name, p.Ahead, p.Behind()
	if ahead < behind {
		a, b, ahead, behind = b, a, behind, ahead
	}
	if ahead == behind {
		return fmt.Sprintf("%s and %s are level, %d to %d in %s", a, b, ahead, behind, Count(p.Games, Game))
	}
	return fmt.Sprintf("%s leads %s %d to %d in %s", a, b, ahead, behind, Count(p.Games, Game))
}
