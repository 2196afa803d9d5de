package bring_test

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"tabby/history/bring"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// now is when files are read.
var now = time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC)

// said returns all that was understood of a file, a line a game.
func said(file []byte, a bring.Answers) string {
	f, err := bring.Read(file, bring.Options{Now: now, Answers: a})
	if err != nil {
		return "refused: " + err.Error()
	}
	var b strings.Builder
	for _, q := range f.Questions {
		fmt.Fprintf(&b, "asked: %s %s %s %v\n", q.Ask, q.About, q.Example, q.Choices)
	}
	for g, err := range f.Games() {
		if err != nil {
			if len(f.Questions) == 0 {
				return "refused: " + err.Error()
			}
			break
		}
		b.WriteString(gameSaid(g) + "\n")
	}
	for _, l := range f.Left {
		fmt.Fprintf(&b, "left: %d %v (%s)\n", l.Count, l.Reason, l.First)
	}
	if len(f.Unread) > 0 {
		fmt.Fprintf(&b, "unread: %s\n", strings.Join(f.Unread, ", "))
	}
	return b.String()
}

// gameSaid returns a game in one line: day, game, rounds and totals, with a star for those who won.
func gameSaid(g bring.Game) string {
	game := scoringtest.Fold(g.Events)
	start, _ := game.Started()
	s := game.Sheet(g.At)
	what := start.Variant
	if start.Game != nil {
		what = start.Game.Name
		if s.Ruleset.Rules.HighestWins {
			what += " (highest)"
		}
	}
	var players []string
	for p, person := range s.People {
		star := ""
		if slices.ContainsFunc(s.Winners, func(w scoring.Player) bool { return int(w) == p }) {
			star = "*"
		}
		var rounds []string
		for _, r := range s.Rounds {
			mark := ""
			if int(r.Caller) == p {
				mark = "!"
			}
			rounds = append(rounds, fmt.Sprint(r.Cells[p].Counted, mark))
		}
		if rounds != nil {
			rounds = []string{"(" + strings.Join(rounds, " ") + ")"}
		}
		players = append(players, strings.Join(append([]string{person.Name, fmt.Sprint(s.Totals[p], star)}, rounds...), " "))
	}
	more := ""
	for _, m := range []string{g.Where, g.Note} {
		if m != "" {
			more += " | " + m
		}
	}
	if g.LeftOut {
		more += " | not counted"
	}
	if !s.Over {
		more += " | goes on"
	}
	return g.At.Format("2006-01-02 15:04 ") + what + ": " + strings.Join(players, ", ") + more
}
