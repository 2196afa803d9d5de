package german

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
		return "Ein Spiel von einem neueren Tabby"
	}
	return de.Joined(g.Players())
}

// GameLine returns what became of a game: "Recall, 5 Runden. Ben gewinnt. Mit
// Coach."
func (games) GameLine(g history.Summary) string {
	all := []string{de.Capital(progress(g))} // of a game that a newer Tabby wrote, no more may be known
	if g.Variant != "" {
		all[0] = de.GameName(g.Variant, g.Named) + ", " + progress(g)
	}
	if winners := g.Winners(); len(winners) > 0 {
		all = append(all, outcome(winners, g.Provisional))
	}
	if g.Endings > 1 {
		all = append(all, de.Count(g.Endings, words.EndingOfGame))
	}
	if g.LeftOut {
		all = append(all, "Zählt nicht in der Statistik")
	}
	if g.Coached {
		all = append(all, "Mit Coach")
	}
	return strings.Join(all, ". ") + "."
}

// progress returns how many rounds a game has.
func progress(g history.Summary) string {
	switch {
	case g.Newer:
		return "von einem neueren Tabby"
	case g.Unplayed:
		return "keine Runde gespielt"
	case g.Rounds == 0 && g.Over:
		return "nur Gesamtstände"
	case g.Rounds == 0:
		return "nicht begonnen"
	case !g.Over:
		return "bisher " + de.Count(g.Rounds, words.Round)
	}
	return de.Count(g.Rounds, words.Round)
}

// ScoresOf returns how many scores of a round are there: "2 von 4 eingetragen".
func (games) ScoresOf(n, all int) string {
	return de.Figure(n) + " von " + de.Figure(all) + " eingetragen"
}

// ScoresTyped says how many scores of a round are there: "Punkte eingetippt: 2 von 4."
func (games) ScoresTyped(n, all int) string {
	return de.Of(typed, n).With("n", de.Figure(n), "all", de.Figure(all))
}

// TotalsLine returns the totals of all players: "Ann 41 und Ben 60".
func (games) TotalsLine(s scoring.Sheet) string {
	ends := make([]string, len(s.Seats))
	for i, p := range s.Seats {
		ends[i] = de.Name(s, p) + " " + de.Figure(s.Totals[p])
	}
	return de.Joined(ends)
}

// TotalsOf is TotalsLine for a game in a list.
func (games) TotalsOf(g history.Summary) string {
	totals := make([]string, len(g.Seats))
	for i, s := range g.Ranking() {
		totals[i] = words.Isolated(s.Name) + " " + de.Figure(s.Total)
	}
	return de.Joined(totals)
}

// ResultLine returns what was played, and the totals: "Recall: Ann 41 und Ben 60."
func (games) ResultLine(s scoring.Sheet) string {
	return variantNames.In(s.Ruleset.Rules).Name + ": " + de.TotalsLine(s) + "."
}

// CurveLine says what the curve of the totals shows.
func (games) CurveLine(s scoring.Sheet) string {
	return "Die Gesamtstände über " + de.Count(s.Counted(), words.Round) + ". Am Ende: " + de.TotalsLine(s) + "."
}

// PastLine returns when a game began and when it was to end: "Fr., 20. Nov. 2026, 21:04, raus
// bei 100".
func (games) PastLine(began time.Time, t engine.Ruleset) string {
	return de.ShortDay(began) + ", " + de.TimeOfDay(began) + ", " + de.Ending(t)
}

// Listed returns how many games a list has: "12 Spiele."
func (games) Listed(n int) string { return de.Count(n, words.Game) + "." }

// PlaceAndNote returns what is written about a day in one line.
func (games) PlaceAndNote(n history.NightAnnotation) string {
	if n.Place == "" || n.Note == "" {
		return n.Place + n.Note
	}
	return words.Isolated(n.Place) + " – " + words.Isolated(n.Note)
}

// NightLine returns how much was played: "3 Spiele, 27 Runden".
func (games) NightLine(n words.NightSums) string {
	return de.Count(n.Games, words.Game) + ", " + de.Count(n.Rounds, words.Round)
}

// NightInWords is the story of a day to be sent as text.
func (games) NightInWords(at time.Time, n words.NightSums, played []history.Summary) string {
	lines := []string{de.ShortDay(at) + ", " + de.NightLine(n) + ". " + de.Champions(n.Champions, n.Wins)}
	for _, g := range played {
		lines = append(lines, de.GameTitle(g)+": "+de.GameLine(g))
	}
	return strings.Join(lines, "\n")
}

// NameBefore returns a name before how many games that player won: "Ann,"
func (games) NameBefore(name string) string { return words.Isolated(name) + "," }
