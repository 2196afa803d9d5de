package cardtable

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/table/felt"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

func TestNextStepIsNearThePlayersCardsAfterTheReveal(t *testing.T) {
	g := &ground{laid: felt.Setting{
		Width: 390, Height: 680, Text: felt.Text{Line: 22, Small: 20, Heading: 24, Caption: 80, Prompt: 300},
		Seats: []felt.Seat{{Cards: 4}, {Cards: 4}},
	}}
	g.plan = felt.Lay(g.laid)
	own := g.plan.Seats[1].Heading.Y
	if y := g.newsBox().Y; y > own {
		t.Errorf("what the other does is at %d, below one’s own cards at %d", y, own)
	}
	g.parts.open = true
	if y := g.newsBox().Y; y < own {
		t.Errorf("what happens in the end is at %d, above one’s own cards at %d", y, own)
	}
}

func TestFaceOfTheOnlyOtherIsLargeOnAPhoneAndBesideLargeCards(t *testing.T) {
	text := felt.Text{Line: 22, Small: 20, Heading: 24, Caption: 80, Prompt: 300}
	for _, size := range [][2]int{{390, 680}, {1280, 654}} {
		s := felt.Setting{Width: size[0], Height: size[1], Text: text, Seats: []felt.Seat{{Cards: 4}, {Cards: 4}}}
		g := &ground{laid: s, plan: felt.Lay(s), face: widgets.SmallBadge}
		if g.enlarge(s); g.face != largeFace {
			t.Errorf("in %v it is %v wide", size, g.face)
		}
	}
}

// TestHistoryOfARoundIsComplete lays out two moves on a phone, and on its side.
func TestHistoryOfARoundIsComplete(t *testing.T) {
	uitest.New(t)
	lines := []string{"Grandma replaces their first card with the 2 and discards the 8.", "Mittens replaces their first card with the drawn card and discards the 8."}
	for _, size := range [][2]int{{390, 680}, {600, 310}} {
		s := felt.Setting{Width: size[0], Height: size[1], Text: felt.Text{Line: 22, Small: 20, Heading: 24, Caption: 80, Prompt: 200}, Seats: []felt.Seat{{Cards: 4}, {Cards: 4}}}
		g := &ground{laid: s, plan: felt.Lay(s), size: fyne.NewSize(float32(size[0]), float32(size[1]))}
		g.parts.text, g.parts.news = s.Text, new(Table).news(lines)
		g.placeNews()
		for i, n := range g.parts.news {
			whole := shape.HeightFor(widgets.NewText(lines[i], widgets.TextStyle{Size: new(Table).smallPrint()}), n.Size().Width)
			if n.Visible() && n.Size().Height < whole || i == len(lines)-1 && !n.Visible() {
				t.Errorf("in %v %q has %v of %v, and is seen: %v", size, lines[i], n.Size().Height, whole, n.Visible())
			}
		}
	}
}
