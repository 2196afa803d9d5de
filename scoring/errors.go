package scoring

import (
	"errors"
	"fmt"

	"tabby/engine"
)

// A Refusal is one of the errors of this package together with what it is
// about. Fields the case does not have are zero.
type Refusal struct {
	Reason  error        // one of the Err… variables
	Player  string       // the name of a player
	Count   int          // points, cards, characters, players or the number of a round
	Allowed engine.Range // what Count may be
	Cause   error        // the engine's error about the cards, or nil
}

// Error returns the reason and the fields that are set, for developers.
func (r Refusal) Error() string {
	text := r.Reason.Error()
	if r.Player != "" {
		text += fmt.Sprintf(": %q", r.Player)
	}
	switch {
	case r.Allowed != engine.Range{}:
		text += fmt.Sprintf(": %d to %d, not %d", r.Allowed.Min, r.Allowed.Max, r.Count)
	case r.Count != 0:
		text += fmt.Sprintf(": %d", r.Count)
	}
	if r.Cause != nil {
		text += ": " + r.Cause.Error()
	}
	return text
}

// Unwrap returns the reason and the cause.
func (r Refusal) Unwrap() []error {
	if r.Cause == nil {
		return []error{r.Reason}
	}
	return []error{r.Reason, r.Cause}
}

// These errors mean that a game cannot begin as asked. For the number of players
// there is [engine.ErrPlayers].
var (
	ErrStarted      = errors.New("the game has begun")
	ErrNotStarted   = errors.New("the game has not begun")
	ErrName         = errors.New("not a valid name")
	ErrNameEmpty    = fmt.Errorf("%w: nothing to read", ErrName)
	ErrNameLength   = fmt.Errorf("%w: too many characters", ErrName)
	ErrNameText     = fmt.Errorf("%w: not plain text", ErrName)
	ErrSameName     = errors.New("two players with the same name")
	ErrCarried      = errors.New("totals carried over do not fit")
	ErrHeadStart    = errors.New("no such head start")
	ErrCarriedCount = fmt.Errorf("%w: not one for each player", ErrCarried)
	ErrCarriedOut   = fmt.Errorf("%w: fewer than two players are in", ErrCarried)
)

// These errors mean that something cannot be written on the sheet.
var (
	ErrScoreMissing  = errors.New("a score is missing") // a blank is not a zero
	ErrScoreRange    = errors.New("not a possible score")
	ErrCardCount     = fmt.Errorf("%w: cards left", ErrScoreRange)
	ErrCards         = errors.New("not a hand of this deck") // the cause is the engine's own
	ErrNotPlaying    = errors.New("the player is not in the game, or is out")
	ErrNotInRound    = fmt.Errorf("%w: no score in that round", ErrNotPlaying)
	ErrSpecial       = errors.New("the game has no special hand")
	ErrNobodyWon     = errors.New("the round does not say who won it")
	ErrCallerMissing = errors.New("the round does not say who ended it")
	ErrCaller        = fmt.Errorf("%w: the caller", ErrNotPlaying)
	ErrDealer        = fmt.Errorf("%w: the dealer", ErrNotPlaying)
	ErrWinner        = fmt.Errorf("%w: the winner", ErrNotPlaying)
	ErrNeighbour     = fmt.Errorf("%w: the neighbour", ErrNotPlaying)
	ErrNoRound       = errors.New("no such round")
	ErrTie           = errors.New("an extra round among the tied is due")
	ErrNoTie         = errors.New("no extra round is due")
	ErrGameOver      = errors.New("the game is over")
	ErrLog           = errors.New("not the log of this round") // the cause is the engine's own
)

// These errors mean that the table cannot do something now.
var (
	ErrRoundOpen     = errors.New("a round is on the table")
	ErrJoin          = errors.New("players may not join any more")
	ErrSeats         = errors.New("not an order that names each player once")
	ErrClock         = errors.New("the clock cannot do that")
	ErrClockRuns     = fmt.Errorf("%w: there is time left", ErrClock)
	ErrClockAnswered = fmt.Errorf("%w: the table has answered already", ErrClock)
	ErrNothingToUndo = errors.New("nothing to undo")
	ErrNothingToRedo = errors.New("nothing to redo")
)

// These errors mean that a journal cannot be read.
var (
	ErrEvent  = errors.New("unknown event")
	ErrMisfit = errors.New("an event that cannot have happened in the game")
)
