// Package journal has the only state in the program that changes: a [Desk] asks a
// domain for the events of an intent, appends them to a [Log], and only then applies
// them.
//
// It does not know what intents and events are; a [Domain] defines that.
package journal

import (
	"errors"
	"fmt"
	"slices"
)

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

// A Desk has one state, which only the events in its log change. If the log is [Shared],
// desks on other machines have the same state as soon as they have caught up.
//
// A Desk belongs to one goroutine; its watchers are called on it.
type Desk[S, I, E any] struct {
	domain   Domain[S, I, E]
	log      Log[E]
	state    S
	batches  int // in the log
	watchers Watchers
}

// Open returns a desk with the state that the events of the log lead to, beginning with
// the zero S. It fails if the log cannot be read or has an event that does not fit.
func Open[S, I, E any](domain Domain[S, I, E], log Log[E]) (*Desk[S, I, E], error) {
	batches, err := log.Read()
	if err != nil {
		return nil, err
	}
	d := &Desk[S, I, E]{domain: domain, log: log}
	for _, batch := range batches {
		if err := d.apply(batch); err != nil {
			return nil, err
		}
	}
	return d, nil
}

// State returns the present state.
func (d *Desk[S, I, E]) State() S { return d.state }

// Batches returns how many batches are in the log.
func (d *Desk[S, I, E]) Batches() int { return d.batches }

// Do carries out an intent: its events are in the log before the state changes and
// the watchers are called. If the domain refuses it or the log fails, nothing changes
// and the error is theirs.
func (d *Desk[S, I, E]) Do(in I) error { return d.DoAs(in) }

// DoAs is Do for an intent with names, which have no spaces; "" is none. One intent with such a name is
// done, by all desks that append to the log. If one is, DoAs does nothing.
func (d *Desk[S, I, E]) DoAs(in I, names ...string) error {
	names = slices.DeleteFunc(slices.Clone(names), func(name string) bool { return name == "" })
	if d.log.Has(names...) {
		return nil
	}
	events, err := d.domain.Decide(d.state, in)
	if err != nil || len(events) == 0 {
		return err
	}
	if err := d.log.Append(d.batches, events, names...); err != nil {
		return err
	}
	d.batches++
	for _, e := range events {
		d.state = d.domain.Apply(d.state, e)
	}
	d.watchers.Notify("")
	return nil
}

// Did reports whether the intent of that name is done as far as this desk knows.
func (d *Desk[S, I, E]) Did(name string) bool { return d.log.Has(name) }

// CatchUp applies the batches that other desks have appended to a [Shared] log, and reports
// whether there were any. After [ErrConflict] those that caused it are among them; whether
// the intent still makes sense then is for its owner to say.
func (d *Desk[S, I, E]) CatchUp() (bool, error) {
	log, shared := d.log.(Shared[E])
	if !shared {
		return false, nil
	}
	more, failed := log.More(d.batches)
	for _, batch := range more {
		if err := d.apply(batch); err != nil {
			return true, err
		}
	}
	if len(more) > 0 {
		d.watchers.Notify("")
	}
	return len(more) > 0, failed
}

// apply applies a batch from the log.
func (d *Desk[S, I, E]) apply(batch []E) error {
	for _, e := range batch {
		if err := d.domain.Fits(d.state, e); err != nil {
			return fmt.Errorf("batch %d: %w", d.batches+1, err)
		}
		d.state = d.domain.Apply(d.state, e)
	}
	d.batches++
	return nil
}

// Watch calls f with the present state after every change until stop is called. If f
// changes the state, no later watcher sees an older state last.
// Watchers are called in the order of their registration, and may call any method of
// the desk.
func (d *Desk[S, I, E]) Watch(f func(S)) (stop func()) {
	return d.watchers.Watch("", func() { f(d.state) })
}

// Watchers are called after changes, in the order of their registration. The zero value
// has none. Like a [Desk], they belong to one goroutine.
type Watchers struct{ all []*watcher }

type watcher struct {
	of string
	f  func()
}

// Watch calls f after each change of what is named so, such as a game by its ID, until
// stop is called. f may change that again, and watch or stop others.
func (w *Watchers) Watch(of string, f func()) (stop func()) {
	one := &watcher{of, f}
	w.all = append(w.all, one)
	return func() {
		w.all = slices.DeleteFunc(slices.Clone(w.all), func(o *watcher) bool { return o == one })
	}
}

// Notify calls who watches what has changed.
func (w *Watchers) Notify(of string) {
	for _, one := range w.all {
		if one.of == of && slices.Contains(w.all, one) {
			one.f()
		}
	}
}
