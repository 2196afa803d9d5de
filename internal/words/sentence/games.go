package sentence

import (
	"strings"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/scoring"
)

// Games says what is said about games in a list. It implements [words.GamesSentences].
type Games struct {
	Speaker
	Table *TableWords
	Words *GamesWords
}

// GamesWords are what a language says about games in a list. All but the progress of a game are
// whole sentences.
type GamesWords struct {
	OfNewer string // the title of a game whose players are not known

	// How far a game is, for the middle of a list.
	FromNewer, NoRound, OnlyTotals, NotBegun string
	SoFar                                    grammar.Forms

	Endings               grammar.Forms // a game has so many
	LeftOut, Coached      string
	ScoresOf, ScoresTyped grammar.Forms   // {n} of {all}, by the first
	Result                grammar.Pattern // {game}, {totals}
	Curve                 grammar.Forms   // {n} rounds, {totals}
	Past                  grammar.Pattern // {day}, {time}, {ending}
	Listed                grammar.Forms
	NightLine             grammar.Pattern // {day}, {night}
	TitleOfEndings        grammar.Forms   // {number} in words
	EndingsHint           string
	SinceFirst            grammar.Pattern // {changed}
	SinceRound            grammar.Pattern // {n}, {changed}

	// What an import brought.
	People, Notes, NewGames        grammar.Forms
	Grown, Known, Back, Gone, Left grammar.Forms
	Parted, Differ                 grammar.Forms

	// What a newer Tabby showed.
	Shown                 string
	ShownTotal, ShownLine grammar.Pattern // {name}, {total}, {place}, and {rounds}
	ShownOver, ShownMore  string
}

// table says what the sheet of a game does.
func (g Games) table() Table { return Table{g.Speaker, g.Table} }

// GameTitle implements [words.GamesSentences].
func (g Games) GameTitle(of history.Summary) string {
	if len(of.Seats) == 0 {
		return g.Words.OfNewer
	}
	return g.Joined(of.Players())
}

// GameLine implements [words.GamesSentences].
func (g Games) GameLine(of history.Summary) string {
	all := []string{g.Sentence(g.progress(of))} // of a game that a newer Tabby wrote, no more may be known
	if of.Variant != "" {
		all[0] = g.Language.Rules.GameName(of.Variant, of.Named) + ", " + g.progress(of) + "."
	}
	if winners := of.Winners(); len(winners) > 0 {
		all = append(all, g.table().outcome(winners, of.Provisional))
	}
	if of.Endings > 1 {
		all = append(all, g.Numbered(g.Words.Endings, of.Endings))
	}
	if of.LeftOut {
		all = append(all, g.Words.LeftOut)
	}
	if of.Coached {
		all = append(all, g.Words.Coached)
	}
	return g.Text(all...)
}

// progress returns how many rounds a game has.
func (g Games) progress(of history.Summary) string {
	switch w := g.Words; {
	case of.Newer:
		return w.FromNewer
	case of.Unplayed:
		return w.NoRound
	case of.Rounds == 0 && of.Over:
		return w.OnlyTotals
	case of.Rounds == 0:
		return w.NotBegun
	case !of.Over:
		return g.Numbered(w.SoFar, of.Rounds)
	}
	return g.Count(of.Rounds, words.Round)
}

// ScoresOf implements [words.GamesSentences].
func (g Games) ScoresOf(n, all int) string { return g.scores(g.Words.ScoresOf, n, all) }

// ScoresTyped implements [words.GamesSentences].
func (g Games) ScoresTyped(n, all int) string {
	return g.Capital(g.scores(g.Words.ScoresTyped, n, all))
}

func (g Games) scores(f grammar.Forms, n, all int) string {
	return g.Of(f, n).With("n", g.Number(n), "all", g.Number(all))
}

// totals returns the totals of all players: "Ann 41 and Ben 60".
func (g Games) totals(s scoring.Sheet) string {
	ends := make([]string, len(s.Seats))
	for i, p := range s.Seats {
		ends[i] = g.table().Name(s, p) + " " + g.Figure(s.Totals[p])
	}
	return g.Joined(ends)
}

// TotalsOf implements [words.GamesSentences].
func (g Games) TotalsOf(of history.Summary) string {
	totals := make([]string, len(of.Seats))
	for i, s := range of.Ranking() {
		totals[i] = words.Isolated(s.Name) + " " + g.Figure(s.Total)
	}
	return g.Joined(totals)
}

// ResultLine implements [words.GamesSentences].
func (g Games) ResultLine(s scoring.Sheet) string {
	return g.Words.Result.With("game", g.Language.Rules.In(s.Ruleset.Rules).Name, "totals", g.totals(s))
}

// CurveLine implements [words.GamesSentences].
func (g Games) CurveLine(s scoring.Sheet) string {
	return g.Of(g.Words.Curve, s.Counted()).With("n", g.Figure(s.Counted()), "totals", g.totals(s))
}

// PastLine implements [words.GamesSentences].
func (g Games) PastLine(began time.Time, t engine.Ruleset) string {
	return g.Words.Past.With("day", g.ShortDay(began), "time", g.TimeOfDay(began), "ending", g.Language.Table.Ending(t))
}

// Listed implements [words.GamesSentences].
func (g Games) Listed(n int) string { return g.Numbered(g.Words.Listed, n) }

// PlaceAndNote implements [words.GamesSentences].
func (g Games) PlaceAndNote(n history.NightAnnotation) string {
	if n.Place == "" || n.Note == "" {
		return n.Place + n.Note
	}
	return words.Isolated(n.Place) + " – " + words.Isolated(n.Note)
}

// NightLine implements [words.GamesSentences].
func (g Games) NightLine(n words.NightSums) string {
	return g.Count(n.Games, words.Game) + ", " + g.Count(n.Rounds, words.Round)
}

// NightInWords implements [words.GamesSentences].
func (g Games) NightInWords(at time.Time, n words.NightSums, played []history.Summary) string {
	night := g.Words.NightLine.With("day", g.ShortDay(at), "night", g.NightLine(n))
	lines := []string{g.Text(night, g.Language.Table.Champions(n.Champions, n.Wins))}
	for _, one := range played {
		lines = append(lines, g.Labelled(g.GameTitle(one), g.GameLine(one)))
	}
	return strings.Join(lines, "\n")
}

// TwoEndings implements [words.GamesSentences].
func (g Games) TwoEndings(n int) (title, text string) {
	return g.Of(g.Words.TitleOfEndings, n).With("number", g.Number(n)), g.Words.EndingsHint
}

// EndingLine implements [words.GamesSentences].
func (g Games) EndingLine(e history.Ending) string {
	if e.Newer { // its totals are not known
		return g.Sentence(g.progress(e.Summary))
	}
	all := []string{g.TotalsOf(e.Summary) + ".", g.Sentence(g.progress(e.Summary))}
	if winners := e.Winners(); len(winners) > 0 {
		all = append(all, g.table().outcome(winners, e.Provisional))
	}
	return g.Text(all...)
}

// EndingSince implements [words.GamesSentences].
func (g Games) EndingSince(e history.Ending, now time.Time) string {
	since := g.Words.SinceFirst
	if e.Since > 0 {
		since = g.Words.SinceRound
	}
	return since.With("n", g.Figure(e.Since), "changed", g.ShortMoment(e.Changed, now))
}
