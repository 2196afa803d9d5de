package journal

import (
	"fmt"
	"maps"
	"slices"
)

// A Desk has one state, which only the events in its log change.
//
// A Desk belongs to one goroutine; its watchers are called on it.
type Desk[S, I, E any] struct {
	domain   Domain[S, I, E]
	log      Log[E]
	state    S
	batches  int // in the log
	watchers map[int]func(S)
	watched  int // numbers given to watchers so far
}

// Open returns a desk with the state that the events of the log lead to, beginning with
// the zero S. It fails if the log cannot be read or has an event that does not fit.
func Open[S, I, E any](domain Domain[S, I, E], log Log[E]) (*Desk[S, I, E], error) {
	batches, err := log.Read()
	if err != nil {
		return nil, err
	}
	d := &Desk[S, I, E]{domain: domain, log: log, batches: len(batches), watchers: map[int]func(S){}}
	for i, batch := range batches {
		for _, e := range batch {
			if err := domain.Fits(d.state, e); err != nil {
				return nil, fmt.Errorf("batch %d: %w", i+1, err)
			}
			d.state = domain.Apply(d.state, e)
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
func (d *Desk[S, I, E]) Do(in I) error {
	events, err := d.domain.Decide(d.state, in)
	if err != nil || len(events) == 0 {
		return err
	}
	if err := d.log.Append(d.batches, events); err != nil {
		return err
	}
	d.batches++
	for _, e := range events {
		d.state = d.domain.Apply(d.state, e)
	}
	d.notify()
	return nil
}

// Watch calls f with the present state after every change until stop is called.
// Watchers are called in the order of their registration, and may call any method of
// the desk.
func (d *Desk[S, I, E]) Watch(f func(S)) (stop func()) {
	d.watched++
	key := d.watched
	d.watchers[key] = f
	return func() { delete(d.watchers, key) }
}

// notify calls every watcher with the state at the time of the call: if a watcher
// changes the state, no later one sees an older state last.
func (d *Desk[S, I, E]) notify() {
	for _, key := range slices.Sorted(maps.Keys(d.watchers)) {
		if f, still := d.watchers[key]; still {
			f(d.state)
		}
	}
}
