package cardtable

import (
	"testing"

	"tabby/internal/table/felt"
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
