// Package assault says how often a test tries to break Tabby: a few times among all
// other tests, and thousands of times where ASSAULT is set, as `make assault` does.
package assault

import (
	"os"
	"testing"
)

// A Kind is a kind of attempt.
type Kind string

// The kinds of attempts that `make assault` adds up.
const (
	Kills   Kind = "kills"   // of a process that writes
	Flips   Kind = "flips"   // of one bit of a file
	Cases   Kind = "cases"   // that were changed at random, replayed or recorded
	Imports Kind = "imports" // of files that were changed at random
	Days    Kind = "days"    // on which the clock does what it likes
	Cuts    Kind = "cuts"    // of connections between devices
	Meets   Kind = "meets"   // of devices that are kept together
)

// Times returns few, or many in an assault.
func Times(few, many int) int {
	if os.Getenv("ASSAULT") != "" {
		return many
	}
	return few
}

// Tried logs how many attempts there were. What they broke fails the test.
func Tried(t testing.TB, n int, kind Kind) {
	t.Helper()
	if !t.Failed() {
		t.Logf("assault: %d %s", n, kind)
	}
}
