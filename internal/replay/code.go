package replay

import (
	"errors"

	"tabby/engine"
	"tabby/scoring"
)

// The codes by which programs know why something was refused.
const (
	codePlayers     = "ERR_PLAYER_COUNT"
	codeMissing     = "ERR_SCORE_MISSING"
	codeScoreRange  = "ERR_SCORE_RANGE"
	codeMustReplace = "ERR_MUST_REPLACE"
	codeGameOver    = "ERR_GAME_OVER"
	codeInert       = "ERR_POWER_INERT"
	codePhase       = "ERR_PHASE" // not now, or not here
)

// codes has the code of every refusal. What wraps stands before what it wraps.
var codes = []struct {
	reason error
	code   string
}{
	{engine.ErrVariant, codePhase},
	{engine.ErrHouseRule, codePhase},
	{engine.ErrHouseValue, codePhase},
	{engine.ErrCard, codeScoreRange},
	{engine.ErrTooMany, codeScoreRange},
	{engine.ErrHandSize, codeScoreRange},
	{engine.ErrPowerLeft, codeMustReplace},
	{engine.ErrPlayers, codePlayers},

	{scoring.ErrStarted, codePhase},
	{scoring.ErrNotStarted, codePhase},
	{scoring.ErrNameEmpty, codePhase},
	{scoring.ErrNameLength, codePhase},
	{scoring.ErrNameText, codePhase},
	{scoring.ErrName, codePhase},
	{scoring.ErrSameName, codePhase},
	{scoring.ErrCarriedCount, codePhase},
	{scoring.ErrCarriedOut, codePhase},
	{scoring.ErrCarried, codePhase},

	{scoring.ErrScoreMissing, codeMissing},
	{scoring.ErrCardCount, codeScoreRange},
	{scoring.ErrScoreRange, codeScoreRange},
	{scoring.ErrCards, codeScoreRange},
	{scoring.ErrNotInRound, codePhase},
	{scoring.ErrCaller, codePhase},
	{scoring.ErrDealer, codePhase},
	{scoring.ErrNeighbour, codePhase},
	{scoring.ErrNotPlaying, codePhase},
	{scoring.ErrNoRound, codePhase},
	{scoring.ErrTie, codePhase},
	{scoring.ErrNoTie, codePhase},
	{scoring.ErrGameOver, codeGameOver},

	{scoring.ErrRoundOpen, codePhase},
	{scoring.ErrJoin, codePhase},
	{scoring.ErrSeats, codePhase},
	{scoring.ErrClockRuns, codePhase},
	{scoring.ErrClockAnswered, codePhase},
	{scoring.ErrClock, codePhase},
	{scoring.ErrNothingToUndo, codePhase},
	{scoring.ErrNothingToRedo, codePhase},
	{scoring.ErrEvent, codePhase},
	{scoring.ErrMisfit, codePhase},

	{engine.ErrDeck, codePhase},
	{engine.ErrOrder, codePhase},
	{engine.ErrPosition, codePhase},
	{engine.ErrNoShuffle, codePhase},
	{engine.ErrJournal, codePhase},

	{engine.ErrRoundOver, "ERR_ROUND_OVER"},
	{engine.ErrNotYourTurn, "ERR_NOT_YOUR_TURN"},
	{engine.ErrPhase, codePhase},
	{engine.ErrSpot, codePhase},
	{engine.ErrNoSeat, codePhase},
	{engine.ErrShuffle, codePhase},
	{engine.ErrLook, "ERR_LOOK_NOT_ALLOWED"},
	{engine.ErrNothingToDraw, codePhase},
	{engine.ErrDiscardEmpty, "ERR_DISCARD_EMPTY"},
	{engine.ErrPowerNotTakeable, "ERR_POWER_NOT_TAKEABLE"},
	{engine.ErrMustReplace, codeMustReplace},
	{engine.ErrPowerNotKept, codeInert},
	{engine.ErrNoPower, "ERR_NO_SUCH_POWER"},
	{engine.ErrPowerInert, codeInert},
	{engine.ErrPowerFirst, codePhase},
	{engine.ErrSwapTarget, "ERR_SWAP_TARGET"},
	{engine.ErrFaceUp, "ERR_FACE_UP_NOT_SWAPPABLE"},
	{engine.ErrKnockerLocked, "ERR_KNOCKER_LOCKED"},
	{engine.ErrCallerLocked, "ERR_CALLER_LOCKED"},
	{engine.ErrKnockNotAtEnd, "ERR_KNOCK_NOT_AT_END"},
	{engine.ErrKnockNotAtStart, codePhase},
	{engine.ErrKnockTooEarly, "ERR_KNOCK_TOO_EARLY"},
	{engine.ErrAlreadyKnocked, "ERR_ALREADY_KNOCKED"},
	{engine.ErrCallNotAfterPlay, "ERR_RECALL_NOT_AFTER_PLAY"},
	{engine.ErrAlreadyCalled, "ERR_ALREADY_CALLED"},
	{engine.ErrWindowClosed, "ERR_SNAP_WINDOW_CLOSED"},
	{engine.ErrOwnPlay, "ERR_SNAP_OWN_PLAY"},
	{engine.ErrCallerDone, "ERR_CALLER_DONE"},
	{engine.ErrGiveFirst, codePhase},
}

// Code returns the code by which programs know a refusal. Any other error, such
// as a line that cannot be read, has the code ERR_PHASE.
func Code(err error) string {
	if errors.As(err, new(badScore)) {
		return codeScoreRange
	}
	for _, c := range codes {
		if errors.Is(err, c.reason) {
			return c.code
		}
	}
	return codePhase
}
