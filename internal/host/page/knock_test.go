package page

import (
	"testing"

	"tabby/internal/round"
	"tabby/scoring"
)

func TestEndsOfRoundsAreToldApart(t *testing.T) {
	caller := scoring.Player(0)
	for _, tt := range []struct {
		what   string
		viewer scoring.Player
		winner scoring.Player
		caller *scoring.Player
		over   bool
		want   string
	}{
		{"a round that goes on", 1, scoring.Nobody, &caller, false, ""},
		{"a wrong call", 1, 1, &caller, true, "wrong"},
		{"a right call, for the caller", 0, 0, &caller, true, "win"},
		{"a right call, for another", 1, 0, &caller, true, ""},
		{"the end without a call", 1, 1, nil, true, "win"},
		{"the end, for who watches", scoring.Nobody, 0, nil, true, "win"},
	} {
		v := round.View{Over: tt.over, Caller: tt.caller}
		for p := range scoring.Player(2) {
			v.Lines = append(v.Lines, round.Line{Player: p, Won: p == tt.winner})
		}
		seen := table{View: &v, painter: painter{viewer: Viewer{Role: Sit, Player: tt.viewer}}}
		if got := seen.Ended(); got != tt.want {
			t.Errorf("%s is %q, not %q", tt.what, got, tt.want)
		}
	}
}

func TestTheKnockRidesOnTheBadgeOfWhoCalled(t *testing.T) {
	caller := scoring.Player(1)
	seen := table{View: &round.View{Caller: &caller}, painter: painter{scene: scenes(t)["running"]}}
	for p, want := range []string{"", "knock", ""} {
		if got := seen.Mark(round.Line{Player: scoring.Player(p)}).Ride; got != want {
			t.Errorf("on the badge of %d rides %q, not %q", p, got, want)
		}
	}
}
