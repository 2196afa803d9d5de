package page

import (
	"fmt"
	"strings"
	"testing"

	"tabby/internal/table/round"
	"tabby/internal/table/sound"
	"tabby/internal/testing/expect"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

func TestWatcherHearsWhoWins(t *testing.T) {
	v := round.View{Over: true, Lines: []round.Line{{Player: 0, Won: true}, {Player: 1}}}
	for viewer, want := range map[Viewer]sound.Sound{
		{Role: Sit, Player: 0}:                sound.Purr,
		{Role: Sit, Player: 1}:                sound.Silence,
		{Role: Watch, Player: scoring.Nobody}: sound.Purr,
	} {
		seen := table{View: &v, painter: painter{viewer: viewer}}
		expect.Same(t, fmt.Sprintf("%+v hears", viewer), seen.Ended(), want)
	}
}

func TestACallAtRealCardsKnocksOnEveryPage(t *testing.T) {
	ben := scoring.Player(1)
	s := &Scene{Sheet: quartet().sheet(t), Caller: &ben}
	for name, v := range viewers() {
		v.Words = languages.English()
		knock := s.Page(v).Since(nil)["knock"]
		if !strings.Contains(knock, `data-caller="1"`) || !strings.Contains(knock, "#i-paw") || !strings.Contains(knock, "Ben called.") {
			t.Errorf("on the page of %s it is %s", name, knock)
		}
	}
}
