package game

import (
	"reflect"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// A memory is the log of one game.
type memory struct {
	logtest.Memory[scoring.Event]
}

func (*memory) ID() string { return "game-1" }

// NewGame makes the memory a store of one game.
func (m *memory) NewGame() history.Log { return m }

// Log returns it.
func (m *memory) Log(string) (history.Log, error) { return m, nil }

// TestTheClockOfAGameOfAnotherEveningIsStopped writes a game down on the evening on which it is played, and two days later.
func TestTheClockOfAGameOfAnotherEveningIsStopped(t *testing.T) {
	for days, stands := range map[int]bool{0: false, 2: true} {
		played, log := scoringtest.Evening(), &memory{}
		now := func() time.Time { return played.AddDate(0, 0, days) }
		must.Get(Begin(log, scoring.Start{
			At: played, Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndTime, engine.Minutes: "30"},
			People: []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}},
		}, now))
		g := must.Get(Read(log, now))
		if s := g.Sheet(); s.Over || s.Clock.Paused != stands || s.Clock.Left != 30*time.Minute {
			t.Errorf("%d days later: over %v, %+v", days, s.Over, s.Clock)
		}
		must.Do(t, g.Do(scoring.Record{At: now(), Scores: []*scoring.Score{{Points: 3}, {Points: 9}}, Caller: scoring.Nobody}))
	}
}

func TestSheetIsThatOfTheGameAtAnyTime(t *testing.T) {
	for _, house := range []engine.House{nil, {engine.End: engine.EndTime, engine.Minutes: "30"}} {
		now := scoringtest.Evening()
		g := must.Get(Read(&memory{}, func() time.Time { return now }))
		look := func() {
			t.Helper()
			for _, pass := range []time.Duration{0, 10 * time.Minute, -5 * time.Minute, time.Hour} {
				now = now.Add(pass)
				if got, want := g.Sheet(), g.State().Sheet(now); !reflect.DeepEqual(got, want) {
					t.Errorf("at %v: got %v, want %v", now, got, want)
				}
			}
			now = now.Add(-65 * time.Minute)
		}
		look()
		for _, in := range []scoring.Intent{
			scoring.Start{At: now, Variant: "rat-a-tat-cat", House: house, People: []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}}},
			scoring.Record{At: now, Scores: []*scoring.Score{{Points: 3}, {Points: 9}}, Caller: scoring.Nobody},
			scoring.Record{At: now, Scores: []*scoring.Score{{Points: 7}, {Points: 1}}, Caller: scoring.Nobody},
			scoring.Undo{},
		} {
			must.Do(t, g.Do(in))
			look()
		}
	}
}
