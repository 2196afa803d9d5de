package art

import (
	"regexp"
	"strings"
	"testing"

	"tabby/internal/testing/golden"
)

// pageColours is the style sheet that has the colours of cards on the pages of guests.
const pageColours = "../../devices/host/page/static/cards.css"

// TestPagesOfGuestsHaveTheColoursOfCards compares the colours of the pages with those of
// the window; UPDATE=1 writes them anew.
func TestPagesOfGuestsHaveTheColoursOfCards(t *testing.T) {
	want := "/* The colours of the window's cards, written by make golden. */\n" +
		Style(Day) +
		"@media (prefers-color-scheme: dark) {\n" + Style(Night) + "}\n" +
		"@media (prefers-contrast: more) {\n" + Style(Stark) + "}\n"
	golden.Same(t, pageColours, want)
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
