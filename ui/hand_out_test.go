package ui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/widgets"
)

// handedOut begins a game and deals cards to play with by hand.
func handedOut(t *testing.T, names ...string) (*walker, *handOutTable) {
	w := walk(t)
	w.begin(nil, names...)
	d, err := openDeal(w.store, w.app.table.game, w.app.time.Dice)
	if err != nil {
		t.Fatal(err)
	}
	w.app.stack.Push(w.app.table.chairsPage(d))
	w.app.table.dealOnly(d)
	return w, opened(t, w)
}

// opened reads the cards as they are kept.
func opened(t *testing.T, w *walker) *handOutTable {
	x := &handOutTable{sheet: w.app.table}
	if !w.app.loadDraft(draftHands+w.app.table.game.id(), &x.cards) {
		t.Fatal("no cards are kept")
	}
	pack, err := engine.NewPack(w.app.table.game.sheet().Ruleset)
	if err != nil {
		t.Fatal(err)
	}
	x.pack = pack
	return x
}

// front is the page in front.
func front(t *testing.T, w *walker) *widgets.Page {
	page, ok := w.app.stack.Current().(*widgets.Page)
	if !ok {
		t.Fatalf("%T is in front", w.app.stack.Current())
	}
	return page
}

func TestEveryCardIsDealtOnce(t *testing.T) {
	_, x := handedOut(t, "Ann", "Ben", "Cy")
	var all []string
	for seat := range 3 {
		want(t, "cards in a hand", len(x.cards.hand(seat, x.size())), 4)
		all = append(all, x.cards.hand(seat, x.size())...)
	}
	all = append(all, x.cards.pile(x.size())...)
	whole := x.pack.Codes(x.pack.AppendCards(nil))
	slices.Sort(all)
	slices.Sort(whole)
	want(t, "the cards", all, whole)
}

func TestAHandIsSeenCardByCardAndOnlyBehindItsCurtain(t *testing.T) {
	w, x := handedOut(t, "Ann", "Ben")
	want(t, "open cards", faces(front(t, w)), []string(nil))
	begins := w.app.table.game.sheet().People[x.cards.Seats[0]].Name
	w.tapOn(begins)
	want(t, "open cards behind the curtain", faces(front(t, w)), []string(nil))
	w.tapOn("I am " + begins)
	want(t, "open cards before one is turned", faces(front(t, w)), []string(nil))
	var tiles []*widgets.Tile
	objects(front(t, w), func(o fyne.CanvasObject) {
		if tile, ok := o.(*widgets.Tile); ok {
			tiles = append(tiles, tile)
		}
	})
	want(t, "cards", len(tiles), 4)
	w.tap(tiles[0])
	seen := faces(front(t, w))
	want(t, "one card is open", len(seen), 1)
	want(t, "it is one of the hand", slices.Contains(x.cards.hand(0, x.size()), seen[0]), true)
	w.tap(tiles[0])
	want(t, "open cards once it is turned down", faces(front(t, w)), []string(nil))
	w.tapOn("Done")
	want(t, "open cards afterwards", faces(front(t, w)), []string(nil))
}

func TestADrawnCardIsSeenUntilItIsTurnedDown(t *testing.T) {
	w, x := handedOut(t, "Ann", "Ben")
	top := x.cards.pile(x.size())[0]
	w.tapOn("Draw a card")
	want(t, "open cards", faces(front(t, w)), []string{top})
	w.tapOn("Turn it down")
	want(t, "open cards", faces(front(t, w)), []string(nil))
	want(t, "drawn", opened(t, w).cards.Drawn, 1)
}

func TestCardsDealtToPlayByHandOutliveACrash(t *testing.T) {
	w, x := handedOut(t, "Ann", "Ben")
	w.tapOn("Draw a card")
	w.start(fyne.NewSize(390, 844))
	w.app.table.dealCards()
	again := opened(t, w)
	want(t, "the cards", again.cards.Order, x.cards.Order)
	want(t, "drawn", again.cards.Drawn, 1)
	want(t, "nothing is open", faces(front(t, w)), []string(nil))
	w.tapOn("Put the cards away")
	want(t, "kept", w.store.Draft(draftHands+w.app.table.game.id()), []byte(nil))
}

func TestCardsOfARoundThatIsWrittenDownAreGone(t *testing.T) {
	w, _ := handedOut(t, "Ann", "Ben")
	w.app.stack.Pop()
	w.round(10, 20)
	want(t, "cards are dealt still", w.app.table.handOut(), false)
}

func TestThePileEnds(t *testing.T) {
	_, x := handedOut(t, "Ann", "Ben")
	cards := x.cards
	for range 100 {
		cards = cards.draw(x.size())
	}
	want(t, "left", len(cards.pile(x.size())), 0)
	want(t, "drawn", cards.Drawn, x.pack.Size()-2*x.size())
}
