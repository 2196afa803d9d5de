//go:build !nodeck

package walks_test

import (
	"encoding/json"
	"slices"
	"testing"

	"tabby/engine"
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

// handedOut begins a game of Ann and Ben for which an older Tabby has dealt cards to play with by
// hand, and opens them.
func handedOut(t *testing.T) *deckWalker {
	w := begun(t, nil, "Ann", "Ben")
	pack, err := engine.NewPack(w.sheet().Ruleset)
	w.must(err)
	draft, err := json.Marshal(map[string]any{"seats": []int{1, 0}, "order": pack.Codes(pack.AppendCards(nil)), "round": 0})
	w.must(err)
	w.store.drafts["hands/"+w.id()] = draft
	w.start(uitest.Phone())
	w.Type("v")
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
	x := handedOut(t)
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
	x := handedOut(t)
	x.Tap("Draw a card")
	want(t, "open cards", x.faces(), x.cards().Order[2*hand:2*hand+1])
	x.Tap("Turn it face down")
	want(t, "open cards", x.faces(), []string(nil))
	want(t, "drawn", x.cards().Drawn, 1)
	x.Tap("See it again")
	want(t, "open cards", x.faces(), x.cards().Order[2*hand:2*hand+1])
}

func TestCardsDealtToPlayByHandOutliveACrash(t *testing.T) {
	x := handedOut(t)
	x.Tap("Draw a card")
	before := x.cards()
	x.start(uitest.Phone())
	x.Tap("The cards")
	want(t, "cards", x.cards(), before)
	want(t, "open cards", x.faces(), []string(nil))
	x.Tap("Put the cards away")
	want(t, "kept", x.kept("hands", nil), false)
}

func TestCardsThatArePutAwayComeBackAndThoseOfARecordedRoundAreGone(t *testing.T) {
	x := handedOut(t)
	before := x.cards()
	x.Tap("Put the cards away")
	want(t, "kept", x.kept("hands", nil), false)
	x.TapMessage("Undo")
	want(t, "cards", x.cards(), before)
	x.Shows("The cards")
	x.walker.round(10, 20)
	x.Shows("Call")
	x.ShowsNot("The cards")
	x.Type("u")
	x.Shows("The cards")
}
