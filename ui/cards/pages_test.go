package cards

import (
	"fmt"
	"os"
	"testing"
)

// pageColours is the style sheet that has the colours of cards on the pages of guests.
const pageColours = "../../internal/host/page/static/cards.css"

// TestPagesOfGuestsHaveTheColoursOfCards compares the colours of the pages with those of
// the window; UPDATE=1 writes them anew.
func TestPagesOfGuestsHaveTheColoursOfCards(t *testing.T) {
	want := "/* The colours of the window's cards, written by make golden. */\n" +
		css(day) +
		"@media (prefers-color-scheme: dark) {\n" + css(night) + "}\n" +
		"@media (prefers-contrast: more) {\n" + css(stark) + "}\n"
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(pageColours, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(pageColours)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("%s differs from the window; make golden writes it anew", pageColours)
	}
}

// css returns the colours of cards in a light as custom properties.
func css(l light) string {
	return fmt.Sprintf(":root{--card:%s;--card-coat:%s;--card-stripe:%s;--card-ink:%s;--card-red:%s;--card-cat:%s;--card-rat:%s;--card-power:%s;--card-court:%s;--card-black-suit:%s;--card-red-suit:%s}\n",
		paperPaint.hex(l), coatPaint.hex(l), stripePaint.hex(l), groundInkPaint.hex(l), redGroundInkPaint.hex(l),
		groundPaints[catGround].hex(l), groundPaints[ratGround].hex(l), groundPaints[powerGround].hex(l),
		groundPaints[courtGround].hex(l), groundPaints[blackGround].hex(l), groundPaints[redGround].hex(l))
}
