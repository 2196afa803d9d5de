package bring

import (
	"encoding/json"
	"fmt"
	"maps"
	"time"

	"tabby/engine"
)

const reasons = engine.Reasons("flat")

// These errors say what is wrong with a file. They are in a [Refusal].
var (
	ErrEmpty    = reasons.New("Empty", "the file is empty")
	ErrForeign  = engine.Reasons("history").New("Foreign", "there is nothing in it that could be games")
	ErrNoColumn = reasons.New("NoColumn", "a column is missing")
	ErrGames    = reasons.New("Games", "too many games")
	ErrQuote    = reasons.New("Quote", "a quotation mark is not closed")
	ErrText     = engine.Reasons("history").New("Text", "no text")

	ErrOpen = reasons.New("Open", "the file does not say all that has to be known") // see [OpenError]

	ErrLocked  = reasons.New("Locked", "the workbook has a password")
	ErrLarge   = reasons.New("Large", "the workbook is too large")
	ErrBroken  = reasons.New("Broken", "the workbook is damaged")
	ErrOldBook = reasons.New("OldBook", "the workbook is in an old format; save it as .xlsx or .ods")
	ErrFormula = reasons.New("Formula", "a formula has no value")

	ErrNumber  = reasons.New("Number", "not a number that may stand there")
	ErrDate    = reasons.New("Date", "not a date")
	ErrNoDate  = reasons.New("NoDate", "no day")
	ErrFuture  = reasons.New("Future", "the day is yet to come")
	ErrDays    = reasons.New("Days", "days have the month first and the day first")
	ErrCalled  = reasons.New("Called", "called is neither yes nor no")
	ErrWon     = reasons.New("Won", "who has won is neither yes nor no nor a player")
	ErrVariant = reasons.New("Variant", "no such variant")
	ErrRule    = reasons.New("Rule", "no such house rule")
	ErrCell    = reasons.New("Cell", "a cell cannot be understood")

	ErrNoScore    = reasons.New("NoScore", "neither a round nor a total")
	ErrMixed      = reasons.New("Mixed", "both rounds and totals")
	ErrTwice      = reasons.New("Twice", "a player is there twice")
	ErrNotThere   = reasons.New("NotThere", "a player was not there in round 1")
	ErrPlayers    = reasons.New("Players", "too many players")
	ErrAlone      = reasons.New("Alone", "a game of one player")
	ErrRounds     = reasons.New("Rounds", "too many rounds")
	ErrOrder      = reasons.New("Order", "a round is out of order")
	ErrTwoRows    = reasons.New("TwoRows", "a player has two rows in a round")
	ErrTwoCallers = reasons.New("TwoCallers", "two players called")
	ErrPenalty    = reasons.New("Penalty", "a penalty without a call")
	ErrNoWinner   = reasons.New("NoWinner", "no player has won after the last round")
	ErrRowless    = reasons.New("Rowless", "not every player has a row in a round")
	ErrNoRow      = reasons.New("NoRow", "a player has no row in a round")
	ErrTotal      = reasons.New("Total", "the total differs")
)

// These errors say why a play was left out. They are in a [Left].
var (
	ErrTeams       = reasons.New("Teams", "played in teams")
	ErrCooperative = reasons.New("Cooperative", "played together against the game")
	ErrUnplayed    = reasons.New("Unplayed", "nobody has a point")
	ErrNoPoints    = reasons.New("NoPoints", "not everybody has a score, and nobody is said to have won")
	ErrFewOrMany   = reasons.New("FewOrMany", "for fewer than two or more than ten")
)

// A LineError names the line of a file that is wrong. Lines count from 1.
type LineError struct {
	Sheet string // of a workbook that has several, or ""
	Line  int
	Err   error
}

// Error returns the line and what is wrong with it, for developers.
func (e *LineError) Error() string { return fmt.Sprintf("%s line %d: %v", e.Sheet, e.Line, e.Err) }

// Unwrap returns what is wrong with it.
func (e *LineError) Unwrap() error { return e.Err }

// A Refusal says what is wrong with a row, with as many details as its reason needs.
type Refusal struct {
	Reason error // one of the errors of this package
	Player string
	Column string
	Text   string // the text in the file, shortened if it is long
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

// An Ask is the kind of a [Question].
type Ask string

// The kinds of questions.
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

// A Question is about something that the file does not say.
type Question struct {
	Ask     Ask      `json:"ask"`
	About   string   `json:"about,omitempty"` // the game, or the people, or ""
	Example string   `json:"example"`         // as it stands in the file
	Sheet   string   `json:"sheet,omitempty"`
	Line    int      `json:"line,omitempty"`    // where that stands
	Choices []string `json:"choices,omitempty"` // or anything
	Usual   string   `json:"usual,omitempty"`   // the default answer; "" if an answer is required
}

// Answers are the answers of a person to questions about a file.
type Answers struct {
	Dates Order             `json:"dates,omitempty"`
	Year  int               `json:"year,omitempty"`
	Day   string            `json:"day,omitempty"`  // the day of tables without one, as the person wrote it
	Game  string            `json:"game,omitempty"` // the ID of a game, or the name of any other
	Wins  map[string]string `json:"wins,omitempty"` // by name of a game, or for all by ""
	Rows  string            `json:"rows,omitempty"` // the meaning of rows whose numbers never fall
	Same  map[string]string `json:"same,omitempty"` // names in the file, by those as which they come in
}

// Give returns the answers with one added.
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

// An OpenError means that some questions about a file have no answer yet.
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
	Now     time.Time // the latest possible day; the zero time means no limit
	Answers Answers
	Step    func(done, total int) error // is called repeatedly while reading, and can stop it with an error; may be nil

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
