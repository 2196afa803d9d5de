package words_test

import (
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/expect"
)

func TestEndingsAreWorded(t *testing.T) {
	evening := time.Date(2026, 11, 20, 20, 4, 0, 0, time.UTC)
	home := time.FixedZone("", 3600)
	seats := []history.Seat{{Name: "Ann", Total: 60}, {Name: "Ben", Total: 41, Won: true}}
	over := history.Ending{Summary: history.Summary{Seats: seats, Rounds: 7, Over: true, Changed: evening}, Since: 6}
	running := history.Ending{Summary: history.Summary{Seats: []history.Seat{{Name: "Ann", Total: 3}, {Name: "Ben", Total: 5}}, Rounds: 1, Changed: evening}}
	for _, tc := range []struct{ got, want string }{
		{en.Games.EndingLine(over), "Ben 41 and Ann 60. 7 rounds. Ben wins."},
		{en.Games.EndingLine(running), "Ann 3 and Ben 5. 1 round so far."},
		{en.Games.EndingSince(over, evening.In(home)), "Different after round 6. Last changed on Fri 20 Nov, 21:04."},
		{en.Games.EndingSince(running, evening.AddDate(1, 0, 0)), "Different from the first round on. Last changed on Fri 20 Nov 2026, 20:04."},
		{en.Games.EndingLine(history.Ending{Summary: history.Summary{Newer: true, Seats: []history.Seat{{Name: "Ann"}}}}), "From a newer Tabby."},
		{en.Games.GameLine(history.Summary{Variant: "recall", Rounds: 2, Endings: 2}), "Recall, 2 rounds so far. 2 endings."},
		{en.Games.GameLine(history.Summary{Variant: "recall", Rounds: 2, Endings: 1}), "Recall, 2 rounds so far."},
	} {
		expect.Same(t, "said", tc.got, tc.want)
	}
	if title, _ := en.Games.TwoEndings(2); title != "This game has two endings" {
		t.Error(title)
	}
	if title, _ := en.Games.TwoEndings(12); title != "This game has twelve endings" {
		t.Error(title)
	}
}
