package art

import (
	"os"
	"regexp"
	"strings"
	"testing"
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
