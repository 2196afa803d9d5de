// Package expect compares what a test gets with what it wants.
package expect

import "github.com/google/go-cmp/cmp"

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
