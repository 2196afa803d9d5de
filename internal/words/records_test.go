package words_test

import (
	"testing"

	"tabby/history/stats"
	"tabby/internal/testing/expect"
)

func TestRecordsAndRivalsHaveSentences(t *testing.T) {
	record := func(kind stats.RecordKind, points int) string {
		return say.Record(stats.Record{Kind: kind, Moment: stats.Moment{Points: points}})
	}
	r := stats.Report{People: []stats.Line{{Name: "Ann"}, {Name: "Ben"}}}
	for want, got := range map[string]string{
		"4 games won in a row":                    record(stats.LongestStreak, 4),
		"The best total, 9":                       record(stats.BestTotal, 9),
		"Won from 22 points behind":               record(stats.BestComeback, 22),
		"Stayed in with 1 point to spare":         record(stats.ClosestEscape, 1),
		"The highest round, 40 points":            record(stats.WorstRound, 40),
		"Ann leads Ben 3 to 1 in 5 games":         say.Duel(r, stats.Pair{B: 1, Games: 5, Ahead: 3, Level: 1}),
		"Ben leads Ann 2 to 1 in 3 games":         say.Duel(r, stats.Pair{B: 1, Games: 3, Ahead: 1}),
		"Ann and Ben are tied, 1 to 1 in 2 games": say.Duel(r, stats.Pair{B: 1, Games: 2, Ahead: 1}),
	} {
		expect.Same(t, "said", got, want)
	}
}
