package german

import (
	"fmt"

	"tabby/history/stats"
	"tabby/internal/words"
)

// Record returns what a person holds: "4 Spiele hintereinander gewonnen".
func (statistics) Record(r stats.Record) string {
	switch r.Kind {
	case stats.LongestStreak:
		return de.Count(r.Points, words.Game) + " hintereinander gewonnen"
	case stats.BestTotal:
		return "Der beste Gesamtstand, " + de.Figure(r.Points)
	case stats.BestComeback:
		return "Gewonnen trotz " + with(r.Points, words.Point) + " Rückstand"
	case stats.ClosestEscape:
		return "Nicht ausgeschieden, " + de.Count(r.Points, words.Point) + " übrig"
	}
	return "Die höchste Runde, " + de.Count(r.Points, words.Point)
}

// Duel returns how two people did against each other: "Ann führt gegen Ben 12 zu 9 in 23 Spielen".
func (statistics) Duel(r stats.Report, p stats.Pair) string {
	a, b, ahead, behind := words.Isolated(r.People[p.A].Name), words.Isolated(r.People[p.B].Name), p.Ahead, p.Behind()
	if ahead < behind {
		a, b, ahead, behind = b, a, behind, ahead
	}
	if ahead == behind {
		return fmt.Sprintf("%s und %s sind gleichauf, %d zu %d in %s", a, b, ahead, behind, with(p.Games, words.Game))
	}
	return fmt.Sprintf("%s führt gegen %s %d zu %d in %s", a, b, ahead, behind, with(p.Games, words.Game))
}
