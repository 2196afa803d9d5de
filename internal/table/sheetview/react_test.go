package sheetview

import (
	"slices"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/table/sound"
	"tabby/internal/testing/expect"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

func TestCatsReactToTheRoundThatLands(t *testing.T) {
	to100 := engine.House{engine.End: engine.EndElimination, engine.Threshold: "100"}
	rounds := engine.House{engine.End: engine.EndRounds, engine.Rounds: "5"}
	nobody := scoring.Nobody
	for _, tt := range []struct {
		what   string
		house  engine.House
		do     []scoring.Intent
		want   []Reaction
		sounds sound.Sound
	}{
		{"before the first round", rounds, nil, []Reaction{Calm, Calm, Calm}, sound.Silence},
		{"the best purrs, of the first round none is the worst", rounds, []scoring.Intent{called(nobody, points(4, 9, 7)...)}, []Reaction{Purrs, Calm, Calm}, sound.Purr},
		{"a right call", rounds, []scoring.Intent{called(0, points(4, 9, 7)...)}, []Reaction{Stamps, Calm, Calm}, sound.Stamp},
		{"a wrong call", rounds, []scoring.Intent{called(1, points(4, 9, 7)...)}, []Reaction{Purrs, Hisses, Calm}, sound.Hiss},
		{"the worst of the game so far", rounds, []scoring.Intent{called(nobody, points(4, 9, 7)...), called(nobody, points(10, 3, 8)...)}, []Reaction{Ducks, Purrs, Calm}, sound.Purr},
		{"as bad as before", rounds, []scoring.Intent{called(nobody, points(4, 9, 7)...), called(nobody, points(9, 3, 8)...)}, []Reaction{Calm, Purrs, Calm}, sound.Purr},
		{"a third of the limit", to100, []scoring.Intent{called(nobody, points(4, 33, 32)...)}, []Reaction{Purrs, Ducks, Calm}, sound.Purr},
	} {
		v := Of(languages.English(), played(t, "rat-a-tat-cat", 3, tt.house, tt.do...))
		var got []Reaction
		for _, c := range v.Columns {
			got = append(got, c.Reacts)
		}
		if !slices.Equal(got, tt.want) || v.Heard() != tt.sounds {
			t.Errorf("%s: %q and %q, want %q and %q", tt.what, got, v.Heard(), tt.want, tt.sounds)
		}
	}
}

func TestTheCatOfTheLowestDucksIfTheHighestWins(t *testing.T) {
	s := played(t, "any-game-highest", 3, nil, called(scoring.Nobody, points(40, 90, 70)...), called(scoring.Nobody, points(20, 91, 30)...))
	for p, want := range []Reaction{Ducks, Purrs, Calm} {
		expect.Same(t, s.People[p].Name, Of(languages.English(), s).Columns[p].Reacts, want)
	}
}

func TestARunningClockIsShownAgainWhenItsTextChanges(t *testing.T) {
	for _, tt := range []struct {
		name  string
		sheet scoring.Sheet
		want  time.Duration
	}{
		{"at the next full minute", scoring.Sheet{Clock: scoring.Clock{Runs: true, Left: 29*time.Minute + 20*time.Second}}, 20*time.Second + time.Millisecond},
		{"each second of the last minute", scoring.Sheet{Clock: scoring.Clock{Runs: true, Left: 50 * time.Second}}, time.Second + time.Millisecond},
		{"never while it is paused", scoring.Sheet{Clock: scoring.Clock{Runs: true, Paused: true, Left: time.Hour}}, 0},
		{"never once it is up", scoring.Sheet{Clock: scoring.Clock{Runs: true, Up: true}}, 0},
		{"never once the game is over", scoring.Sheet{Over: true, Clock: scoring.Clock{Runs: true, Left: time.Hour}}, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var waits, stopped time.Duration
			after := func(d time.Duration, _ func()) func() { waits = d; return func() { stopped = d } }
			var ticker Ticker
			ticker.Tick(tt.sheet, after, func() {})
			expect.Same(t, "waits", waits, tt.want)
			ticker.Stop()
			expect.Same(t, "stopped", stopped, tt.want)
		})
	}
}
