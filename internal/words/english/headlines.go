package english

import (
	"fmt"

	"tabby/internal/words"
)

// headlines are the titles of pictures.
type headlines struct{}

// Shared implements [words.Turning].
func (headlines) Shared(names []string, _, _ int) string { return en.Joined(names) + " share the win" }

// CameBack implements [words.Turning].
func (headlines) CameBack(name string, total int, _ words.Lag) string {
	return name + " came back from " + en.Figure(total)
}

// WonFromBehind implements [words.Turning].
func (headlines) WonFromBehind(name string, behind words.Lag) string {
	return name + " won from " + en.Count(behind.Points, words.Point) + " behind"
}

// StayedUnder implements [words.Turning].
func (headlines) StayedUnder(name string, _, _ int) string {
	return name + " stayed in by a whisker and won"
}

// AlwaysAhead implements [words.Turning].
func (headlines) AlwaysAhead(name string) string { return name + " led from start to finish" }

// AheadAtLast implements [words.Turning].
func (headlines) AheadAtLast(name string) string { return name + " won in the very last round" }

// AheadSince implements [words.Turning].
func (headlines) AheadSince(name string, round int) string {
	return fmt.Sprintf("%s led from round %d on", name, round)
}
