package sheetview

import (
	"slices"
	"testing"

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

func TestWhereTheHighestWinsTheLowestDucks(t *testing.T) {
	s := played(t, "any-game-highest", 3, nil, called(scoring.Nobody, points(40, 90, 70)...), called(scoring.Nobody, points(20, 91, 30)...))
	for p, want := range []Reaction{Ducks, Purrs, Calm} {
		expect.Same(t, s.People[p].Name, Of(languages.English(), s).Columns[p].Reacts, want)
	}
}
