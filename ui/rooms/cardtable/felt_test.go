package cardtable

import (
	"testing"

	"tabby/internal/table/felt"
	"tabby/ui/kit/widgets"
)

func TestWhatHappensOnceCardsAreTurnedUpStandsNearOnesOwn(t *testing.T) {
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

func TestFaceOfTheOnlyOtherIsLargeOnAPhoneAndWhereCardsAreLarge(t *testing.T) {
	text := felt.Text{Line: 22, Small: 20, Heading: 24, Caption: 80, Prompt: 300}
	for _, size := range [][2]int{{390, 680}, {1280, 654}} {
		s := felt.Setting{Width: size[0], Height: size[1], Text: text, Seats: []felt.Seat{{Cards: 4}, {Cards: 4}}}
		g := &ground{laid: s, plan: felt.Lay(s), face: widgets.SmallBadge}
		if g.enlarge(s); g.face != largeFace {
			t.Errorf("in %v it is %v wide", size, g.face)
		}
	}
}
