//go:build !nodeck

package walks_test

import (
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

func TestChairsAndCardsAreToldApartByEar(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben", "Cy")
	x.until(engine.Draw)
	x.distinct("Ann’s card 1, face down, disabled", "Ben’s card 4, face down, disabled", "draw pile, 41 cards")
	x.Type("d")
	x.hears("In hand: 9. Tap the card it replaces, or discard it.")
	x.Tap("Who is here")
	x.distinct("Ann: plays here", "Ben: plays here", "Cy: plays here")
	x.Tap("Cy")
	x.distinct("Cy: the computer plays", "Cy: steady")
}

func TestRoundIsHeardInASentence(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.play()
	x.hears("Ben called and won with 12. Ann has 30.")
}

func TestEventsOfTheTableAreReadAgainWithoutSecrets(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.until(engine.Draw)
	x.Type("d")
	x.hears("In hand: 9. Tap the card it replaces, or discard it.")
	x.Type("i")
	if got := x.Message(); !strings.Contains(got, "Discard pile, 1 card, on top ") || strings.Contains(got, "In hand") {
		t.Errorf("said is %q, want the pile that all see and not the card in hand", got)
	}
	x.play()
	x.Type("l")
	x.Shows("What was said", "takes the", "Ben called with 16")
	x.ShowsNot("In hand", "Ben has")
}

func TestScreenReaderStartsOnTheButtonThatPassesTheDevice(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	for _, s := range widgets.Nodes(x.Window.Canvas()) {
		if s.Focused && !strings.HasPrefix(uitest.Read(s.Label), "Pass to ") {
			t.Errorf("they stand on %q", s.Label)
		}
	}
}

func TestHeadphonesAreMentionedBeforeACardIsSaid(t *testing.T) {
	for _, listens := range []bool{false, true} {
		x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
		x.heard = listens
		x.restart()
		want(t, "headphones are spoken of", x.Reads("headphones"), listens)
		x.Tap("I am")
		want(t, "later", x.Reads("headphones"), false)
	}
}
