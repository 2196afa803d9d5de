package paper

import (
	"testing"

	"github.com/wcharczuk/go-chart/v2/drawing"

	"tabby/internal/contrast"
)

func TestPicturesCanBeRead(t *testing.T) {
	ink := ground(white).Ink
	for _, pair := range []struct{ ink, ground drawing.Color }{
		{ink, white}, {ink, warm}, {muted, white}, {muted, warm}, {white, felt}, {onFelt, felt},
	} {
		if got := contrast.Of(pair.ink, pair.ground); got < contrast.Text {
			t.Errorf("%v on %v is %.2f", pair.ink, pair.ground, got)
		}
	}
	for most := range 3 { // a day with the fewest games on the picture of a year
		if got := contrast.Of(heat(1, most+1), rule); got < 1.2 {
			t.Errorf("a day with a game of %d at most is %.2f from a day without", most+1, got)
		}
	}
}
