package pictures

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"tabby/history/trophy"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/icons"
	"tabby/ui/kit/widgets"
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
