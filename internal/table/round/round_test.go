package round

import (
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// sheetOf returns the sheet of a game that has just begun.
func sheetOf(t testing.TB, variant string, names ...string) scoring.Sheet {
	t.Helper()
	return sheetBy(t, variant, nil, names...)
}

// sheetBy is sheetOf with house rules.
func sheetBy(t testing.TB, variant string, house engine.House, names ...string) scoring.Sheet {
	t.Helper()
	at := time.Date(2026, 11, 20, 19, 30, 0, 0, time.UTC)
	in := scoring.Start{At: at, Variant: variant, House: house}
	for _, n := range names {
		in.People = append(in.People, scoring.Person{Name: n})
	}
	return scoringtest.Play(in).Sheet(at)
}
