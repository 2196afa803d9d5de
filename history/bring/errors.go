package bring

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"time"
)

// These errors say what is wrong with a file. They come in a [Refusal].
var (
	ErrEmpty    = errors.New("the file is empty")
	ErrForeign  = errors.New("there is nothing in it that could be games")
	ErrNoColumn = errors.New("a column is missing")
	ErrGames    = errors.New("too many games")
	ErrQuote    = errors.New("a quotation mark is not closed")
	ErrText     = errors.New("no text")

	ErrOpen = errors.New("the file does not say all that has to be known") // see [OpenError]

	ErrLocked  = errors.New("the workbook has a password")
	ErrLarge   = errors.New("the workbook is too large")
	ErrBroken  = errors.New("the workbook is damaged")
	ErrOldBook = errors.New("the workbook is in an old format; save it as .xlsx or .ods")
	ErrFormula = errors.New("a formula has no value")

	ErrNumber  = errors.New("not a number that may stand there")
	ErrDate    = errors.New("not a date")
	ErrNoDate  = errors.New("no day")
	ErrFuture  = errors.New("the day is yet to come")
	ErrDays    = errors.New("days have the month first and the day first")
	ErrCalled  = errors.New("called is neither yes nor no")
	ErrWon     = errors.New("who has won is neither yes nor no nor a player")
	ErrVariant = errors.New("no such variant")
	ErrRule    = errors.New("no such house rule")
	ErrCell    = errors.New("a cell cannot be understood")

	ErrNoScore    = errors.New("neither a round nor a total")
	ErrMixed      = errors.New("both rounds and totals")
	ErrTwice      = errors.New("a player is there twice")
	ErrNotThere   = errors.New("a player was not there in round 1")
	ErrPlayers    = errors.New("too many players")
	ErrAlone      = errors.New("a game of one player")
	ErrRounds     = errors.New("too many rounds")
	ErrOrder      = errors.New("a round is out of order")
	ErrTwoRows    = errors.New("a player has two rows in a round")
	ErrTwoCallers = errors.New("two players called")
	ErrPenalty    = errors.New("a penalty without a call")
	ErrNoWinner   = errors.New("no player has won after the last round")
	ErrRowless    = errors.New("not every player has a row in a round")
	ErrNoRow      = errors.New("a player has no row in a round")
	ErrTotal      = errors.New("the total differs")
)

// These errors say why a play was left out. They come in a [Left].
var (
	ErrTeams       = errors.New("played in teams")
	ErrCooperative = errors.New("played together against the game")
	ErrUnplayed    = errors.New("nobody has a point")
	ErrNoPoints    = errors.New("not everybody has a score, and nobody is said to have won")
	ErrFewOrMany   = errors.New("for fewer than two or more than ten")
)

// A LineError names the line of a file that is wrong. Lines count from 1.
type LineError struct {
	Sheet string // of a workbook that has several, or ""
	Line  int
	Err   error
}

// Error returns the line and what is wrong with it, for developers.
func (e *LineError) Error() string { return fmt.Sprintf("%s line %d: %v", e.Sheet, e.Line, e.Err) }

// AtLine returns the line.
func (e *LineError) AtLine() int { return e.Line }

// Unwrap returns what is wrong with it.
func (e *LineError) Unwrap() error { return e.Err }

// A Refusal says what is wrong with a row, with as many details as its reason needs.
type Refusal struct {
	Reason error // one of the errors of this package
	Player string
	Column string
	Text   string // as it stands there, cut if it is long
	Round  int
	Min    int
	Max    int
	Count  int // what was counted
	Given  int // what the table has instead
}

// Error returns the reason and the details, for developers.
func (r Refusal) Error() string { return fmt.Sprintf("%v: %+v", r.Reason, r.details()) }

// Unwrap returns the reason.
func (r Refusal) Unwrap() error { return r.Reason }

func (r Refusal) details() []any {
	return []any{r.Player, r.Column, r.Text, r.Round, r.Min, r.Max, r.Count, r.Given}
}

// An Ask is what cannot be known from a file.
type Ask string

// What is asked.
const (
	AskDates Ask = "dates" // in which order days are written
	AskYear  Ask = "year"  // of days without one
	AskDay   Ask = "day"   // on which a table without days was played
	AskGame  Ask = "game"  // what was played
	AskWins  Ask = "wins"  // the lowest total or the highest
	AskRows  Ask = "rows"  // whether rows that never fall have points of a round, or the totals after it
	AskSame  Ask = "same"  // whether two people of one name are one
)

// The answers to [AskWins].
const (
	Lowest  = "lowest"
	Highest = "highest"
)

// The answers to [AskRows].
const (
	RowTotals = "totals"
	RowPoints = "points"
)

// Between stands between the two totals that are the example of [AskWins], and of [AskRows] in the order of its answers.
const Between = " – "

// A Question is what cannot be known from a file.
type Question struct {
	Ask     Ask      `json:"ask"`
	About   string   `json:"about,omitempty"` // the game, or the people, or ""
	Example string   `json:"example"`         // as it stands in the file
	Sheet   string   `json:"sheet,omitempty"`
	Line    int      `json:"line,omitempty"`    // where that stands
	Choices []string `json:"choices,omitempty"` // or anything
	Usual   string   `json:"usual,omitempty"`   // what holds without an answer; "" if there has to be one
}

// Answers are what people have said of a file.
type Answers struct {
	Dates Order             `json:"dates,omitempty"`
	Year  int               `json:"year,omitempty"`
	Day   string            `json:"day,omitempty"`  // of tables that say none, as people write it
	Game  string            `json:"game,omitempty"` // the ID of a game, or the name of any other
	Wins  map[string]string `json:"wins,omitempty"` // by name of a game, or for all by ""
	Rows  string            `json:"rows,omitempty"` // what rows have that never fall
	Same  map[string]string `json:"same,omitempty"` // names in the file, by those as which they come in
}

// Give returns the answers with one more.
func (a Answers) Give(q Question, answer string) Answers {
	switch q.Ask {
	case AskDates:
		a.Dates = Order(answer)
	case AskYear:
		a.Year = atoi(answer)
	case AskDay:
		a.Day = answer
	case AskGame:
		a.Game = answer
	case AskWins:
		a.Wins = with(a.Wins, q.About, answer)
	case AskRows:
		a.Rows = answer
	case AskSame:
		a.Same = with(a.Same, q.About, answer)
	}
	return a
}

// with returns a copy of a map with one more value.
func with(m map[string]string, key, value string) map[string]string {
	all := map[string]string{}
	maps.Copy(all, m)
	all[key] = value
	return all
}

// An OpenError means that a question about a file has no answer yet.
type OpenError struct{ Questions []Question }

// Error names the first question, for developers.
func (e *OpenError) Error() string { return "it is asked: " + string(e.Questions[0].Ask) }

// A Left is why plays were left out, and how many.
type Left struct {
	Reason error  `json:"-"`
	Count  int    `json:"count"`
	First  string `json:"first"` // what the first of them is called, and when it was
}

// MarshalJSON adds the reason, for developers.
func (l Left) MarshalJSON() ([]byte, error) {
	type plain Left
	return json.Marshal(struct {
		Reason string `json:"reason"`
		plain
	}{l.Reason.Error(), plain(l)})
}

// Options are what a file is read with.
type Options struct {
	Now     time.Time // no day is after it; the zero time is the end of all times
	Answers Answers
	Step    func(done, total int) error // is called now and then; its error ends the reading. May be nil

	headed bool // heads were added, or a note was written as a table: this is not tried again
}

func (o Options) step(done, total int) error {
	if o.Step == nil {
		return nil
	}
	return o.Step(done, total)
}

// Unwrap returns [ErrOpen].
func (e *OpenError) Unwrap() error { return ErrOpen }
