package page

import (
	"testing"

	"tabby/internal/table/round"
	"tabby/scoring"
)

func TestAWatcherHearsWhoeverWins(t *testing.T) {
	v := round.View{Over: true, Lines: []round.Line{{Player: 0, Won: true}, {Player: 1}}}
	for viewer, want := range map[Viewer]round.Sound{
		{Role: Sit, Player: 0}:                round.WinSound,
		{Role: Sit, Player: 1}:                round.Silence,
		{Role: Watch, Player: scoring.Nobody}: round.WinSound,
	} {
		seen := table{View: &v, painter: painter{viewer: viewer}}
		if got := seen.Ended(); got != want {
			t.Errorf("%+v hears %q, not %q", viewer, got, want)
		}
	}
}
