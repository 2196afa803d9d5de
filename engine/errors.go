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
	Face    Face   // a card
	Card    string // the code of what is no card
	Count   int    // how many there are
	Allowed Range  // how many there may be
	Field   string // of a game of one's own, as in its JSON
}

// Error returns the reason and the fields that are set, for developers.
func (r Refusal) Error() string {
	text := r.Reason.Error()
	for _, s := range []string{r.Variant, r.Field, string(r.Key), string(r.Value), r.Face.Name, r.Card} {
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
	ErrVariant    = errors.New("no such variant")
	ErrHouseRule  = errors.New("the variant does not offer that house rule")
	ErrHouseValue = errors.New("not a value of this house rule")
	ErrRules      = errors.New("these rules cannot be together")
)

// These errors mean that a game of one's own cannot be computed. All but the first are [ErrRules].
var (
	ErrNewerGame   = errors.New("a game in a form that is newer than this program")
	ErrGameField   = fmt.Errorf("%w: no such field", ErrRules)
	ErrGameValue   = fmt.Errorf("%w: not a value of the field", ErrRules)
	ErrGameText    = fmt.Errorf("%w: not a plain text of that length", ErrRules)
	ErrGameSize    = fmt.Errorf("%w: more bytes than a game may have", ErrRules)
	ErrGameOrder   = fmt.Errorf("%w: the least is above the most, or nothing counts", ErrRules)
	ErrGameNoDeck  = fmt.Errorf("%w: cards without a deck", ErrRules)
	ErrGameCard    = fmt.Errorf("%w: not a card, or one twice", ErrRules)
	ErrGameFaces   = fmt.Errorf("%w: not a number of kinds of cards", ErrRules)
	ErrGameCards   = fmt.Errorf("%w: not a number of cards", ErrRules)
	ErrGameHand    = fmt.Errorf("%w: not a number of cards of a hand", ErrRules)
	ErrGameHands   = fmt.Errorf("%w: the deck is too small for the hands", ErrRules)
	ErrGameGrid    = fmt.Errorf("%w: a hand does not fill the grid", ErrRules)
	ErrGameSpecial = fmt.Errorf("%w: the deck has not the cards of the special hand", ErrRules)
)

// These errors mean that cards cannot be what they are said to be.
var (
	ErrCard      = errors.New("no such card in this deck")
	ErrTooMany   = errors.New("more copies of a card than the deck has")
	ErrHandSize  = errors.New("not the number of cards of a hand")
	ErrPowerLeft = errors.New("a power card has to be replaced before scoring")
)

// These errors mean that a round cannot be dealt or shuffled as asked.
var (
	ErrPlayers   = errors.New("the variant is not for that many players")
	ErrDeck      = errors.New("the deck does not fit into a round")
	ErrKept      = errors.New("the game is kept on the sheet and not dealt")
	ErrOrder     = errors.New("not an order of the cards to shuffle")
	ErrPosition  = errors.New("the cards cannot lie on the table like that")
	ErrJournal   = errors.New("not an event, or not one of this round")
	ErrLogSize   = fmt.Errorf("%w: more than is kept of a round", ErrJournal)
	ErrNoShuffle = errors.New("nothing has to be shuffled")
)

// These errors mean that a move is not legal.
var (
	ErrRoundOver        = errors.New("the round is over")
	ErrNotYourTurn      = errors.New("another player's turn")
	ErrPhase            = errors.New("the move belongs to another phase")
	ErrSpot             = errors.New("the move is not about these cards")
	ErrShuffle          = errors.New("the cards have to be shuffled first")
	ErrLook             = errors.New("not a look that is allowed now")
	ErrNothingToDraw    = errors.New("no card left to draw")
	ErrDiscardEmpty     = errors.New("the discard pile is empty")
	ErrPowerNotTakeable = errors.New("a spent power card cannot be taken")
	ErrMustReplace      = errors.New("a taken card has to replace one of the line")
	ErrPowerNotKept     = errors.New("a drawn power card cannot go into the line")
	ErrNoPower          = errors.New("no card gives that power now")
	ErrPowerInert       = errors.New("the power does not work within a Draw 2")
	ErrPowerFirst       = errors.New("a power has to be used or skipped first")
	ErrSwapTarget       = errors.New("a swap is with another player")
	ErrFaceUp           = errors.New("a card that lies face up cannot be swapped")
	ErrKnockerLocked    = errors.New("the knocker's cards are locked")
	ErrCallerLocked     = errors.New("the caller's cards are locked")
	ErrKnockNotAtEnd    = errors.New("a knock belongs to the end of a turn")
	ErrKnockNotAtStart  = errors.New("a knock takes the place of a turn here")
	ErrKnockTooEarly    = errors.New("a player has not had enough turns yet for a knock")
	ErrAlreadyKnocked   = errors.New("a player has knocked already")
	ErrCallNotAfterPlay = errors.New("a call comes after a play")
	ErrAlreadyCalled    = errors.New("a player has called already")
	ErrWindowClosed     = errors.New("no card can be matched now")
	ErrOwnPlay          = errors.New("players do not match a card they played themselves")
	ErrCallerDone       = errors.New("the caller plays no more")
	ErrGiveFirst        = errors.New("a card has to be given for the one snapped first")
	ErrNoSeat           = errors.New("no player has that seat")
)
