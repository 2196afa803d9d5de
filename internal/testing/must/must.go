// Package must ends a test that does not get what it needs.
package must

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
