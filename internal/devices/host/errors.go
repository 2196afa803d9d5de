package host

import (
	"errors"
	"fmt"

	"tabby/history"
	"tabby/internal/devices/host/wire"
	"tabby/internal/table/replay"
	"tabby/internal/words"
)

// These errors mean that a device may not do what it asked for, or not now.
var (
	ErrRole     = errors.New("the role of the device does not allow it")
	ErrSeat     = errors.New("it is another player's")
	ErrTaken    = errors.New("another device has the seat")
	ErrHand     = errors.New("the device has held another hand in this round")
	ErrHere     = errors.New("the player has not been away for long")
	ErrKeeper   = errors.New("it is the scorekeeper's")
	ErrRound    = errors.New("it is about another round")
	ErrSlip     = errors.New("another device has entered a score meanwhile")
	ErrNumber   = errors.New("not a number")
	ErrMoved    = errors.New("the round has gone on meanwhile")
	ErrPaused   = errors.New("the table is paused")
	ErrIntent   = errors.New("not an intent")
	ErrGone     = errors.New("the device was sent away, or has left")
	ErrKey      = errors.New("not a key of this table")
	ErrCode     = errors.New("not the digits of a table")
	ErrClosed   = errors.New("the table is not open")
	ErrFull     = errors.New("too many devices")
	ErrTooOften = errors.New("too many tries")
	ErrAway     = errors.New("the table cannot be opened now")
	errBusy     = errors.New("the host is busy")
	ErrLater    = errors.New("the table has too much to do") // a guest who was there tries again
)

// A Refusal is one of the errors of this package together with what it is about.
type Refusal struct {
	Reason error
	Name   string       // of a player, or what was typed, or why a table cannot be opened
	Device words.Device // in place of that
	Points int
}

// Error returns the reason, for developers.
func (r Refusal) Error() string { return fmt.Sprintf("%v (%s)", r.Reason, r.Name) }

// Unwrap returns the reason.
func (r Refusal) Unwrap() error { return r.Reason }

// codes are those of the errors, for programs and for what is said about them.
var codes = []struct {
	reason error
	code   string
}{
	{ErrRole, "ERR_ROLE"},
	{ErrSeat, "ERR_SEAT"},
	{ErrTaken, "ERR_TAKEN"},
	{ErrHand, "ERR_HAND"},
	{ErrHere, "ERR_HERE"},
	{ErrKeeper, "ERR_KEEPER"},
	{ErrRound, "ERR_ROUND"},
	{ErrSlip, "ERR_SLIP"},
	{ErrNumber, "ERR_NUMBER"},
	{ErrMoved, "ERR_MOVED"},
	{ErrPaused, "ERR_PAUSED"},
	{ErrIntent, "ERR_INTENT"},
	{ErrGone, "ERR_GONE"},
	{ErrKey, "ERR_KEY"},
	{ErrCode, "ERR_CODE"},
	{ErrClosed, wire.ByeClosed},
	{ErrFull, "ERR_FULL"},
	{ErrTooOften, "ERR_TOO_OFTEN"},
	{ErrAway, wire.ByeAway},
	{ErrLater, wire.ByeAway},
	{errBusy, "ERR_BUSY"},
}

// code returns the code of an error, for programs.
func code(err error) string {
	if err == nil {
		return ""
	}
	for _, w := range codes {
		if errors.Is(err, w.reason) {
			return w.code
		}
	}
	switch {
	case errors.Is(err, history.ErrDamaged):
		return codeDamaged
	case errors.As(err, new(history.Failure)):
		return codeStore
	}
	return replay.Code(err)
}

// codeDamaged is the code of a game of which something is not as it was written, and codeStore
// that of a disk that did not write, such as a full one.
const (
	codeDamaged = "ERR_DAMAGED"
	codeStore   = "ERR_STORE"
)

// Explain returns why something was refused, as a sentence.
func Explain(w *words.Language, err error) string {
	about, _ := errors.AsType[Refusal](err)
	name := about.Name
	if about.Device != (words.Device{}) {
		name = w.Server.Device(about.Device)
	}
	if text := w.Server.Refused(code(err), name, about.Points); text != "" {
		return text
	}
	return w.Refusals.Explain(err)
}
