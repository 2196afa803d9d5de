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
