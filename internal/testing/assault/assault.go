// Package assault says how often a test tries to break Tabby: a few times in
// `make test`, more often in `make test-long`, and thousands of times in
// `make assault`.
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
	Cards   Kind = "cards"   // read in photos that are drawn
	Tricks  Kind = "tricks"  // of guests, devices and strangers, to get what is not theirs
)

// Times returns few under -short, as `make test` runs, many where ASSAULT is set, as
// `make assault` sets it, and more otherwise.
func Times(few, more, many int) int {
	switch {
	case os.Getenv("ASSAULT") != "":
		return many
	case testing.Short():
		return few
	}
	return more
}

// Few returns the first n of all under -short, and all of them otherwise.
func Few[T any](n int, all []T) []T { return all[:min(len(all), Times(n, len(all), len(all)))] }

// Tried logs how many attempts there were. What they broke fails the test.
func Tried(t testing.TB, n int, kind Kind) {
	t.Helper()
	if !t.Failed() {
		t.Logf("assault: %d %s", n, kind)
	}
}
