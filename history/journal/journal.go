// Package journal has the only state in the program that changes: a [Desk] asks a
// domain for the events of an intent, appends them to a [Log], and only then applies
// them.
//
// It does not know what intents and events are; a [Domain] defines that.
package journal

import "errors"

// ErrConflict means that a log does not hold the batches that its writer read: others
// were written in between, or took their place. Read the log again.
var ErrConflict = errors.New("the log has changed since it was read")

// ErrNothing means that a batch has no events.
var ErrNothing = errors.New("a batch without events")

// Remembered is the number of batches whose names a [Log] knows at least. Each device at a table
// may ask again for its last intent, and there are fewer devices.
const Remembered = 128

// A Log keeps batches of events in order. It only grows.
//
// A Log belongs to one goroutine.
type Log[E any] interface {
	// Append appends events as a batch after the first n, with the names of what caused them, in
	// none of which is a space. When it returns nil both are durable, even if the power fails. The
	// error wraps [ErrConflict] unless there are exactly n batches, those that were read, and is
	// [ErrNothing] without events. After an error the log is unchanged.
	Append(n int, events []E, names ...string) error

	// Has reports whether a batch with one of these names was read or appended here. A log may
	// have forgotten a name after [Remembered] other batches with names.
	Has(names ...string) bool

	// Read returns all batches, oldest first.
	Read() ([][]E, error)
}

// A Shared log is one that desks on other machines append to as well.
type Shared[E any] interface {
	Log[E]

	// More returns the batches after the first n that were heard of, and after
	// ErrConflict at least those that caused it.
	More(n int) ([][]E, error)
}

// A Domain defines what intents mean. Its functions do not change their arguments.
type Domain[S, I, E any] struct {
	// Decide returns the events of an intent, or an error that refuses it.
	Decide func(S, I) ([]E, error)
	// Apply folds an event into a state.
	Apply func(S, E) S
	// Fits checks an event from a log before it is applied.
	Fits func(S, E) error
}
