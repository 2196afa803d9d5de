package paper

import (
	"testing"

	"tabby/internal/draw/badges"
	"tabby/internal/draw/chart"
	"tabby/internal/system/contrast"
)

func TestPicturesCanBeReadInEveryLook(t *testing.T) {
	for name, l := range looks {
		for _, on := range []inks{l.ground, l.card, l.head} {
			if got := min(contrast.Of(on.ink, on.fill), contrast.Of(on.soft, on.fill)); got < contrast.Text {
				t.Errorf("%s: what is written on %v is %.2f", name, on.fill, got)
			}
		}
		for i := range badges.Count {
			if got := contrast.Of(chart.Person(i), l.card.fill); got < contrast.Sign*1.1 {
				t.Errorf("%s: the badge of person %d on a card is %.2f", name, i, got)
			}
		}
		if got := contrast.Of(l.accent, l.card.fill); got < contrast.Text {
			t.Errorf("%s: what is marked on a card is %.2f", name, got)
		}
		for most := range 3 { // a day with the fewest games on the picture of a year
			if got := contrast.Of(l.heat(1, most+1), l.rule); got < 1.2 {
				t.Errorf("%s: a day with a game of %d at most is %.2f from a day without", name, most+1, got)
			}
		}
	}
}
