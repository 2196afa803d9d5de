package round_test

import (
	"testing"

	"tabby/internal/table/round"
	"tabby/internal/table/sound"
	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestEndsOfRoundsAreToldApart(t *testing.T) {
	caller := scoring.Player(0)
	for _, tt := range []struct {
		what   string
		own    scoring.Player
		winner scoring.Player
		caller *scoring.Player
		over   bool
		want   sound.Sound
	}{
		{"a round that goes on", 1, scoring.Nobody, &caller, false, sound.Silence},
		{"a wrong call", 1, 1, &caller, true, sound.Hiss},
		{"a right call, for the caller", 0, 0, &caller, true, sound.Purr},
		{"a right call, for another", 1, 0, &caller, true, sound.Silence},
		{"the end without a call", 1, 1, nil, true, sound.Purr},
		{"the end, for who watches", scoring.Nobody, 0, nil, true, sound.Purr},
	} {
		v := round.View{Over: tt.over, Caller: tt.caller}
		for p := range scoring.Player(2) {
			v.Lines = append(v.Lines, round.Line{Player: p, Won: p == tt.winner})
		}
		expect.Same(t, tt.what, v.EndSound(tt.own), tt.want)
	}
}

func TestEachMoveIsHeardOnce(t *testing.T) {
	caller := scoring.Player(0)
	dealt, moved := round.View{}, round.View{At: 1}
	called := round.View{At: 2, Caller: &caller}
	over := round.View{At: 3, Caller: &caller, Over: true, Lines: []round.Line{{Player: 0, Won: true}}}
	for _, tt := range []struct {
		what          string
		before, after round.View
		want          sound.Sound
	}{
		{"nothing", moved, moved, sound.Silence},
		{"a move", dealt, moved, sound.Card},
		{"a move that is taken back", moved, dealt, sound.Silence},
		{"a call", moved, called, sound.Knock},
		{"the end", called, over, sound.Purr},
		{"another round", over, dealt, sound.Silence},
	} {
		expect.Same(t, tt.what, tt.after.After(tt.before), tt.want)
	}
}
