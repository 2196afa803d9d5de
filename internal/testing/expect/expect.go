// Package expect compares what a test gets with what it wants.
package expect

import (
	"errors"

	"github.com/google/go-cmp/cmp"
)

// A T is a test, a benchmark, or one of rapid.
type T interface {
	Helper()
	Errorf(format string, args ...any)
}

// Same fails unless what a test got is what it wants.
func Same[V any](t T, what string, got, want V) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

// Error fails unless an error is, or wraps, the one that a test wants.
func Error(t T, what string, err, want error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Errorf("%s: %v, want %v", what, err, want)
	}
}

// ErrorOf returns the error of a call that returns a value too.
func ErrorOf[V any](_ V, err error) error { return err }
