package replay

import (
	"errors"

	"tabby/engine"
	"tabby/scoring"
)

// The codes of errors that are no refusals; some have the same ones.
const (
	codeRange = "ERR_SCORE_RANGE"
	codePhase = "ERR_PHASE" // not now, or not here
	codeField = "ERR_FIELD" // there is no field, house rule or action of that name
	codeOver  = "ERR_GAME_OVER"
)

// CodeLine is the code of a line that cannot be read: it is not JSON, or not an object.
const CodeLine = "ERR_LINE"

// codes has every code, what it means to people, and its refusals. A refusal that wraps others has the first code
// that applies.
var codes = []struct {
	code    string
	means   string
	reasons []error
}{
	{"ERR_PLAYER_COUNT", "The game is not for that many players.", []error{engine.ErrPlayers}},
	{"ERR_KEPT", "Tabby keeps score of this game and does not deal it.", []error{engine.ErrKept}},
	{"ERR_MUST_REPLACE", "A hand has a power card, which has to be replaced first; or a taken card has to replace one.", []error{engine.ErrPowerLeft, engine.ErrMustReplace}},
	{"ERR_SCORE_MISSING", "A player of the round has no score. A blank is not a zero.", []error{scoring.ErrScoreMissing}},
	{codeRange, "A score, a card or a number of cards is impossible in this game.", []error{
		engine.ErrCard, engine.ErrTooMany, engine.ErrHandSize,
		scoring.ErrScoreRange, scoring.ErrCardCount, scoring.ErrCards,
	}},
	{"ERR_CALLER_MISSING", "In this game a round needs the player who ended it.", []error{scoring.ErrCallerMissing}},
	{"ERR_NOBODY_WON", "A round of a game without points needs a winner.", []error{scoring.ErrNobodyWon}},
	{"ERR_SPECIAL", "The game has no special hand.", []error{scoring.ErrSpecial}},
	{"ERR_RULES", "These rules cannot be together.", []error{
		engine.ErrRules, engine.ErrGameField, engine.ErrGameValue, engine.ErrGameText, engine.ErrGameSize, engine.ErrGameOrder,
		engine.ErrGameNoDeck, engine.ErrGameCard, engine.ErrGameFaces, engine.ErrGameCards, engine.ErrGameHand, engine.ErrGameHands,
		engine.ErrGameGrid, engine.ErrGameSpecial,
	}},
	{codeField, "There is no field, house rule or action of that name. The message lists what there is.", []error{engine.ErrHouseRule}},
	{codeOver, "The game is over.", []error{scoring.ErrGameOver}},

	{"ERR_ROUND_OVER", "The round is over.", []error{engine.ErrRoundOver}},
	{"ERR_NOT_YOUR_TURN", "It is the turn of another player.", []error{engine.ErrNotYourTurn}},
	{"ERR_LOOK_NOT_ALLOWED", "These cards may not be looked at now.", []error{engine.ErrLook}},
	{"ERR_DISCARD_EMPTY", "The discard pile is empty.", []error{engine.ErrDiscardEmpty}},
	{"ERR_POWER_NOT_TAKEABLE", "A power card that was used cannot be taken.", []error{engine.ErrPowerNotTakeable}},
	{"ERR_NO_SUCH_POWER", "No card gives that power now.", []error{engine.ErrNoPower}},
	{"ERR_POWER_INERT", "The power does not work within a Draw 2, or the card cannot be kept.", []error{engine.ErrPowerInert, engine.ErrPowerNotKept}},
	{"ERR_SWAP_TARGET", "A swap is with another player.", []error{engine.ErrSwapTarget}},
	{"ERR_FACE_UP_NOT_SWAPPABLE", "A card that lies face up cannot be swapped.", []error{engine.ErrFaceUp}},
	{"ERR_KNOCKER_LOCKED", "Nobody may touch the cards of the player who knocked.", []error{engine.ErrKnockerLocked}},
	{"ERR_CALLER_LOCKED", "Nobody may touch the cards of the player who called.", []error{engine.ErrCallerLocked}},
	{"ERR_KNOCK_NOT_AT_END", "A knock belongs to the end of a turn.", []error{engine.ErrKnockNotAtEnd}},
	{"ERR_KNOCK_TOO_EARLY", "A player has not had enough turns yet for a knock.", []error{engine.ErrKnockTooEarly}},
	{"ERR_ALREADY_KNOCKED", "A player has knocked already.", []error{engine.ErrAlreadyKnocked}},
	{"ERR_RECALL_NOT_AFTER_PLAY", "A call comes after a play.", []error{engine.ErrCallNotAfterPlay}},
	{"ERR_ALREADY_CALLED", "A player has called already.", []error{engine.ErrAlreadyCalled}},
	{"ERR_SNAP_WINDOW_CLOSED", "No card can be matched now.", []error{engine.ErrWindowClosed}},
	{"ERR_SNAP_OWN_PLAY", "Players do not match a card that they played themselves.", []error{engine.ErrOwnPlay}},
	{"ERR_CALLER_DONE", "The caller plays no more in this round.", []error{engine.ErrCallerDone}},

	{codePhase, "It is not possible now, or names somebody or something that is not there.", []error{
		engine.ErrVariant, engine.ErrNewerGame, engine.ErrHouseValue,
		engine.ErrDeck, engine.ErrOrder, engine.ErrPosition, engine.ErrNoShuffle, engine.ErrJournal, engine.ErrLogSize,
		engine.ErrPhase, engine.ErrSpot, engine.ErrNoSeat, engine.ErrShuffle, engine.ErrNothingToDraw,
		engine.ErrPowerFirst, engine.ErrKnockNotAtStart, engine.ErrGiveFirst,
		scoring.ErrStarted, scoring.ErrNotStarted, scoring.ErrName, scoring.ErrNameEmpty, scoring.ErrNameLength,
		scoring.ErrNameText, scoring.ErrSameName, scoring.ErrHeadStart, scoring.ErrCarried, scoring.ErrCarriedCount, scoring.ErrCarriedOut,
		scoring.ErrNotPlaying, scoring.ErrNotInRound, scoring.ErrCaller, scoring.ErrDealer, scoring.ErrWinner, scoring.ErrNeighbour,
		scoring.ErrNoRound, scoring.ErrTie, scoring.ErrNoTie, scoring.ErrRoundOpen, scoring.ErrJoin, scoring.ErrSeats,
		scoring.ErrClock, scoring.ErrClockRuns, scoring.ErrClockAnswered, scoring.ErrNothingToUndo,
		scoring.ErrNothingToRedo, scoring.ErrNewer, scoring.ErrEvent, scoring.ErrMisfit, scoring.ErrLog,
	}},
}

// Code returns the code of a refusal, for programs, or of a line that cannot be read. Any other error has
// the code ERR_PHASE.
func Code(err error) string {
	if errors.As(err, new(badScore)) {
		return codeRange
	}
	if errors.As(err, new(unknownField)) {
		return codeField
	}
	if errors.As(err, new(unreadable)) {
		return CodeLine
	}
	for _, c := range codes {
		for _, reason := range c.reasons {
			if errors.Is(err, reason) {
				return c.code
			}
		}
	}
	return codePhase
}
