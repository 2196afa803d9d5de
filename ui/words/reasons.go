package words

import (
	"errors"
	"strings"
	"unicode"
	"unicode/utf8"

	"tabby/engine"
	"tabby/scoring"
)

// The codes by which programs know why something was refused.
const (
	Players     = "ERR_PLAYER_COUNT"
	Missing     = "ERR_SCORE_MISSING"
	Range       = "ERR_SCORE_RANGE"
	MustReplace = "ERR_MUST_REPLACE"
	GameOver    = "ERR_GAME_OVER"
	Phase       = "ERR_PHASE" // not now, or not here
)

// A reason puts one refusal into words.
type reason struct {
	err   error
	code  string
	plain string // when nothing more is known
	told  string // with %s for what is known; without one, plain and a colon
}

// reasons is the table of all refusals. What wraps stands before what it wraps.
var reasons = []reason{
	{scoring.ErrStarted, Phase, "the game has begun already", ""},
	{scoring.ErrNotStarted, Phase, "there is no game yet", ""},
	{scoring.ErrPlayers, Players, "that is not the right number of players", "%s"},
	{scoring.ErrName, Phase, "a name has 1 to 40 characters", ""},
	{scoring.ErrSameName, Phase, "two players cannot have the same name", ""},
	{scoring.ErrCarried, Phase, "the totals from paper do not fit", ""},

	{scoring.ErrScoreMissing, Missing, "a score is missing", "%s has no score yet; a blank is not a zero"},
	{scoring.ErrScoreRange, Range, "that is not a possible score", "%s"},
	{scoring.ErrCards, Range, "those cards are not a hand", "%s"},
	{scoring.ErrPowerLeft, MustReplace, "a power card has to be replaced first", "%s"},
	{scoring.ErrNotPlaying, Phase, "that player is not playing", "%s is not playing"},
	{scoring.ErrNoRound, Phase, "there is no such round", "there is no round %s"},
	{scoring.ErrTie, Phase, "that is not the round that is due", ""},
	{scoring.ErrGameOver, GameOver, "the game is over", ""},

	{scoring.ErrRoundOpen, Phase, "there is a round on the table; finish it first", ""},
	{scoring.ErrJoin, Phase, "nobody may join this game any more", ""},
	{scoring.ErrSeats, Phase, "the seats have to name every player once", ""},
	{scoring.ErrClock, Phase, "the clock cannot do that now", ""},
	{scoring.ErrNothingToUndo, Phase, "there is nothing to undo", ""},
	{scoring.ErrNothingToRedo, Phase, "there is nothing to redo", ""},

	{scoring.ErrEvent, Phase, "this game holds something I do not know", ""},
	{scoring.ErrMisfit, Phase, "this game holds something that cannot have happened", ""},

	{engine.ErrVariant, Phase, "there is no such game", "there is no game called %s"},
	{engine.ErrHouseRule, Phase, "this game has no such house rule", "that house rule is not for this game: %s"},
	{engine.ErrHouseValue, Phase, "that house rule cannot be so", ""},
	{engine.ErrCard, Range, "there is no such card in this deck", "there is no card %s in this deck"},
	{engine.ErrTooMany, Range, "the deck has fewer of those cards", "too many of %s"},
	{engine.ErrHandSize, Range, "that is not a whole hand", "that hand has %s cards"},
	{engine.ErrPowerLeft, MustReplace, "a power card has to be replaced first", "%s has to be replaced before scoring"},

	{engine.ErrPlayers, Players, "that is not the right number of players", "%s"},
	{engine.ErrDeck, Phase, "this deck does not fit on a table", ""},
	{engine.ErrOrder, Phase, "those are not the cards to shuffle", ""},
	{engine.ErrPosition, Phase, "cards cannot lie like that", ""},
	{engine.ErrNoShuffle, Phase, "there is nothing to shuffle now", ""},
	{engine.ErrJournal, Phase, "this round holds something I do not know", ""},

	{engine.ErrRoundOver, "ERR_ROUND_OVER", "the round is over", ""},
	{engine.ErrNotYourTurn, "ERR_NOT_YOUR_TURN", "it is somebody else's turn", ""},
	{engine.ErrPhase, Phase, "that is for another moment", ""},
	{engine.ErrSpot, Phase, "that is not a card to do this with", ""},
	{engine.ErrNoSeat, Phase, "nobody plays at that seat", ""},
	{engine.ErrShuffle, Phase, "the cards have to be shuffled first", ""},
	{engine.ErrLook, "ERR_LOOK_NOT_ALLOWED", "there is no look at your cards now", ""},
	{engine.ErrNothingToDraw, Phase, "there is no card left to draw", ""},
	{engine.ErrDiscardEmpty, "ERR_DISCARD_EMPTY", "the discard pile is empty", ""},
	{engine.ErrPowerNotTakeable, "ERR_POWER_NOT_TAKEABLE", "a spent power card stays where it is", ""},
	{engine.ErrMustReplace, MustReplace, "a card you took has to replace one of yours", ""},
	{engine.ErrPowerNotKept, "ERR_POWER_INERT", "a power card cannot be kept at this table", ""},
	{engine.ErrNoPower, "ERR_NO_SUCH_POWER", "no card gives you that power now", ""},
	{engine.ErrPowerInert, "ERR_POWER_INERT", "that power does not work within a Draw 2", ""},
	{engine.ErrPowerFirst, Phase, "a power waits to be used or skipped", ""},
	{engine.ErrSwapTarget, "ERR_SWAP_TARGET", "a swap is with a card of another player", ""},
	{engine.ErrFaceUp, "ERR_FACE_UP_NOT_SWAPPABLE", "a card that lies open stays where it is", ""},
	{engine.ErrKnockerLocked, "ERR_KNOCKER_LOCKED", "the cards of whoever knocked stay where they are", ""},
	{engine.ErrCallerLocked, "ERR_CALLER_LOCKED", "the cards of whoever called stay where they are", ""},
	{engine.ErrKnockNotAtEnd, "ERR_KNOCK_NOT_AT_END", "knock at the end of your turn", ""},
	{engine.ErrKnockNotAtStart, Phase, "knock instead of your turn", ""},
	{engine.ErrKnockTooEarly, "ERR_KNOCK_TOO_EARLY", "everybody has to have had their turns first", ""},
	{engine.ErrAlreadyKnocked, "ERR_ALREADY_KNOCKED", "somebody has knocked already", ""},
	{engine.ErrCallNotAfterPlay, "ERR_RECALL_NOT_AFTER_PLAY", "call after you have played", ""},
	{engine.ErrAlreadyCalled, "ERR_ALREADY_CALLED", "somebody has called already", ""},
	{engine.ErrWindowClosed, "ERR_SNAP_WINDOW_CLOSED", "there is no card to match now", ""},
	{engine.ErrOwnPlay, "ERR_SNAP_OWN_PLAY", "nobody matches a card they played", ""},
	{engine.ErrCallerDone, "ERR_CALLER_DONE", "whoever called plays no more", ""},
	{engine.ErrGiveFirst, Phase, "a card has to be given for the one that was matched", ""},
}

// Code returns the code by which programs know a refusal, and whether the error
// is one: any other means that something else went wrong.
func Code(err error) (code string, refused bool) {
	if r, ok := reasonFor(err); ok {
		return r.code, true
	}
	return Phase, false
}

// Explain says why something was refused, as a sentence. It keeps what the error
// knows about the case: who, and what would be possible. Any other error is
// said as it is, without the packages that report it.
func Explain(err error) string {
	r, ok := reasonFor(err)
	if !ok {
		return Sentence(bare(err.Error()))
	}
	_, rest, _ := strings.Cut(err.Error(), r.err.Error())
	return Sentence(r.say(rest))
}

// bare is the text of an error without the packages that report it.
func bare(text string) string {
	for _, name := range []string{"history: ", "journal: ", "flat: ", "scoring: "} {
		text = strings.ReplaceAll(strings.TrimPrefix(text, name), ": "+name, ": ")
	}
	return text
}

func reasonFor(err error) (reason, bool) {
	for _, r := range reasons {
		if errors.Is(err, r.err) {
			return r, true
		}
	}
	return reason{}, false
}

// say puts the reason and the rest of an error's text into words.
func (r reason) say(rest string) string {
	detail, found := strings.CutPrefix(rest, ": ")
	switch detail = plainly(detail); {
	case !found:
		return r.plain + rest
	case r.told == "":
		return r.plain + ": " + detail
	default:
		return strings.Replace(r.told, "%s", detail, 1)
	}
}

// plainly puts an error named within a detail into words.
func plainly(detail string) string {
	for _, r := range reasons {
		if before, rest, found := strings.Cut(detail, r.err.Error()); found {
			return before + r.say(rest)
		}
	}
	return detail
}

// Sentence gives words a capital letter and a full stop, if there are any.
func Sentence(s string) string {
	if s == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[size:] + "."
}
