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
	// ErrStarted means that the game has begun already.
	ErrStarted = errors.New("scoring: the game has begun")
	// ErrNotStarted means that there is no game yet.
	ErrNotStarted = errors.New("scoring: the game has not begun")
	// ErrName means that a name cannot be kept as it is.
	ErrName = errors.New("scoring: not a name")
	// ErrNameEmpty means that there is nothing to read in a name.
	ErrNameEmpty = fmt.Errorf("%w: nothing to read", ErrName)
	// ErrNameLength means that a name has too many characters.
	ErrNameLength = fmt.Errorf("%w: not the length of one", ErrName)
	// ErrNameText means that a name is not text, or has control characters.
	ErrNameText = fmt.Errorf("%w: not plain text", ErrName)
	// ErrSameName means that two players would have the same name.
	ErrSameName = errors.New("scoring: two players with the same name")
	// ErrCarried means that totals carried over do not fit the players.
	ErrCarried = errors.New("scoring: totals carried over do not fit")
	// ErrCarriedCount means that there are not as many totals as players.
	ErrCarriedCount = fmt.Errorf("%w: not one for each player", ErrCarried)
	// ErrCarriedOut means that with the totals carried over too few are in.
	ErrCarriedOut = fmt.Errorf("%w: at least two have to be in", ErrCarried)
)

// These errors mean that something cannot be written on the sheet.
var (
	// ErrScoreMissing means that a player who is in has no score. A blank is not
	// a zero (G01).
	ErrScoreMissing = errors.New("scoring: a score is missing")
	// ErrScoreRange means that no player can bring such a score (G02).
	ErrScoreRange = errors.New("scoring: not a possible score")
	// ErrCardCount means that no player can have that many cards left.
	ErrCardCount = fmt.Errorf("%w: cards left", ErrScoreRange)
	// ErrCards means that the engine does not value a hand; the cause is its own.
	ErrCards = errors.New("scoring: not a hand of this deck")
	// ErrNotPlaying means that a player named is not in the game, or is out.
	ErrNotPlaying = errors.New("scoring: not playing")
	// ErrNotInRound means that a player named has no score in that round.
	ErrNotInRound = fmt.Errorf("%w in that round", ErrNotPlaying)
	// ErrCaller means that the caller named is not playing.
	ErrCaller = fmt.Errorf("%w: the caller", ErrNotPlaying)
	// ErrDealer means that the dealer named is not playing.
	ErrDealer = fmt.Errorf("%w: the dealer", ErrNotPlaying)
	// ErrNeighbour means that the neighbour named is not playing.
	ErrNeighbour = fmt.Errorf("%w: the neighbour", ErrNotPlaying)
	// ErrNoRound means that there is no such round.
	ErrNoRound = errors.New("scoring: no such round")
	// ErrTie means that an extra round among the tied is due.
	ErrTie = errors.New("scoring: an extra round is due")
	// ErrNoTie means that no extra round is due.
	ErrNoTie = errors.New("scoring: no extra round is due")
	// ErrGameOver means that the game is over.
	ErrGameOver = errors.New("scoring: the game is over")
)

// These errors mean that the table cannot do something now.
var (
	// ErrRoundOpen means that the table has to finish the round first.
	ErrRoundOpen = errors.New("scoring: a round is on the table")
	// ErrJoin means that players may not join this game any more.
	ErrJoin = errors.New("scoring: nobody may join")
	// ErrSeats means that an order of seats does not name each player once.
	ErrSeats = errors.New("scoring: not an order of these players")
	// ErrClock means that the clock cannot do that now, or that there is none.
	ErrClock = errors.New("scoring: the clock cannot do that")
	// ErrClockRuns means that there is time left.
	ErrClockRuns = fmt.Errorf("%w: there is time left", ErrClock)
	// ErrClockAnswered means that the table has answered already.
	ErrClockAnswered = fmt.Errorf("%w: that is known", ErrClock)
	// ErrNothingToUndo means that nothing was done that can be undone.
	ErrNothingToUndo = errors.New("scoring: nothing to undo")
	// ErrNothingToRedo means that nothing was undone last.
	ErrNothingToRedo = errors.New("scoring: nothing to redo")
)

// These errors mean that a journal cannot be read.
var (
	// ErrEvent means that an event is not one this program knows.
	ErrEvent = errors.New("scoring: unknown event")
	// ErrMisfit means that an event cannot have happened in that game.
	ErrMisfit = errors.New("scoring: an event that does not fit the game")
)
