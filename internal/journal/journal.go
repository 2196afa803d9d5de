// Package journal has the only state in the program that changes: a [Desk] asks a
// domain for the events of an intent, appends them to a [Log], and only then applies
// them.
//
// It knows no domain. What intents and events are and mean is a [Domain].
package journal

import "errors"

// ErrConflict means that a log holds more or fewer batches than its writer
// expects: another program wrote in between. Open the log again.
var ErrConflict = errors.New("another program has written to this game; open it again")

// ErrNothing means that a batch has no events.
var ErrNothing = errors.New("a batch without events")

// A Log keeps batches of events in order. It only grows.
//
// A Log belongs to one goroutine.
type Log[E any] interface {
	// Append keeps events as the one batch after the first n, durably: when it
	// returns nil, no crash and no power cut takes them away. The error wraps
	// [ErrConflict] unless there are exactly n batches; after any error the log
	// holds what it held before. No events are [ErrNothing].
	Append(n int, events []E) error

	// Read returns all batches, oldest first.
	Read() ([][]E, error)
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
