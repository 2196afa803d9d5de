// Package must ends a test that does not get what it needs.
package must

import "time"

// A T is a test, a benchmark, or one of rapid.
type T interface {
	Helper()
	Fatal(args ...any)
}

// Do ends a test with an error, unless that is nil.
func Do(t T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// Get returns a value, and panics with an error, unless that is nil.
func Get[V any](v V, err error) V {
	if err != nil {
		panic(err)
	}
	return v
}

// patience is how long anything may take that a test waits for, on whatever else the machine does.
const patience = time.Minute

// From returns what comes from a channel, and ends a test that waits in vain, which says for what.
func From[V any](t T, what string, from <-chan V) V {
	t.Helper()
	late := time.NewTimer(patience)
	defer late.Stop()
	select {
	case v := <-from:
		return v
	case <-late.C:
		t.Fatal(what, "did not come in", patience)
		panic("unreachable: the test has ended")
	}
}
