package scoringtest

import (
	"time"

	"tabby/scoring"
)

// Evening is when the games of [Start] and [Round] are played.
func Evening() time.Time { return time.Date(2026, 11, 20, 19, 30, 0, 0, time.UTC) }

// Start returns the intent that begins a game of people with some names, the first
// of whom deals.
func Start(variant string, names ...string) scoring.Start {
	in := scoring.Start{At: Evening(), Variant: variant}
	for _, n := range names {
		in.People = append(in.People, scoring.Person{Name: n})
	}
	return in
}

// Round returns the intent that records points by player; -1 is no score.
func Round(caller scoring.Player, points ...int) scoring.Record {
	in := scoring.Record{At: Evening(), Caller: caller, Scores: make([]*scoring.Score, len(points))}
	for i, n := range points {
		if n >= 0 {
			in.Scores[i] = &scoring.Score{Points: n}
		}
	}
	return in
}
