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
	Field   string // of a custom game, as in its JSON
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
	ErrRules      = errors.New("these rules cannot be combined")
)

// These errors mean that a custom game cannot be computed. All but the first are [ErrRules].
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

// refusal returns why a move is not legal, or nil if it is. It need not be fast, for a
// program makes only legal moves, and relies on nothing that is kept to be fast.
func (b *board) refusal(m Move) error {
	if m.Do >= moveKindCount || !b.kinds(m.Seat).Has(m.Do) {
		return b.kindRefusal(m)
	}
	a, z := b.Places(m.Do, m.Seat)
	shape := m.Do.shape()
	switch {
	case shape == noSpot && m.A != Spot{}:
		return ErrSpot
	case shape != noSpot && !b.covers(a, m.A):
		return b.spotRefusal(m, m.A)
	case shape < across && m.B != Spot{}:
		return ErrSpot
	case shape >= across && !b.covers(z, m.B):
		return b.spotRefusal(m, m.B)
	case shape == pair && b.at(m.A) >= b.at(m.B):
		return ErrSpot
	}
	return nil
}

// kindRefusal returns why a seat may not make a kind of move.
func (b *board) kindRefusal(m Move) error {
	switch {
	case b.phase == Over || b.phase == Revealing && m.Do != ReplacePower:
		return ErrRoundOver
	case b.phase == Shuffling:
		return ErrShuffle
	case m.Do >= moveKindCount:
		return ErrPhase
	case m.Seat != Nobody && (m.Seat >= Seat(b.players) || b.gone.seen(m.Seat)):
		return ErrNoSeat
	case b.phase == Giving:
		return ErrGiveFirst
	}
	if err := b.sideRefusal(m); err != nil {
		return err
	}
	if m.Seat != b.turn {
		return ErrNotYourTurn
	}
	return b.turnRefusal(m.Do)
}

// sideRefusal returns why a move that is not part of a turn is not legal, or nil if the
// move is part of one.
func (b *board) sideRefusal(m Move) error {
	switch m.Do {
	case FirstLook, FirstLookTwo:
		return ErrLook
	case Snap:
		return b.snapRefusal(m.Seat)
	case Reveal, CloseWindow, ReplacePower, Give:
		if b.anyPending() {
			return ErrPowerFirst
		}
		return ErrPhase
	case Skip:
		return ErrNoPower
	case Peek, LookAt, Swap, Switch, UseDrawTwo:
		if b.has(playedPowers) {
			return ErrNoPower
		}
	}
	return nil
}

func (b *board) snapRefusal(s Seat) error {
	switch {
	case b.window == 0 || !b.has(snaps) || b.isTooLong():
		return ErrWindowClosed
	case s == b.caller && !b.has(callerSnaps):
		return ErrCallerDone
	case s == b.last:
		return ErrOwnPlay
	}
	return ErrPhase
}

// turnRefusal returns why the player to move may not do that.
func (b *board) turnRefusal(d MoveKind) error {
	switch {
	case d == Knock:
		return b.knockRefusal()
	case b.phase == Looking:
		return ErrPhase
	case b.anyPending() && (b.phase == HoldDrawn || b.phase == HoldTaken || b.phase == Ending):
		return ErrPowerFirst
	case b.phase == HoldTaken:
		return ErrMustReplace
	case b.phase == Starting:
		return b.startRefusal(d)
	case b.phase == HoldDrawn:
		return b.heldRefusal(d)
	case d == UseSwap || d == UseDrawTwo:
		return ErrNoPower
	}
	return ErrPhase
}

func (b *board) knockRefusal() error {
	played := b.has(playedPowers)
	switch {
	case b.caller != Nobody && played:
		return ErrAlreadyCalled
	case b.caller != Nobody:
		return ErrAlreadyKnocked
	case b.phase == Ending && b.anyPending():
		return ErrPowerFirst
	case b.phase == Ending && b.has(callAtEnd), b.phase == Starting && b.has(callAtStart):
		return ErrKnockTooEarly
	case !b.has(callAtEnd):
		return ErrKnockNotAtStart
	case played:
		return ErrCallNotAfterPlay
	}
	return ErrKnockNotAtEnd
}

func (b *board) startRefusal(d MoveKind) error {
	switch d {
	case Draw:
		return ErrNothingToDraw
	case Take:
		if b.discards == 0 {
			return ErrDiscardEmpty
		}
		return ErrPowerNotTakeable
	case UseSwap, UseDrawTwo:
		return ErrNoPower
	}
	return ErrPhase
}

// heldRefusal returns why a drawn card cannot be used like that.
func (b *board) heldRefusal(d MoveKind) error {
	power := b.powerOf(b.held)
	inert := b.inTwo && !b.has(playedPowers) && b.inert(power)
	gives := func(p Power) error {
		if power == p && inert {
			return ErrPowerInert
		}
		return ErrNoPower
	}
	switch d {
	case Replace:
		return ErrPowerNotKept
	case Peek:
		return gives(PeekOwn)
	case LookAt:
		return gives(LookAny)
	case UseDrawTwo:
		return gives(DrawTwo)
	case UseSwap:
		if power == SwitchAny {
			return gives(SwitchAny)
		}
		return gives(SwapOther)
	}
	return ErrPhase
}

// spotRefusal returns why a move cannot be about that card.
func (b *board) spotRefusal(m Move, s Spot) error {
	if m.Do == Swap && (m.A.Seat != m.Seat || m.B.Seat == m.Seat || !b.exists(m.B)) {
		return ErrSwapTarget
	}
	if !b.exists(s) {
		return ErrSpot
	}
	place := Places(1) << (b.at(s) & 63)
	switch {
	case m.Do != Swap && m.Do != Switch && m.Do != Snap:
		return ErrSpot
	case m.Do != Snap && Places(b.open)&place != 0:
		return ErrFaceUp
	case b.locked()&place == 0:
		return ErrSpot
	case b.has(playedPowers):
		return ErrCallerLocked
	}
	return ErrKnockerLocked
}
