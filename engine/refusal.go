package engine

import "fmt"

// A NamedError is a reason for a refusal. Its name is part of the key of a text in each language.
type NamedError struct {
	From Reasons
	Name string // of the error, without Err

	text  string
	about error // what it is a case of, or nil
}

// Error returns the reason for developers.
func (e *NamedError) Error() string {
	if e.about != nil {
		return e.about.Error() + ": " + e.text
	}
	return e.text
}

// Unwrap returns what it is a case of, or nil.
func (e *NamedError) Unwrap() error { return e.about }

// Reasons creates the errors of a package. Its value is the name of the package in the keys of texts.
type Reasons string

// New returns a reason by its name, without Err, with a text for developers.
func (r Reasons) New(name, text string) error { return &NamedError{r, name, text, nil} }

// Of is like New for a special case of another reason.
func (r Reasons) Of(about error, name, text string) error { return &NamedError{r, name, text, about} }

const reasons = Reasons("engine")

// A Refusal is one of the errors of this package, with the names and numbers that
// it is about. Fields that do not apply are zero.
type Refusal struct {
	Reason  error  // one of the Err… variables
	Variant string // the name of a variant, or the unknown ID
	Key     Key    // a house rule
	Value   Value  // what it cannot be
	Face    Face   // a card
	Card    string // the code that is not a card
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
	ErrVariant    = reasons.New("Variant", "no such variant")
	ErrHouseRule  = reasons.New("HouseRule", "the variant does not offer that house rule")
	ErrHouseValue = reasons.New("HouseValue", "not a value of this house rule")
	ErrRules      = reasons.New("Rules", "these rules cannot be combined")
)

// These errors mean that a custom game cannot be computed. All but the first are [ErrRules].
var (
	ErrNewerGame   = reasons.New("NewerGame", "a game in a form that is newer than this program")
	ErrGameField   = reasons.Of(ErrRules, "GameField", "no such field")
	ErrGameValue   = reasons.Of(ErrRules, "GameValue", "not a value of the field")
	ErrGameText    = reasons.Of(ErrRules, "GameText", "not a plain text of that length")
	ErrGameSize    = reasons.Of(ErrRules, "GameSize", "more bytes than a game may have")
	ErrGameOrder   = reasons.Of(ErrRules, "GameOrder", "the least is above the most, or nothing counts")
	ErrGameNoDeck  = reasons.Of(ErrRules, "GameNoDeck", "cards without a deck")
	ErrGameCard    = reasons.Of(ErrRules, "GameCard", "not a card, or one twice")
	ErrGameFaces   = reasons.Of(ErrRules, "GameFaces", "not a number of kinds of cards")
	ErrGameCards   = reasons.Of(ErrRules, "GameCards", "not a number of cards")
	ErrGameHand    = reasons.Of(ErrRules, "GameHand", "not a number of cards of a hand")
	ErrGameHands   = reasons.Of(ErrRules, "GameHands", "the deck is too small for the hands")
	ErrGameGrid    = reasons.Of(ErrRules, "GameGrid", "a hand does not fill the grid")
	ErrGameSpecial = reasons.Of(ErrRules, "GameSpecial", "the deck has not the cards of the special hand")
)

// These errors mean that given cards are impossible.
var (
	ErrCard      = reasons.New("Card", "no such card in this deck")
	ErrTooMany   = reasons.New("TooMany", "more copies of a card than the deck has")
	ErrHandSize  = reasons.New("HandSize", "not the number of cards of a hand")
	ErrPowerLeft = reasons.New("PowerLeft", "a power card has to be replaced before scoring")
)

// These errors mean that a round cannot be dealt or shuffled as asked.
var (
	ErrPlayers   = reasons.New("Players", "the variant is not for that many players")
	ErrDeck      = reasons.New("Deck", "the deck does not fit into a round")
	ErrKept      = reasons.New("Kept", "the game is kept on the sheet and not dealt")
	ErrOrder     = reasons.New("Order", "not an order of the cards to shuffle")
	ErrPosition  = reasons.New("Position", "the cards cannot lie on the table like that")
	ErrJournal   = reasons.New("Journal", "not an event, or not one of this round")
	ErrLogSize   = reasons.Of(ErrJournal, "LogSize", "more than is kept of a round")
	ErrNoShuffle = reasons.New("NoShuffle", "nothing has to be shuffled")
)

// These errors mean that a move is not legal.
var (
	ErrRoundOver        = reasons.New("RoundOver", "the round is over")
	ErrNotYourTurn      = reasons.New("NotYourTurn", "another player's turn")
	ErrPhase            = reasons.New("Phase", "the move belongs to another phase")
	ErrSpot             = reasons.New("Spot", "the move is not about these cards")
	ErrShuffle          = reasons.New("Shuffle", "the cards have to be shuffled first")
	ErrLook             = reasons.New("Look", "not a look that is allowed now")
	ErrNothingToDraw    = reasons.New("NothingToDraw", "no card left to draw")
	ErrDiscardEmpty     = reasons.New("DiscardEmpty", "the discard pile is empty")
	ErrPowerNotTakeable = reasons.New("PowerNotTakeable", "a spent power card cannot be taken")
	ErrMustReplace      = reasons.New("MustReplace", "a taken card has to replace one of the line")
	ErrPowerNotKept     = reasons.New("PowerNotKept", "a drawn power card cannot go into the line")
	ErrNoPower          = reasons.New("NoPower", "no card gives that power now")
	ErrPowerInert       = reasons.New("PowerInert", "the power does not work within a Draw 2")
	ErrPowerFirst       = reasons.New("PowerFirst", "a power has to be used or skipped first")
	ErrSwapTarget       = reasons.New("SwapTarget", "a swap is with another player")
	ErrFaceUp           = reasons.New("FaceUp", "a card that lies face up cannot be swapped")
	ErrKnockerLocked    = reasons.New("KnockerLocked", "the knocker's cards are locked")
	ErrCallerLocked     = reasons.New("CallerLocked", "the caller's cards are locked")
	ErrKnockNotAtEnd    = reasons.New("KnockNotAtEnd", "a knock belongs to the end of a turn")
	ErrKnockNotAtStart  = reasons.New("KnockNotAtStart", "a knock takes the place of a turn here")
	ErrKnockTooEarly    = reasons.New("KnockTooEarly", "a player has not had enough turns yet for a knock")
	ErrAlreadyKnocked   = reasons.New("AlreadyKnocked", "a player has knocked already")
	ErrCallNotAfterPlay = reasons.New("CallNotAfterPlay", "a call comes after a play")
	ErrAlreadyCalled    = reasons.New("AlreadyCalled", "a player has called already")
	ErrWindowClosed     = reasons.New("WindowClosed", "no card can be matched now")
	ErrOwnPlay          = reasons.New("OwnPlay", "players do not match a card they played themselves")
	ErrCallerDone       = reasons.New("CallerDone", "the caller plays no more")
	ErrGiveFirst        = reasons.New("GiveFirst", "a card has to be given for the one snapped first")
	ErrNoSeat           = reasons.New("NoSeat", "no player has that seat")
)

// refusal returns why a move is not legal, or nil if it is. It may be slow, and does not
// use data that is stored for speed, so that tests can compare it with legal.
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

// turnRefusal returns why the player whose turn it is may not make that kind of move.
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

// spotRefusal returns why a move cannot apply to that card.
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
