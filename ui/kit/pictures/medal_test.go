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

func topCat() *Medal {
	return NewMedal(Prize{trophy.TopCat, "Top cat", "Ann: always ahead", []widgets.Badge{badges.Seat(0, "Ann")}})
}

func TestAMedalSaysWhatItIsForBelowItOrWhenItIsTapped(t *testing.T) {
	m, said := topCat(), ""
	m.Say = func(text string) { said = text }
	test.Tap(m.face)
	if said != "" || m.said.Text() != "Ann: always ahead" || !m.line.Visible() {
		t.Errorf("below it stands %q, and a tap says %q", m.said.Text(), said)
	}
	m.SetBrief(true)
	if test.Tap(m.face); said != "Ann: always ahead" || m.line.Visible() {
		t.Errorf("a tap on the small one says %q", said)
	}
	if widgets.Label(m.face) != "Top cat, Ann: always ahead" {
		t.Errorf("it is called %q", widgets.Label(m.face))
	}
}

func TestASmallMedalHasItsFacesAndCanBeTapped(t *testing.T) {
	m := topCat()
	full := shape.HeightFor(m, 360)
	m.SetBrief(true)
	if brief := shape.HeightFor(m, 360); brief >= full*2/3 {
		t.Errorf("%v high, %v when not brief", brief, full)
	}
	if !m.face.faces.Visible() || m.face.MinSize().Height < 44 {
		t.Errorf("%t, %v", m.face.faces.Visible(), m.face.MinSize())
	}
	if m.SetBrief(false); shape.HeightFor(m, 360) != full {
		t.Errorf("%v high again, %v before", shape.HeightFor(m, 360), full)
	}
}

func TestAMedalIsNamedOnceItHasDropped(t *testing.T) {
	m := topCat()
	for _, part := range []float32{0, 0.9, 1} {
		if m.Drop(part); m.face.name.Visible() != (part == 1) || m.said.Visible() != (part == 1) {
			t.Errorf("at %v its name is seen: %t, what it is for: %t", part, m.face.name.Visible(), m.said.Visible())
		}
	}
}
