package round_test

import (
	"testing"

	"tabby/internal/table/round"
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
		want   round.Sound
	}{
		{"a round that goes on", 1, scoring.Nobody, &caller, false, round.Silence},
		{"a wrong call", 1, 1, &caller, true, round.WrongSound},
		{"a right call, for the caller", 0, 0, &caller, true, round.WinSound},
		{"a right call, for another", 1, 0, &caller, true, round.Silence},
		{"the end without a call", 1, 1, nil, true, round.WinSound},
		{"the end, for who watches", scoring.Nobody, 0, nil, true, round.WinSound},
	} {
		v := round.View{Over: tt.over, Caller: tt.caller}
		for p := range scoring.Player(2) {
			v.Lines = append(v.Lines, round.Line{Player: p, Won: p == tt.winner})
		}
		if got := v.EndSound(tt.own); got != tt.want {
			t.Errorf("%s is %q, not %q", tt.what, got, tt.want)
		}
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
		want          round.Sound
	}{
		{"nothing", moved, moved, round.Silence},
		{"a move", dealt, moved, round.CardSound},
		{"a move that is taken back", moved, dealt, round.Silence},
		{"a call", moved, called, round.KnockSound},
		{"the end", called, over, round.WinSound},
		{"another round", over, dealt, round.Silence},
	} {
		if got := tt.after.After(tt.before); got != tt.want {
			t.Errorf("%s is %q, not %q", tt.what, got, tt.want)
		}
	}
}
