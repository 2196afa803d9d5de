package replay

import (
	"errors"
	"maps"
	"reflect"
	"slices"
	"strings"

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

// codes has every code, its meaning if its first refusal does not say all of it, and its refusals. A refusal
// that wraps others has the first code that applies.
var codes = []struct {
	code    string
	means   string
	reasons []error
}{
	{"ERR_PLAYER_COUNT", "", []error{engine.ErrPlayers}},
	{"ERR_KEPT", "", []error{engine.ErrKept}},
	{"ERR_MUST_REPLACE", "A hand has a power card, which has to be replaced first; or a taken card has to replace one.", []error{engine.ErrPowerLeft, engine.ErrMustReplace}},
	{"ERR_SCORE_MISSING", "A player of the round has no score. A blank is not a zero.", []error{scoring.ErrScoreMissing}},
	{codeRange, "A score, a card or a number of cards is impossible in this game.", []error{
		engine.ErrCard, engine.ErrTooMany, engine.ErrHandSize,
		scoring.ErrScoreRange, scoring.ErrCardCount, scoring.ErrCards,
	}},
	{"ERR_CALLER_MISSING", "", []error{scoring.ErrCallerMissing}},
	{"ERR_NOBODY_WON", "", []error{scoring.ErrNobodyWon}},
	{"ERR_SPECIAL", "", []error{scoring.ErrSpecial}},
	{"ERR_RULES", "These rules cannot be combined.", []error{engine.ErrRules}},
	{codeField, "There is no field, house rule or action of that name. The message lists what there is.", []error{engine.ErrHouseRule}},
	{codeOver, "", []error{scoring.ErrGameOver}},

	{"ERR_ROUND_OVER", "", []error{engine.ErrRoundOver}},
	{"ERR_NOT_YOUR_TURN", "", []error{engine.ErrNotYourTurn}},
	{"ERR_LOOK_NOT_ALLOWED", "", []error{engine.ErrLook}},
	{"ERR_DISCARD_EMPTY", "", []error{engine.ErrDiscardEmpty}},
	{"ERR_POWER_NOT_TAKEABLE", "", []error{engine.ErrPowerNotTakeable}},
	{"ERR_NO_SUCH_POWER", "", []error{engine.ErrNoPower}},
	{"ERR_POWER_INERT", "", []error{engine.ErrPowerInert, engine.ErrPowerNotKept}},
	{"ERR_SWAP_TARGET", "", []error{engine.ErrSwapTarget}},
	{"ERR_FACE_UP_NOT_SWAPPABLE", "", []error{engine.ErrFaceUp}},
	{"ERR_KNOCKER_LOCKED", "", []error{engine.ErrKnockerLocked}},
	{"ERR_CALLER_LOCKED", "", []error{engine.ErrCallerLocked}},
	{"ERR_KNOCK_NOT_AT_END", "", []error{engine.ErrKnockNotAtEnd}},
	{"ERR_KNOCK_TOO_EARLY", "", []error{engine.ErrKnockTooEarly}},
	{"ERR_ALREADY_KNOCKED", "", []error{engine.ErrAlreadyKnocked}},
	{"ERR_RECALL_NOT_AFTER_PLAY", "", []error{engine.ErrCallNotAfterPlay}},
	{"ERR_ALREADY_CALLED", "", []error{engine.ErrAlreadyCalled}},
	{"ERR_SNAP_WINDOW_CLOSED", "", []error{engine.ErrWindowClosed}},
	{"ERR_SNAP_OWN_PLAY", "", []error{engine.ErrOwnPlay}},
	{"ERR_CALLER_DONE", "", []error{engine.ErrCallerDone}},

	{codePhase, "It is not possible now, or names somebody or something that is not there.", nil},
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

// A Name is a field, or a code of an error, and its meaning.
type Name struct {
	Name  string `json:"name"`
	Means string `json:"means"`
}

// An ActionReference says what a script can write to one action.
type ActionReference struct {
	Do      string   `json:"do"`
	Does    string   `json:"does"`
	Fields  []string `json:"fields"` // beside "do" and "at"
	Example string   `json:"example"`
	Errors  []string `json:"errors"` // beside those that every line can have
}

// Actions returns the reference of all actions of the sheet, sorted by their names.
func Actions() (all []ActionReference) {
	for _, do := range slices.Sorted(maps.Keys(actions)) {
		ask := actions[do]
		all = append(all, ActionReference{Do: do, Does: ask.does, Fields: append([]string{}, ask.fields...), Example: ask.example, Errors: ask.codes})
	}
	return all
}

// ActionFields returns all fields that actions have beside "do" and "at".
func ActionFields() []Name { return Names(args{}) }

// NewGame returns the fields of a game that begins, beside its "variant".
func NewGame() []Name { return only(Names(Given{}), append(slices.Clone(sheetFields), "day")) }

// Codes returns the codes of errors that actions can have.
func Codes() (all []Name) {
	used := []string{codeField}
	for _, ask := range actions {
		used = append(used, ask.codes...)
	}
	for _, c := range codes {
		if c.means == "" {
			c.means = sentence(c.reasons[0].Error())
		}
		all = append(all, Name{c.code, c.means})
	}
	return only(all, used)
}

// sentence returns a refusal as a sentence.
func sentence(text string) string { return strings.ToUpper(text[:1]) + text[1:] + "." }

// Names returns the fields of a struct in JSON, and what their tags say that they mean.
func Names(of any) (all []Name) {
	for f := range reflect.TypeOf(of).Fields() {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if means := f.Tag.Get("means"); means != "" {
			all = append(all, Name{name, means})
		}
	}
	return all
}

// only returns those of some names that a list has.
func only(all []Name, list []string) []Name {
	kept := []Name{}
	for _, n := range all {
		if slices.Contains(list, n.Name) {
			kept = append(kept, n)
		}
	}
	return kept
}
