package flat

import (
	"errors"
	"fmt"
)

// These errors say what is wrong with a table. They come in a [Refusal].
var (
	ErrEmpty       = errors.New("the file is empty")
	ErrForeign     = errors.New("no column is one of a table of games")
	ErrColumnTwice = errors.New("a column stands there twice")
	ErrNoColumn    = errors.New("a column is missing")
	ErrNoPoints    = errors.New("there are neither rounds with points nor totals")
	ErrGames       = errors.New("too many games")

	ErrNumber  = errors.New("not a number that may stand there")
	ErrDate    = errors.New("not a date")
	ErrCalled  = errors.New("called is neither yes nor no")
	ErrSpecial = errors.New("special is neither yes nor no")
	ErrVariant = errors.New("no such variant")
	ErrRule    = errors.New("no such house rule")

	ErrNoScore    = errors.New("neither a round nor a total")
	ErrMixed      = errors.New("both rounds and totals")
	ErrTwice      = errors.New("a player is there twice")
	ErrNotThere   = errors.New("a player was not there in round 1")
	ErrPlayers    = errors.New("too many players")
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
