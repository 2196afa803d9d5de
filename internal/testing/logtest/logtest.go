// Package logtest has the tests that every [journal.Log] has to pass, and a log and drafts in
// memory for tests.
package logtest

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/history/journal"
	"tabby/internal/testing/must"
)

// A Case is a log to be tested.
type Case[E any] struct {
	// Open returns a new, empty log, and a func that opens the same log once
	// more, as another process would.
	Open func(t *testing.T) (log journal.Log[E], reopen func() journal.Log[E])
	// Batches are at least four, in an order that may happen.
	Batches [][]E
}

// Run runs the suite.
func Run[E any](t *testing.T, c Case[E]) {
	t.Run("a new log is empty", c.empty)
	t.Run("batches come back as they were appended", c.roundTrip)
	t.Run("batches are there when the log is opened again", c.last)
	t.Run("a batch after too few or too many is a conflict", c.conflict)
	t.Run("of two writers only the first succeeds", c.race)
	t.Run("a batch without events is refused", c.nothing)
	t.Run("changing a slice does not change the log", c.alias)
	t.Run("a batch is known by its names", c.names)
}

func (c Case[E]) empty(t *testing.T) {
	log, _ := c.Open(t)
	holds(t, log, nil)
}

func (c Case[E]) roundTrip(t *testing.T) {
	log, _ := c.Open(t)
	for n, batch := range c.Batches {
		add(t, log, n, batch)
		holds(t, log, c.Batches[:n+1])
	}
}

func (c Case[E]) last(t *testing.T) {
	log, reopen := c.Open(t)
	for n, batch := range c.Batches {
		add(t, log, n, batch)
		log = reopen()
	}
	holds(t, log, c.Batches)
}

func (c Case[E]) conflict(t *testing.T) {
	log, _ := c.Open(t)
	add(t, log, 0, c.Batches[0])
	add(t, log, 1, c.Batches[1])
	for _, n := range []int{-1, 0, 1, 3} {
		if err := log.Append(n, c.Batches[2]); !errors.Is(err, journal.ErrConflict) {
			t.Errorf("append after %d of 2: %v", n, err)
		}
		holds(t, log, c.Batches[:2])
	}
	add(t, log, 2, c.Batches[2])
}

func (c Case[E]) race(t *testing.T) {
	log, reopen := c.Open(t)
	add(t, log, 0, c.Batches[0])
	other := reopen()
	holds(t, other, c.Batches[:1])
	add(t, log, 1, c.Batches[1])
	if err := other.Append(1, c.Batches[2]); !errors.Is(err, journal.ErrConflict) {
		t.Errorf("the second: %v", err)
	}
	holds(t, other, c.Batches[:2])
	add(t, other, 2, c.Batches[2])
	holds(t, reopen(), c.Batches[:3])
}

func (c Case[E]) nothing(t *testing.T) {
	log, _ := c.Open(t)
	add(t, log, 0, c.Batches[0])
	if err := log.Append(1, nil); !errors.Is(err, journal.ErrNothing) {
		t.Errorf("append: %v", err)
	}
	holds(t, log, c.Batches[:1])
}

func (c Case[E]) alias(t *testing.T) {
	log, _ := c.Open(t)
	given := append([]E(nil), c.Batches[0]...)
	add(t, log, 0, given)
	given[0] = c.Batches[1][0]
	read, err := log.Read()
	must.Do(t, err)
	read[0][0] = c.Batches[1][0]
	holds(t, log, c.Batches[:1])
}

func (c Case[E]) names(t *testing.T) {
	log, reopen := c.Open(t)
	if log.Has("here/a", "here/b") {
		t.Error("an empty log knows names")
	}
	for n, names := range [][]string{{"here/a", "here/b"}, nil, {"there/c"}} {
		if err := log.Append(n, c.Batches[n], names...); err != nil {
			t.Fatal(err)
		}
	}
	if err := log.Append(0, c.Batches[3], "late"); !errors.Is(err, journal.ErrConflict) {
		t.Errorf("a batch that comes late: %v", err)
	}
	for which, log := range map[string]journal.Log[E]{"the log": log, "the log that is opened again": reopen()} {
		holds(t, log, c.Batches[:3])
		for _, known := range [][]string{{"here/a"}, {"here/b"}, {"other", "there/c"}} {
			if !log.Has(known...) {
				t.Errorf("%s does not know %q", which, known)
			}
		}
		for _, not := range [][]string{nil, {"here"}, {"here/a here/b"}, {"late"}, {"other", ""}} {
			if log.Has(not...) {
				t.Errorf("%s knows %q", which, not)
			}
		}
	}
}

func add[E any](t *testing.T, log journal.Log[E], n int, batch []E) {
	t.Helper()
	if err := log.Append(n, batch); err != nil {
		t.Fatalf("append after %d: %v", n, err)
	}
}

func holds[E any](t *testing.T, log journal.Log[E], want [][]E) {
	t.Helper()
	got, err := log.Read()
	if err != nil {
		t.Fatalf("read: %v", err)
	}
	if len(got) == 0 && len(want) == 0 {
		return
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Fatalf("the log holds (-want +got):\n%s", diff)
	}
}
