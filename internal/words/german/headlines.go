package german

import (
	"fmt"

	"tabby/internal/words"
)

// headlines are the titles of pictures.
type headlines struct{}

// Shared implements [words.Turning].
func (headlines) Shared(names []string, _, _ int) string {
	return de.Joined(names) + " gewinnen gemeinsam"
}

// CameBack implements [words.Turning].
func (headlines) CameBack(name string, total int, _ words.Lag) string {
	return name + " war schon bei " + de.Figure(total) + " und kam zurück"
}

// WonFromBehind implements [words.Turning].
func (headlines) WonFromBehind(name string, behind words.Lag) string {
	return name + " gewinnt trotz " + with(behind.Points, words.Point) + " Rückstand"
}

// StayedUnder implements [words.Turning].
func (headlines) StayedUnder(name string, _, _ int) string {
	return name + " blieb um ein Schnurrhaar drin und gewann"
}

// AlwaysAhead implements [words.Turning].
func (headlines) AlwaysAhead(name string) string { return name + " lag von Anfang bis Ende vorn" }

// AheadAtLast implements [words.Turning].
func (headlines) AheadAtLast(name string) string { return name + " gewann in der allerletzten Runde" }

// AheadSince implements [words.Turning].
func (headlines) AheadSince(name string, round int) string {
	return fmt.Sprintf("%s lag ab Runde %d vorn", name, round)
}
