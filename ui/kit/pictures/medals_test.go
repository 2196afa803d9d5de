package pictures

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"tabby/history/trophy"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/icons"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

func TestEveryTrophyHasADrawing(t *testing.T) {
	for of := range trophy.Trophy(trophy.Count) {
		icons.Drawing(string(TrophyIcon(of))) // panics without one
	}
}

func TestAMedalIsExplainedWhereItIsTappedOrHasTheFocus(t *testing.T) {
	m := NewMedals([]Prize{
		{trophy.TopCat, "Top cat", "Ann: always ahead", []widgets.Badge{badges.Seat(0, "Ann")}},
		{trophy.EmptyBowl, "Empty bowl", "Ben: a hand of zero", []widgets.Badge{badges.Seat(1, "Ben")}},
	})
	says := func(want string, marked int) {
		t.Helper()
		if m.said.Text() != want || !m.medals[marked].Selected() || m.medals[1-marked].Selected() {
			t.Errorf("it says %q", m.said.Text())
		}
	}
	says("Ann: always ahead", 0)
	test.Tap(m.medals[1])
	says("Ben: a hand of zero", 1)
	m.medals[0].FocusGained()
	says("Ann: always ahead", 0)
}

func TestBriefMedalsAreAllThereWithTheirFaces(t *testing.T) {
	ann := []widgets.Badge{badges.Seat(0, "Ann")}
	prizes := make([]Prize, 6)
	for i := range prizes {
		prizes[i] = Prize{trophy.Trophy(i), "Top cat", "Ann: always ahead", ann}
	}
	m := NewMedals(prizes)
	full := shape.HeightFor(m, 360)
	m.SetBrief(true)
	if brief := shape.HeightFor(m, 360); brief >= full*2/3 {
		t.Errorf("%v high, %v when not brief", brief, full)
	}
	for _, one := range m.medals {
		if !one.Visible() || !one.faces.Visible() || one.MinSize().Height < 44 {
			t.Errorf("%t, %t, %v", one.Visible(), one.faces.Visible(), one.MinSize())
		}
	}
	if m.SetBrief(false); shape.HeightFor(m, 360) != full {
		t.Errorf("%v high again, %v before", shape.HeightFor(m, 360), full)
	}
}

func TestAMedalAloneIsNotMarked(t *testing.T) {
	m := NewMedals([]Prize{{trophy.TopCat, "Top cat", "Ann: always ahead", nil}})
	if m.medals[0].Selected() || widgets.Label(m.medals[0]) != "Top cat, Ann: always ahead" {
		t.Errorf("%q, marked %t", widgets.Label(m.medals[0]), m.medals[0].Selected())
	}
}

func TestAMedalIsMarkedOnceAllHaveDropped(t *testing.T) {
	m := NewMedals([]Prize{{trophy.TopCat, "Top cat", "Ann: always ahead", nil}, {trophy.EmptyBowl, "Empty bowl", "Ben: a hand of zero", nil}})
	for part, want := range map[float32]bool{0: false, 0.9: false, 1: true} {
		if m.Drop(part); m.medals[0].Selected() != want {
			t.Errorf("at %v the first is marked: %t", part, !want)
		}
	}
}
