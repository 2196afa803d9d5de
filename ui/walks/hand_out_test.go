//go:build !nodeck

package walks_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

// A handOut is cards dealt to play with by hand, as they are kept.
type handOut struct {
	Order []string
	Drawn int
}

// hand is how many cards each of them has.
const hand = 4

// handedOut begins a game and deals cards to play with by hand.
func handedOut(t *testing.T, names ...string) *deckWalker {
	w := walk(t)
	w.begin(nil, names...)
	w.Type("v")
	w.Tap("Play by hand")
	return &deckWalker{walker: w}
}

// cards reads the cards as they are kept.
func (x *deckWalker) cards() handOut {
	var h handOut
	if !x.kept("hands", &h) {
		x.Fatal("no cards are kept")
	}
	return h
}

func TestHandIsSeenCardByCardBehindItsCurtain(t *testing.T) {
	x := handedOut(t, "Ann", "Ben")
	want(t, "open cards", x.faces(), []string(nil))
	x.Tap("Ben") // who begins
	want(t, "open cards behind the curtain", x.faces(), []string(nil))
	x.Tap("I am Ben")
	want(t, "open cards before one is turned", x.faces(), []string(nil))
	tiles := uitest.All[*widgets.Tile](x.Front(), nil)
	want(t, "cards", len(tiles), hand)
	x.TapOn(tiles[0])
	seen := x.faces()
	want(t, "open cards", len(seen), 1)
	want(t, "it is one of the hand", slices.Contains(x.cards().Order[:2*hand], seen[0]), true)
	x.TapOn(tiles[0])
	want(t, "open cards once it is turned down", x.faces(), []string(nil))
	x.Tap("Done")
	want(t, "open cards afterwards", x.faces(), []string(nil))
}

func TestDrawnCardIsSeenUntilItIsTurnedDown(t *testing.T) {
	x := handedOut(t, "Ann", "Ben")
	x.Tap("Draw a card")
	want(t, "open cards", x.faces(), x.cards().Order[2*hand:2*hand+1])
	x.Tap("Turn it down")
	want(t, "open cards", x.faces(), []string(nil))
	want(t, "drawn", x.cards().Drawn, 1)
	x.Tap("See it again")
	want(t, "open cards", x.faces(), x.cards().Order[2*hand:2*hand+1])
}

func TestCardsDealtToPlayByHandOutliveACrash(t *testing.T) {
	x := handedOut(t, "Ann", "Ben")
	x.Tap("Draw a card")
	before := x.cards()
	x.start(uitest.Phone())
	x.Tap("The cards")
	want(t, "cards", x.cards(), before)
	want(t, "open cards", x.faces(), []string(nil))
	x.Tap("Put the cards away")
	want(t, "kept", x.kept("hands", nil), false)
}

func TestCardsOfARecordedRoundAreGone(t *testing.T) {
	x := handedOut(t, "Ann", "Ben")
	x.Press(fyne.KeyEscape)
	x.walker.round(10, 20)
	x.Shows("Call")
	x.ShowsNot("The cards")
	x.Type("u")
	x.Shows("The cards")
}

func TestCardsThatArePutAwayComeBack(t *testing.T) {
	x := handedOut(t, "Ann", "Ben")
	before := x.cards()
	x.Tap("Put the cards away")
	want(t, "kept", x.kept("hands", nil), false)
	x.TapMessage("Undo")
	want(t, "cards", x.cards(), before)
	x.Shows("The cards")
}
