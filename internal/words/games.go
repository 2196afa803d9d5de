package words

import (
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/scoring"
)

// Games is what is said about games in a list.
type Games struct {
	GamesSentences

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
	ShareGame   string
	ShareNight  string
	CoachHelped string

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
	CountsNotMore string

	// Evenings.
	Tonight, Today, Yesterday string
}

// NightSums is what the games of an evening come to.
type NightSums struct {
	Games, Rounds int
	Champions     []string // who won most, or none
	Wins          int      // of each of them
}

// GamesSentences is what is said about games in a list, their endings and where they went.
type GamesSentences interface {
	// TotalsOf is TotalsLine for a game in a list.
	TotalsOf(g history.Summary) string
	// ResultLine returns what was played, and the totals: "Recall: Ann 41 and Ben 60."
	ResultLine(s scoring.Sheet) string
	// CurveLine says what the curve of the totals shows.
	CurveLine(s scoring.Sheet) string
	// PastLine returns when a game began and when it was to end: "Fri 20 Nov 2026, 21:04, out
	// at 100".
	PastLine(began time.Time, t engine.Ruleset) string
	// Listed returns how many games a list has: "12 games."
	Listed(n int) string
	// PlaceAndNote returns what is written to an evening in one line.
	PlaceAndNote(n history.NightAnnotation) string
	// NightLine returns how much was played: "3 games, 27 rounds".
	NightLine(n NightSums) string
	// NightInWords is the story of an evening to be sent as text.
	NightInWords(at time.Time, n NightSums, games []history.Summary) string
	// Imported returns what an import brought: "300 new games. 2 games already here." Of one
	// that brought something, but no game, it says what: "1 note came in."
	Imported(i history.Imported) string
	// ShownLines returns what a newer Tabby showed of a game: a line for each player, with what
	// the rounds counted, "Ann: 3, – and 7. 10 in all, 1st.", and whether there is more.
	ShownLines(g history.Summary, s history.Shown) []string
	// TwoEndings says why a game has so many endings, and what comes of it.
	TwoEndings(n int) (title, text string)
	// EndingLine returns how a game stands with an ending: "Ann 41 and Ben 60. 7 rounds so
	// far."
	EndingLine(e history.Ending) string
	// EndingSince returns since when an ending is apart from the others, and when it was
	// written on last, in the zone of now and with the year if that is another one: "Apart after
	// round 6. Last written on Fri 20 Nov, 21:04."
	EndingSince(e history.Ending, now time.Time) string
	// GameTitle returns who plays in a game. Of one that a newer Tabby wrote it may not be known.
	GameTitle(g history.Summary) string
	// GameLine returns what became of a game: "Recall, 5 rounds. Ben wins. With the
	// coach."
	GameLine(g history.Summary) string
	// ScoresOf returns how many scores of a round are there: "two of four scores".
	ScoresOf(n, all int) string
	// ScoresTyped says how many scores of a round are there: "Two of four scores are typed."
	ScoresTyped(n, all int) string
}
