// Package reason lists why devices are refused: at a table, at a sync, at the pages of a family, and
// for a link. Each reason has a code for programs, a status for requests and a text for people.
//
// It imports no net/http, which is too large for a browser.
package reason

import (
	"cmp"
	"errors"
	"fmt"

	"tabby/internal/words"
)

// A Reason says why something is refused. It is a [words.Worded].
type Reason struct {
	Code   string // for programs
	Status int    // of HTTP, or 0 if no request is answered so
	error         // for developers
	say    func(*words.Language, About) string
}

// Words returns the reason for people.
func (r *Reason) Words(w *words.Language) string { return r.say(w, About{Reason: r}) }

// Because returns a reason with its cause, as an error that wraps both.
func (r *Reason) Because(cause error) About { return About{Reason: r, Cause: cause} }

// An About is a reason with its subject. It is a [words.Worded].
type About struct {
	*Reason
	Name   string       // of a player, or what was typed, or why a table cannot be opened
	Device words.Device // in place of that
	Number int          // of points, megabytes or tables
	Cause  error        // or nil
}

// Error returns all of it for developers.
func (a About) Error() string {
	switch {
	case a.Cause != nil:
		return a.Reason.Error() + ": " + a.Cause.Error()
	case a.Number != 0:
		return fmt.Sprintf("%s (%s%d)", a.Reason, a.Name, a.Number)
	}
	return fmt.Sprintf("%s (%s)", a.Reason, a.Name)
}

// Words returns all of it for people.
func (a About) Words(w *words.Language) string {
	if a.Cause != nil {
		return a.say(w, a) + " (" + w.Refusals.Reason(a.Cause) + ")"
	}
	return a.say(w, a)
}

// Unwrap returns the reason and its cause.
func (a About) Unwrap() []error {
	if a.Cause == nil {
		return []error{a.Reason}
	}
	return []error{a.Reason, a.Cause}
}

// Of returns the reason that an error is about, or nil.
func Of(err error) *Reason {
	r, _ := errors.AsType[*Reason](err)
	return r
}

// Status returns the status that an error is answered with, or another if its reason has none.
func Status(err error, other int) int {
	if r := Of(err); r != nil {
		return cmp.Or(r.Status, other)
	}
	return other
}

// A table refuses a guest. Statuses answer who joins.
var (
	Role     = &Reason{"ERR_ROLE", 0, errors.New("the role of the device does not allow it"), atTable}
	Seat     = &Reason{"ERR_SEAT", 0, errors.New("it is another player's"), atTable}
	Taken    = &Reason{"ERR_TAKEN", 0, errors.New("another device has the seat"), atTable}
	Hand     = &Reason{"ERR_HAND", 0, errors.New("the device has held another hand in this round"), atTable}
	Here     = &Reason{"ERR_HERE", 0, errors.New("the player has not been away for long"), atTable}
	Keeper   = &Reason{"ERR_KEEPER", 0, errors.New("it is the scorekeeper's"), atTable}
	Round    = &Reason{"ERR_ROUND", 0, errors.New("it is about another round"), atTable}
	Slip     = &Reason{"ERR_SLIP", 0, errors.New("another device has entered a score meanwhile"), atTable}
	Number   = &Reason{"ERR_NUMBER", 0, errors.New("not a number"), atTable}
	Moved    = &Reason{"ERR_MOVED", 0, errors.New("the round has gone on meanwhile"), atTable}
	Paused   = &Reason{"ERR_PAUSED", 0, errors.New("the table is paused"), atTable}
	Intent   = &Reason{"ERR_INTENT", 400, errors.New("not an intent"), atTable}
	Gone     = &Reason{"ERR_GONE", 503, errors.New("the device was sent away, or has left"), atTable}
	Key      = &Reason{"ERR_KEY", 403, errors.New("not a key of this table"), atTable}
	Code     = &Reason{"ERR_CODE", 403, errors.New("not the digits of a table"), atTable}
	Closed   = &Reason{"closed", 503, errors.New("the table is not open"), atTable}
	Full     = &Reason{"ERR_FULL", 503, errors.New("too many devices"), atTable}
	TooOften = &Reason{"ERR_TOO_OFTEN", 429, errors.New("too many tries"), atTable}
	Away     = &Reason{"ERR_AWAY", 503, errors.New("the table cannot be opened now"), atTable}
	Busy     = &Reason{"ERR_BUSY", 503, errors.New("the host is busy"), atTable}
)

// Devices do not sync. Statuses are what one answers another.
var (
	NoLink      = &Reason{"ERR_LINK", 0, errors.New("not the link of a device"), device(func(d words.Devices) string { return d.NoLink })}
	PairingKey  = &Reason{"ERR_PAIRING_KEY", 403, errors.New("not the key of this device"), device(func(d words.Devices) string { return d.OldCode })}
	Unpaired    = &Reason{"ERR_UNPAIRED", 401, errors.New("the other device has removed this one"), device(func(d words.Devices) string { return d.PartedThere })}
	SameDevice  = &Reason{"ERR_SAME_DEVICE", 0, errors.New("the same device"), device(func(d words.Devices) string { return d.OwnCode })}
	NoAnswer    = &Reason{"ERR_NO_ANSWER", 0, errors.New("the other device does not answer"), device(func(d words.Devices) string { return d.Away })}
	ManyDevices = &Reason{"ERR_MANY_DEVICES", 409, errors.New("too many devices"), device(func(d words.Devices) string { return d.TooMany })}
	Paired      = &Reason{"ERR_PAIRED", 412, errors.New("the devices are paired already"), device(func(d words.Devices) string { return d.Listed })}
	NoDevice    = &Reason{"ERR_NO_DEVICE", 0, errors.New("no such device"), device(func(d words.Devices) string { return d.Unknown })}
	Guessing    = &Reason{"ERR_GUESSING", 429, errors.New("too many tries"), device(func(d words.Devices) string { return d.TooOften })}
	Tangled     = &Reason{"ERR_TANGLED", 400, errors.New("the other device answers as no Tabby does"), device(func(d words.Devices) string { return d.Tangled })}
	Still       = &Reason{"ERR_STILL", 0, errors.New("it has stopped in the middle"), device(func(d words.Devices) string { return d.StoodStill })}
	Slow        = &Reason{"ERR_SLOW", 0, errors.New("it is too slow"), device(func(d words.Devices) string { return d.TooSlow })}
	Large       = &Reason{"ERR_LARGE", 0, errors.New("too much at once"), device(func(d words.Devices) string { return d.TooLarge })}
)

// A server of families refuses what a page of theirs asks for.
var (
	ManyFamilies = &Reason{"ERR_MANY_FAMILIES", 503, errors.New("too many spaces are open"), family(func(s words.Server) string { return s.ManyFamilies })}
	Stopping     = &Reason{"ERR_STOPPING", 503, errors.New("the server is being stopped"), family(func(s words.Server) string { return s.Stopping })}
	OtherPage    = &Reason{"ERR_OTHER_PAGE", 403, errors.New("a form of another origin"), family(func(s words.Server) string { return s.OtherPage })}
	FamilyKey    = &Reason{"ERR_FAMILY_KEY", 401, errors.New("not the key of the space"), family(func(s words.Server) string { return s.WrongKey })}
	FamilyKeys   = &Reason{"ERR_FAMILY_KEYS", 429, errors.New("too many wrong keys"), family(func(s words.Server) string { return s.WrongKeys })}
	Unreadable   = &Reason{"ERR_UNREADABLE", 503, errors.New("the store of the space cannot be read"), family(func(s words.Server) string { return s.Unreadable })}
	Removed      = &Reason{"ERR_REMOVED", 503, errors.New("the space was removed"), family(func(s words.Server) string { return s.Removed })}
	FamilyFull   = &Reason{"ERR_FAMILY_FULL", 503, errors.New("the space has used the megabytes that it may"), func(w *words.Language, a About) string { return w.Server.Full(a.Number) }}
)

// A link has no game that can be read.
var (
	ForeignLink = &Reason{"ERR_FOREIGN_LINK", 0, errors.New("this isn’t a game that Tabby handed over"), link("foreign")}
	NewerLink   = &Reason{"ERR_NEWER_LINK", 0, errors.New("a newer Tabby has handed this game over; update Tabby here"), link("newer")}
	DamagedLink = &Reason{"ERR_DAMAGED_LINK", 0, errors.New("this link is damaged or incomplete; scan or copy it again"), link("damaged")}
)

// atTable is a reason for which a table refuses. Its code gives the words.
func atTable(w *words.Language, a About) string {
	name := a.Name
	if a.Device != (words.Device{}) {
		name = w.Server.Device(a.Device)
	}
	return w.Server.Refused(a.Code, name, a.Number)
}

// device says why devices do not sync.
func device(text func(words.Devices) string) func(*words.Language, About) string {
	return func(w *words.Language, _ About) string { return text(w.Devices) }
}

// family says why a server of families refuses.
func family(text func(words.Server) string) func(*words.Language, About) string {
	return func(w *words.Language, _ About) string { return text(w.Server) }
}

// link says why a link is refused.
func link(key string) func(*words.Language, About) string {
	return func(w *words.Language, _ About) string { return w.Refusals.Words.Links[key] }
}
