package host

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"tabby/internal/host/wire"
	"tabby/internal/replay"
	"tabby/ui/words"
)

// These errors mean that a device may not do what it asked for, or not now.
var (
	ErrRole     = errors.New("the role of the device does not allow it")
	ErrSeat     = errors.New("it is another player's")
	ErrTaken    = errors.New("another device has the seat")
	ErrRound    = errors.New("it is about another round")
	ErrSlip     = errors.New("another device has entered a score meanwhile")
	ErrNumber   = errors.New("not a number")
	ErrMoved    = errors.New("the round has gone on meanwhile")
	ErrPaused   = errors.New("the table is paused")
	ErrIntent   = errors.New("not an intent")
	ErrGone     = errors.New("the device was sent away")
	ErrKey      = errors.New("not a key of this table")
	ErrClosed   = errors.New("the table is not open")
	ErrFull     = errors.New("too many devices")
	ErrTooOften = errors.New("too many tries")
)

// A Refusal is one of the errors of this package together with what it is about.
type Refusal struct {
	Reason error
	Name   string // of a player or a device, or what was typed
	Points int
}

// Error returns the reason, for developers.
func (r Refusal) Error() string { return fmt.Sprintf("%v (%s)", r.Reason, r.Name) }

// Unwrap returns the reason.
func (r Refusal) Unwrap() error { return r.Reason }

// wordings has the code of each error for programs, and its words for people. {name}
// and {points} are those of the refusal.
var wordings = []struct {
	reason     error
	code, text string
}{
	{ErrRole, "ERR_ROLE", "this device may only watch"},
	{ErrSeat, "ERR_SEAT", "only the player who sits there can do that"},
	{ErrTaken, "ERR_TAKEN", "another device sits there: {name}. The one who keeps the score can free the seat"},
	{ErrRound, "ERR_ROUND", "that round has been written down already"},
	{ErrSlip, "ERR_SLIP", "{name} has entered {points} meanwhile; send again to replace it"},
	{ErrNumber, "ERR_NUMBER", "“{name}” is not a number"},
	{ErrMoved, "ERR_MOVED", "the round has gone on meanwhile; look again"},
	{ErrPaused, "ERR_PAUSED", "the table is paused"},
	{ErrIntent, "ERR_INTENT", "the host does not understand this; load the page again"},
	{ErrGone, "ERR_GONE", "this device was sent away from the table"},
	{ErrKey, "ERR_KEY", "this code is not valid any more; scan the one that the host shows now"},
	{ErrClosed, wire.ByeClosed, "the table is closed for now"},
	{ErrFull, "ERR_FULL", "too many devices are at this table; close Tabby on one of them"},
	{ErrTooOften, "ERR_TOO_OFTEN", "too many tries; wait a minute and scan the code again"},
}

// farewells are the sentences that go with the reasons for the end of a connection. Where
// there is none, the guest has its own.
var farewells = map[string]string{
	wire.ByeGone:    "This device was sent away from the table.",
	wire.ByeKeys:    "There are new codes. Scan the one that the host shows now.",
	wire.ByeTrashed: "This game was put in the trash. It is over for the guests as well.",
	wire.ByeHanded:  "This game was handed over. It goes on on another device.",
}

// code returns the code of an error, for programs.
func code(err error) string {
	if err == nil {
		return ""
	}
	for _, w := range wordings {
		if errors.Is(err, w.reason) {
			return w.code
		}
	}
	return replay.Code(err)
}

// explain returns why something was refused, as a sentence.
func explain(err error) string {
	var about Refusal
	errors.As(err, &about)
	for _, w := range wordings {
		if errors.Is(err, w.reason) {
			return words.Sentence(strings.NewReplacer("{name}", about.Name, "{points}", strconv.Itoa(about.Points)).Replace(w.text))
		}
	}
	return words.Explain(err)
}
