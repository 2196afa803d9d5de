// Package journal holds the only thing in the program that changes: a [Desk],
// which asks a domain what happens, writes that down in a [Log], and only then
// shows it.
//
// It knows no domain. What an intent or an event is, and what they mean, comes
// in as a [Domain].
package journal

import "errors"

// ErrConflict means that a log holds more or fewer batches than its writer
// expects: another program wrote in between. Open the log again.
var ErrConflict = errors.New("another program has written to this game; open it again")

// ErrNothing means that a batch has no events.
var ErrNothing = errors.New("a batch without events")

// A Log keeps batches of events in order. It only ever grows.
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

// A Domain says what intents mean. None of its funcs changes its arguments.
type Domain[S, I, E any] struct {
	// Decide refuses an intent, or answers what happens: nothing, or a batch.
	Decide func(S, I) ([]E, error)
	// Apply folds an event into a state.
	Apply func(S, E) S
	// Fits checks an event that was read from a log before it is applied.
	Fits func(S, E) error
}
