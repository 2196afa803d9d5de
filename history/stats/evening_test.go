package stats_test

import (
	"testing"
	"time"
	_ "time/tzdata" // the zones of the test are those of every machine

	"tabby/history/stats"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// TestAnEveningFollowsTheClockOnTheWall compares a moment as a clock shows it and as
// it is kept, also on the nights that have an hour more or less.
func TestAnEveningFollowsTheClockOnTheWall(t *testing.T) {
	berlin := must.Get(time.LoadLocation("Europe/Berlin"))
	for moment, want := range map[string]string{
		"2026-11-20T19:30:00": "2026-11-20",
		"2026-11-21T00:00:00": "2026-11-20",
		"2026-11-21T04:59:59": "2026-11-20",
		"2026-11-21T05:00:00": "2026-11-21",
		"2026-03-29T01:30:00": "2026-03-28",
		"2026-03-29T04:30:00": "2026-03-28",
		"2026-03-29T05:30:00": "2026-03-29", // four hours and a half after midnight
		"2026-10-25T02:30:00": "2026-10-24",
		"2026-10-25T04:30:00": "2026-10-24", // five hours and a half
		"2026-10-25T05:00:00": "2026-10-25",
	} {
		at := must.Get(time.ParseInLocation("2006-01-02T15:04:05", moment, berlin))
		kept := must.Get(time.Parse(time.RFC3339, at.Format(time.RFC3339)))
		if got, again := stats.Evening(at), stats.Evening(kept); got != want || again != want {
			t.Errorf("%s: %s, and %s once it was kept; want %s", moment, got, again, want)
		}
	}
}

// TestAGameBelongsToTheEveningOfItsOwnPlace plays games far from here, by whatever clock they are counted.
func TestAGameBelongsToTheEveningOfItsOwnPlace(t *testing.T) {
	for began, want := range map[string]string{
		"2026-11-20T21:30:00-08:00": "2026-11-20", // the next day in Greenwich
		"2026-11-21T01:00:00-08:00": "2026-11-20",
		"2026-11-21T08:00:00+11:00": "2026-11-21", // the day before there
		"2026-11-21T02:00:00+11:00": "2026-11-20",
	} {
		g := scoringtest.Play(scoring.Start{At: must.Get(time.Parse(time.RFC3339, began)), Variant: "rat-a-tat-cat", People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}})
		started, _ := g.Started()
		if got := stats.Of("game", started, g.Sheet(started.At)).Day; got != want {
			t.Errorf("a game that began at %s is of %s, want %s", began, got, want)
		}
	}
}
