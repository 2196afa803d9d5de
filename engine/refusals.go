package engine

import "errors"

// These errors mean that a round cannot be dealt or shuffled as asked.
var (
	// ErrPlayers means that the variant is not for that many players.
	ErrPlayers = errors.New("engine: not a number of players for this game")
	// ErrDeck means that a variant's deck does not fit into a round.
	ErrDeck = errors.New("engine: this deck cannot be dealt")
	// ErrOrder means that the cards are not those that have to be shuffled.
	ErrOrder = errors.New("engine: not an order of these cards")
	// ErrPosition means that the cards cannot lie on the table like that.
	ErrPosition = errors.New("engine: not a possible position")
	// ErrJournal means that an event of a round cannot be read or cannot have
	// happened.
	ErrJournal = errors.New("engine: not an event of this round")
	// ErrNoShuffle means that nothing has to be shuffled now.
	ErrNoShuffle = errors.New("engine: nothing to shuffle")
)

// These errors mean that a move is not legal.
var (
	// ErrRoundOver means that the round is over.
	ErrRoundOver = errors.New("engine: the round is over")
	// ErrNotYourTurn means that it is another player's turn.
	ErrNotYourTurn = errors.New("engine: not your turn")
	// ErrPhase means that the move belongs to another phase.
	ErrPhase = errors.New("engine: not now")
	// ErrSpot means that the move is not about these cards.
	ErrSpot = errors.New("engine: not with that card")
	// ErrShuffle means that a pile has to be shuffled first.
	ErrShuffle = errors.New("engine: the cards have to be shuffled first")
	// ErrLook means that players may not look at their cards now, or not at those.
	ErrLook = errors.New("engine: no look allowed")
	// ErrNothingToDraw means that there is no card left to draw.
	ErrNothingToDraw = errors.New("engine: no card left to draw")
	// ErrDiscardEmpty means that there is no card to take.
	ErrDiscardEmpty = errors.New("engine: the discard pile is empty")
	// ErrPowerNotTakeable means that the top discard is a spent power card.
	ErrPowerNotTakeable = errors.New("engine: a spent power card cannot be taken")
	// ErrMustReplace means that a card that was taken has to replace another.
	ErrMustReplace = errors.New("engine: a taken card has to replace one of the line")
	// ErrPowerNotKept means that a drawn power card cannot go into the line.
	ErrPowerNotKept = errors.New("engine: a power card cannot be kept here")
	// ErrNoPower means that no card gives that power now.
	ErrNoPower = errors.New("engine: no such power now")
	// ErrPowerInert means that the power does not work within a Draw 2.
	ErrPowerInert = errors.New("engine: this power does not work here")
	// ErrPowerFirst means that a power waits to be used or skipped.
	ErrPowerFirst = errors.New("engine: a power has to be used or skipped first")
	// ErrSwapTarget means that the card to swap with is not another player's.
	ErrSwapTarget = errors.New("engine: a swap is with another player")
	// ErrFaceUp means that a card that lies open cannot be swapped.
	ErrFaceUp = errors.New("engine: an open card cannot be swapped")
	// ErrKnockerLocked means that the cards of the player who knocked stay.
	ErrKnockerLocked = errors.New("engine: the knocker's cards are locked")
	// ErrCallerLocked means that the cards of the player who called stay.
	ErrCallerLocked = errors.New("engine: the caller's cards are locked")
	// ErrKnockNotAtEnd means that a knock belongs to the end of a turn.
	ErrKnockNotAtEnd = errors.New("engine: a knock belongs to the end of a turn")
	// ErrKnockNotAtStart means that a knock here takes the place of a turn.
	ErrKnockNotAtStart = errors.New("engine: a knock takes the place of a turn")
	// ErrKnockTooEarly means that a player has not had enough turns yet.
	ErrKnockTooEarly = errors.New("engine: too early to knock")
	// ErrAlreadyKnocked means that a player has knocked.
	ErrAlreadyKnocked = errors.New("engine: somebody has knocked already")
	// ErrCallNotAfterPlay means that a call comes after a play.
	ErrCallNotAfterPlay = errors.New("engine: a call comes after a play")
	// ErrAlreadyCalled means that a player has called.
	ErrAlreadyCalled = errors.New("engine: somebody has called already")
	// ErrWindowClosed means that no card can be matched now.
	ErrWindowClosed = errors.New("engine: no card to match now")
	// ErrOwnPlay means that players do not match a card they played themselves.
	ErrOwnPlay = errors.New("engine: nobody matches their own play")
	// ErrCallerDone means that the caller plays no more.
	ErrCallerDone = errors.New("engine: the caller plays no more")
	// ErrGiveFirst means that a card has to be given for the one snapped.
	ErrGiveFirst = errors.New("engine: a card has to be given first")
	// ErrNoSeat means that no player has that seat.
	ErrNoSeat = errors.New("engine: nobody plays at that seat")
)
