package scoring

import (
	"fmt"

	"tabby/engine"
)

const reasons = engine.Reasons("scoring")

// A Refusal is one of the errors of this package, with the name, number or cards
// that it is about. Fields that do not apply are zero.
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
	ErrStarted      = reasons.New("Started", "the game has begun")
	ErrNotStarted   = reasons.New("NotStarted", "the game has not begun")
	ErrName         = reasons.New("Name", "not a valid name")
	ErrNameEmpty    = reasons.Of(ErrName, "NameEmpty", "nothing to read")
	ErrNameLength   = reasons.Of(ErrName, "NameLength", "too many characters")
	ErrNameText     = reasons.Of(ErrName, "NameText", "not plain text")
	ErrSameName     = reasons.New("SameName", "two players with the same name")
	ErrCarried      = reasons.New("Carried", "totals carried over do not fit")
	ErrHeadStart    = reasons.New("HeadStart", "no such head start")
	ErrCarriedCount = reasons.Of(ErrCarried, "CarriedCount", "not one for each player")
	ErrCarriedOut   = reasons.Of(ErrCarried, "CarriedOut", "fewer than two players are in")
)

// These errors mean that something cannot be written on the sheet.
var (
	ErrScoreMissing  = reasons.New("ScoreMissing", "a score is missing") // a blank is not a zero
	ErrScoreRange    = reasons.New("ScoreRange", "not a possible score")
	ErrCardCount     = reasons.Of(ErrScoreRange, "CardCount", "cards left")
	ErrCards         = reasons.New("Cards", "not a hand of this deck") // the cause is the engine's own
	ErrNotPlaying    = reasons.New("NotPlaying", "the player is not in the game, or is out")
	ErrNotInRound    = reasons.Of(ErrNotPlaying, "NotInRound", "no score in that round")
	ErrSpecial       = reasons.New("Special", "the game has no special hand")
	ErrNobodyWon     = reasons.New("NobodyWon", "the round does not say who won it")
	ErrCallerMissing = reasons.New("CallerMissing", "the round does not say who ended it")
	ErrCaller        = reasons.Of(ErrNotPlaying, "Caller", "the caller")
	ErrDealer        = reasons.Of(ErrNotPlaying, "Dealer", "the dealer")
	ErrWinner        = reasons.Of(ErrNotPlaying, "Winner", "the winner")
	ErrNeighbour     = reasons.Of(ErrNotPlaying, "Neighbour", "the neighbour")
	ErrNoRound       = reasons.New("NoRound", "no such round")
	ErrTie           = reasons.New("Tie", "an extra round among the tied is due")
	ErrNoTie         = reasons.New("NoTie", "no extra round is due")
	ErrGameOver      = reasons.New("GameOver", "the game is over")
	ErrLog           = reasons.New("Log", "not the log of this round") // the cause is the engine's own
)

// These errors mean that the table cannot do something now.
var (
	ErrRoundOpen     = reasons.New("RoundOpen", "a round is on the table")
	ErrJoin          = reasons.New("Join", "players may not join any more")
	ErrSeats         = reasons.New("Seats", "not an order that names each player once")
	ErrClock         = reasons.New("Clock", "the clock cannot do that")
	ErrClockRuns     = reasons.Of(ErrClock, "ClockRuns", "there is time left")
	ErrClockAnswered = reasons.Of(ErrClock, "ClockAnswered", "the table has answered already")
	ErrNothingToUndo = reasons.New("NothingToUndo", "nothing to undo")
	ErrNothingToRedo = reasons.New("NothingToRedo", "nothing to redo")
)

// These errors mean that a journal cannot be read.
var (
	ErrEvent  = reasons.New("Event", "unknown event")
	ErrMisfit = reasons.New("Misfit", "an event that cannot have happened in the game")
)
