package words

import (
	"strings"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/words/message"
	"tabby/scoring"
)

// Games is what is said about games in a list.
type Games struct {
	speaker
	Words GamesWords

	NewerGame   string // why a game that a newer Tabby wrote cannot be opened
	SaveForIt   string // saves such a game for another Tabby
	InTrash     string // after a game was put there
	ThrowAway   string // asks whether a game is thrown away
	ThrownAway  string // what comes of a game that is thrown away
	HasTotals   string // why a game without a round is not thrown away unasked
	GoesByThis  string // of the ending by which a game goes
	GoByThis    string // makes it go by another
	GoesByThat  string // after that
	Reopen      string
	ReopenAsk   string
	ReopenHint  string
	LeaveIt     string
	HowItWent   string // above the story of a game
	TheSheet    string // leads from looking back to the sheet
	ShareGame   string
	ShareNight  string
	CoachHelped string
	Ready       string // what a round is whose scores are all typed

	// The list of games, and what it can be filtered by.
	Title        string
	Search       string
	ShowAll      string
	ShowAllGames string
	NoneLikeThat string
	NonePlayed   string
	WhoPlayed    string
	HowItEnds    string
	OverOrNot    string
	Anybody      string
	AnyGame      string
	AnyEnding    string
	StillGoing   string
	Over         string
	EndedAtOnce  string // without a round

	// Notes.
	ToRemember    string
	Place         string
	PlaceHint     string
	NoteToNight   string
	NoteToGame    string
	NoteHint      string
	Counts        string // whether a game counts in the statistics
	CountsHint    string
	CountsNow     string
	PlayedOn      string // asks for a day
	DayChanged    string
	CountsNotMore string

	// Evenings.
	Tonight, Today, Yesterday string
	Listed                    Numbered // how many games a list has: "12 games."
}

// NightSums is what the games of an evening come to.
type NightSums struct {
	Games, Rounds int
	Champions     []string // who won most, or none
	Wins          int      // of each of them
}

// GamesWords are what a language says about games in a list. All but the progress of a game are
// whole sentences.
type GamesWords struct {
	OfNewer string // the title of a game whose players are not known

	// How far a game is, for the middle of a list.
	FromNewer, NoRound, OnlyTotals, NotBegun string
	SoFar                                    message.Message

	Endings               message.Message // a game has so many
	LeftOut, Coached      string
	ScoresOf, ScoresTyped message.Message // {n} of {all}, by the first
	Result                message.Message // {game}, {totals}
	Curve                 message.Message // {n} rounds, {totals}
	Past                  message.Message // {day}, {time}, {ending}
	NightLine             message.Message // {day}, {night}
	TitleOfEndings        message.Message // {number} in words
	EndingsHint           string
	SinceFirst            message.Message // {changed}
	SinceRound            message.Message // {n}, {changed}

	// What an import brought.
	People, Notes, NewGames        message.Message
	Grown, Known, Back, Gone, Left message.Message
	Parted, Differ, Beyond         message.Message // {games} in the last

	// What a newer Tabby showed.
	Shown                 string
	ShownTotal, ShownLine message.Message // {name}, {total}, {place}, and {rounds}
	ShownOver, ShownMore  string
}

// GameTitle returns who plays in a game. Of one that a newer Tabby wrote it may not be known.
func (g Games) GameTitle(of history.Summary) string {
	if len(of.Seats) == 0 {
		return g.Words.OfNewer
	}
	return g.Joined(of.Players())
}

// GameLine returns what became of a game: "Recall, 5 rounds. Ben wins. With the
// coach."
func (g Games) GameLine(of history.Summary) string {
	all := []string{g.Sentence(g.progress(of))} // of a game that a newer Tabby wrote, no more may be known
	if of.Variant != "" {
		all[0] = g.whole(g.Row(g.language.Rules.GameName(of.Variant, of.Named), g.progress(of)))
	}
	if winners := of.Winners(); len(winners) > 0 {
		all = append(all, g.language.Table.outcome(winners, of.Provisional))
	}
	if of.Endings > 1 {
		all = append(all, g.Words.Endings.With("n", of.Endings))
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
		return w.SoFar.With("n", of.Rounds)
	}
	return g.Count(of.Rounds, Round)
}

// ScoresOf returns how many scores of a round are there: "two of four scores".
func (g Games) ScoresOf(n, all int) string { return g.scores(g.Words.ScoresOf, n, all) }

// ScoresTyped says how many scores of a round are there: "Two of four scores are typed."
func (g Games) ScoresTyped(n, all int) string {
	return g.Capital(g.scores(g.Words.ScoresTyped, n, all))
}

func (g Games) scores(f message.Message, n, all int) string {
	return f.With("n", n, "number", g.Number(n), "all", g.Number(all))
}

// totals returns the totals of all players: "Ann 41 and Ben 60".
func (g Games) totals(s scoring.Sheet) string {
	ends := make([]string, len(s.Seats))
	for i, p := range s.Seats {
		ends[i] = g.language.Table.Name(s, p) + " " + g.Figure(s.Totals[p])
	}
	return g.Joined(ends)
}

// TotalsOf is TotalsLine for a game in a list.
func (g Games) TotalsOf(of history.Summary) string {
	totals := make([]string, len(of.Seats))
	for i, s := range of.Ranking() {
		totals[i] = Isolated(s.Name) + " " + g.Figure(s.Total)
	}
	return g.Joined(totals)
}

// ResultLine returns what was played, and the totals: "Recall: Ann 41 and Ben 60."
func (g Games) ResultLine(s scoring.Sheet) string {
	return g.Words.Result.With("game", g.language.Rules.In(s.Ruleset.Rules).Name, "totals", g.totals(s))
}

// CurveLine says what the curve of the totals shows.
func (g Games) CurveLine(s scoring.Sheet) string {
	return g.Words.Curve.With("n", s.Counted(), "totals", g.totals(s))
}

// PastLine returns when a game began and when it was to end: "Fri 20 Nov 2026, 21:04, out
// at 100".
func (g Games) PastLine(began time.Time, t engine.Ruleset) string {
	return g.Words.Past.With("day", g.ShortDay(began), "time", g.TimeOfDay(began), "ending", g.language.Table.Ending(t))
}

// PlaceAndNote returns what is written to an evening in one line.
func (g Games) PlaceAndNote(n history.NightAnnotation) string {
	if n.Place == "" || n.Note == "" {
		return n.Place + n.Note
	}
	return Isolated(n.Place) + " – " + Isolated(n.Note)
}

// NightLine returns how much was played: "3 games, 27 rounds".
func (g Games) NightLine(n NightSums) string {
	return g.Row(g.Count(n.Games, Game), g.Count(n.Rounds, Round))
}

// NightInWords is the story of an evening to be sent as text.
func (g Games) NightInWords(at time.Time, n NightSums, played []history.Summary) string {
	night := g.Words.NightLine.With("day", g.ShortDay(at), "night", g.NightLine(n))
	lines := []string{g.Text(night, g.language.Table.Champions(n.Champions, n.Wins))}
	for _, one := range played {
		lines = append(lines, g.Labelled(g.GameTitle(one), g.GameLine(one)))
	}
	return strings.Join(lines, "\n")
}

// TwoEndings says why a game has so many endings, and what comes of it.
func (g Games) TwoEndings(n int) (title, text string) {
	return g.Words.TitleOfEndings.With("n", n, "number", g.Number(n)), g.Words.EndingsHint
}

// EndingLine returns how a game stands with an ending: "Ann 41 and Ben 60. 7 rounds so
// far."
func (g Games) EndingLine(e history.Ending) string {
	if e.Newer { // its totals are not known
		return g.Sentence(g.progress(e.Summary))
	}
	all := []string{g.whole(g.TotalsOf(e.Summary)), g.Sentence(g.progress(e.Summary))}
	if winners := e.Winners(); len(winners) > 0 {
		all = append(all, g.language.Table.outcome(winners, e.Provisional))
	}
	return g.Text(all...)
}

// EndingSince returns since when an ending is apart from the others, and when it was
// written on last, in the zone of now and with the year if that is another one: "Apart after
// round 6. Last written on Fri 20 Nov, 21:04."
func (g Games) EndingSince(e history.Ending, now time.Time) string {
	since := g.Words.SinceFirst
	if e.Since > 0 {
		since = g.Words.SinceRound
	}
	return since.With("n", e.Since, "changed", g.ShortMoment(e.Changed, now))
}
