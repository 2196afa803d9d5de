package art

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"tabby/internal/testing/golden"
)

// pageColours is the style sheet that has the colours of cards on the pages of guests.
const pageColours = "../../devices/host/page/static/cards.css"

// TestPagesOfGuestsHaveTheColoursOfCards compares the colours of the pages with those of
// the window; UPDATE=1 rewrites them.
func TestPagesOfGuestsHaveTheColoursOfCards(t *testing.T) {
	want := "/* The colours of the window's cards, written by make golden. */\n" +
		styleIn(Day) +
		"@media screen and (prefers-color-scheme: dark) {\n" + styleIn(Night) + "}\n" +
		"@media screen and (prefers-contrast: more) {\n" + styleIn(Stark) + "}\n"
	golden.Same(t, pageColours, want)
}

// styleIn returns the paints of all drawings in a light, and those of cards by name, as a style
// sheet.
func styleIn(l Light) string {
	var w strings.Builder
	fmt.Fprintf(&w, ":root{--card:%s;--card-coat:%s;--card-stripe:%s;--card-paper-ink:%s;--card-paper-red:%s;--card-ink:%s;--card-red:%s;",
		Paper.hex(l), Coat.hex(l), stripe.hex(l), ink.hex(l), redInk.hex(l), groundInk.hex(l), redGroundInk.hex(l))
	fmt.Fprintf(&w, "--card-cat:%s;--card-rat:%s;--card-power:%s;--card-court:%s;--card-black-suit:%s;--card-red-suit:%s}\n",
		grounds[catGround].hex(l), grounds[ratGround].hex(l), grounds[powerGround].hex(l),
		grounds[courtGround].hex(l), grounds[blackGround].hex(l), grounds[redGround].hex(l))
	for i, p := range paints {
		fmt.Fprintf(&w, ".k%d{fill:%s}", i, p.hex(l))
	}
	return w.String() + "\n"
}

func TestEveryDrawingIsInTheSprite(t *testing.T) {
	sprite := Sprite()
	for name := range Drawings(Day) {
		if name != Stripes && strings.Count(sprite, `id="c-`+name+`"`) != 1 {
			t.Errorf("%s is there %d times", name, strings.Count(sprite, `id="c-`+name+`"`))
		}
	}
	for _, use := range regexp.MustCompile(`href="#([^"]+)"`).FindAllStringSubmatch(sprite, -1) {
		if !strings.Contains(sprite, `id="`+use[1]+`"`) {
			t.Errorf("%s is used and not there", use[1])
		}
	}
}
