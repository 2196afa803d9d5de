package engine

import (
	"errors"
	"fmt"
)

// A Refusal is one of the errors of this package together with what it is
// about. Fields the case does not have are zero.
type Refusal struct {
	Reason  error  // one of the Err… variables
	Variant string // the name of a variant, or the unknown ID
	Key     Key    // a house rule
	Value   Value  // what it cannot be
	Card    string // the name of a card, or the unknown code
	Count   int    // how many there are
	Allowed Range  // how many there may be
}

// Error returns the reason and the fields that are set, for developers.
func (r Refusal) Error() string {
	text := r.Reason.Error()
	for _, s := range []string{r.Variant, string(r.Key), string(r.Value), r.Card} {
		if s != "" {
			text += fmt.Sprintf(": %q", s)
		}
	}
	switch {
	case r.Allowed != Range{}:
		text += fmt.Sprintf(": %d to %d, not %d", r.Allowed.Min, r.Allowed.Max, r.Count)
	case r.Count != 0:
		text += fmt.Sprintf(": %d", r.Count)
	}
	return text
}

// Unwrap returns the reason.
func (r Refusal) Unwrap() error { return r.Reason }

// These errors mean that a table cannot be set up as asked.
var (
	ErrVariant    = errors.New("engine: no such variant")
	ErrHouseRule  = errors.New("engine: the variant does not offer that house rule")
	ErrHouseValue = errors.New("engine: not a value of this house rule")
)

// These errors mean that cards cannot be what they are said to be.
var (
	ErrCard      = errors.New("engine: no such card in this deck")
	ErrTooMany   = errors.New("engine: more copies of a card than the deck has")
	ErrHandSize  = errors.New("engine: not the number of cards of a hand")
	ErrPowerLeft = errors.New("engine: a power card has to be replaced before scoring")
)

// These errors mean that a round cannot be dealt or shuffled as asked.
var (
	ErrPlayers   = errors.New("engine: the variant is not for that many players")
	ErrDeck      = errors.New("engine: the deck does not fit into a round")
	ErrOrder     = errors.New("engine: not an order of the cards to shuffle")
	ErrPosition  = errors.New("engine: the cards cannot lie on the table like that")
	ErrJournal   = errors.New("engine: not an event, or not one of this round")
	ErrNoShuffle = errors.New("engine: nothing has to be shuffled")
)

// These errors mean that a move is not legal.
var (
	ErrRoundOver        = errors.New("engine: the round is over")
	ErrNotYourTurn      = errors.New("engine: another player's turn")
	ErrPhase            = errors.New("engine: the move belongs to another phase")
	ErrSpot             = errors.New("engine: the move is not about these cards")
	ErrShuffle          = errors.New("engine: the cards have to be shuffled first")
	ErrLook             = errors.New("engine: not a look that is allowed now")
	ErrNothingToDraw    = errors.New("engine: no card left to draw")
	ErrDiscardEmpty     = errors.New("engine: the discard pile is empty")
	ErrPowerNotTakeable = errors.New("engine: a spent power card cannot be taken")
	ErrMustReplace      = errors.New("engine: a taken card has to replace one of the line")
	ErrPowerNotKept     = errors.New("engine: a drawn power card cannot go into the line")
	ErrNoPower          = errors.New("engine: no card gives that power now")
	ErrPowerInert       = errors.New("engine: the power does not work within a Draw 2")
	ErrPowerFirst       = errors.New("engine: a power has to be used or skipped first")
	ErrSwapTarget       = errors.New("engine: a swap is with another player")
	ErrFaceUp           = errors.New("engine: a card that lies face up cannot be swapped")
	ErrKnockerLocked    = errors.New("engine: the knocker's cards are locked")
	ErrCallerLocked     = errors.New("engine: the caller's cards are locked")
	ErrKnockNotAtEnd    = errors.New("engine: a knock belongs to the end of a turn")
	ErrKnockNotAtStart  = errors.New("engine: a knock takes the place of a turn here")
	ErrKnockTooEarly    = errors.New("engine: a player has not had enough turns yet for a knock")
	ErrAlreadyKnocked   = errors.New("engine: a player has knocked already")
	ErrCallNotAfterPlay = errors.New("engine: a call comes after a play")
	ErrAlreadyCalled    = errors.New("engine: a player has called already")
	ErrWindowClosed     = errors.New("engine: no card can be matched now")
	ErrOwnPlay          = errors.New("engine: players do not match a card they played themselves")
	ErrCallerDone       = errors.New("engine: the caller plays no more")
	ErrGiveFirst        = errors.New("engine: a card has to be given for the one snapped first")
	ErrNoSeat           = errors.New("engine: no player has that seat")
)
