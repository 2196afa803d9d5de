package english

import (
	"strings"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/words"
	"tabby/scoring"
)

// GameTitle returns who plays in a game. Of one that a newer Tabby wrote it may not be known.
func (games) GameTitle(g history.Summary) string {
	if len(g.Seats) == 0 {
		return "A game from a newer Tabby"
	}
	return en.Joined(g.Players())
}

// GameLine returns what became of a game: "Recall, 5 rounds. Ben wins. With the
// coach."
func (games) GameLine(g history.Summary) string {
	all := []string{en.Capital(progress(g))} // of a game that a newer Tabby wrote, no more may be known
	if g.Variant != "" {
		all[0] = en.GameName(g.Variant, g.Named) + ", " + progress(g)
	}
	if winners := g.Winners(); len(winners) > 0 {
		all = append(all, outcome(winners, g.Provisional))
	}
	if g.Endings > 1 {
		all = append(all, en.Count(g.Endings, words.EndingOfGame))
	}
	if g.LeftOut {
		all = append(all, "Left out of the statistics")
	}
	if g.Coached {
		all = append(all, "With the coach")
	}
	return strings.Join(all, ". ") + "."
}

// progress returns how many rounds a game has.
func progress(g history.Summary) string {
	switch {
	case g.Newer:
		return "from a newer Tabby"
	case g.Unplayed:
		return "no round played"
	case g.Rounds == 0 && g.Over:
		return "only totals"
	case g.Rounds == 0:
		return "not begun"
	case !g.Over:
		return en.Count(g.Rounds, words.Round) + " so far"
	}
	return en.Count(g.Rounds, words.Round)
}

// ScoresOf returns how many scores of a round are there: "two of four scores".
func (games) ScoresOf(n, all int) string { return en.Number(n) + " of " + en.Number(all) + " scores" }

// ScoresTyped says how many scores of a round are there: "Two of four scores are typed."
func (games) ScoresTyped(n, all int) string {
	return en.Capital(en.Of(typed, n).With("n", en.Number(n), "all", en.Number(all)))
}

// TotalsLine returns the totals of all players: "Ann 41 and Ben 60".
func (games) TotalsLine(s scoring.Sheet) string {
	ends := make([]string, len(s.Seats))
	for i, p := range s.Seats {
		ends[i] = en.Name(s, p) + " " + en.Figure(s.Totals[p])
	}
	return en.Joined(ends)
}

// TotalsOf is TotalsLine for a game in a list.
func (games) TotalsOf(g history.Summary) string {
	totals := make([]string, len(g.Seats))
	for i, s := range g.Ranking() {
		totals[i] = words.Isolated(s.Name) + " " + en.Figure(s.Total)
	}
	return en.Joined(totals)
}

// ResultLine returns what was played, and the totals: "Recall: Ann 41 and Ben 60."
func (games) ResultLine(s scoring.Sheet) string {
	return s.Ruleset.Rules.Name + ": " + en.TotalsLine(s) + "."
}

// CurveLine says what the curve of the totals shows.
func (games) CurveLine(s scoring.Sheet) string {
	return "The totals of " + en.Count(s.Counted(), words.Round) + ". At the end: " + en.TotalsLine(s) + "."
}

// PastLine returns when a game began and when it was to end: "Fri 20 Nov 2026, 21:04, out at
// 100".
func (games) PastLine(began time.Time, t engine.Ruleset) string {
	return en.ShortDay(began) + ", " + en.TimeOfDay(began) + ", " + en.Ending(t)
}

// Listed returns how many games a list has: "12 games."
func (games) Listed(n int) string { return en.Count(n, words.Game) + "." }

// PlaceAndNote returns what is written about a day in one line.
func (games) PlaceAndNote(n history.NightAnnotation) string {
	if n.Place == "" || n.Note == "" {
		return n.Place + n.Note
	}
	return words.Isolated(n.Place) + " – " + words.Isolated(n.Note)
}

// NightLine returns how much was played: "3 games, 27 rounds".
func (games) NightLine(n words.NightSums) string {
	return en.Count(n.Games, words.Game) + ", " + en.Count(n.Rounds, words.Round)
}

// NightInWords is the story of a day to be sent as text.
func (games) NightInWords(at time.Time, n words.NightSums, played []history.Summary) string {
	lines := []string{en.ShortDay(at) + ", " + en.NightLine(n) + ". " + en.Champions(n.Champions, n.Wins)}
	for _, g := range played {
		lines = append(lines, en.GameTitle(g)+": "+en.GameLine(g))
	}
	return strings.Join(lines, "\n")
}

// NameBefore returns a name before how many games that player won: "Ann,"
func (games) NameBefore(name string) string { return words.Isolated(name) + "," }
