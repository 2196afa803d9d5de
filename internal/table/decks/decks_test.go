package decks_test

import (
	"strings"
	"testing"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/table/decks"
	"tabby/internal/table/sight"
	"tabby/internal/testing/laid"
	"tabby/internal/testing/must"
)

// kept are the settings of a device.
type kept map[string]string

func (k kept) Setting(key string) string { return k[key] }

func (k kept) do(in history.Intent) {
	set := in.(history.Set)
	k[set.Key] = set.Value
}

func TestDecksAreKeptTheLatestFirst(t *testing.T) {
	k := kept{}
	for _, name := range []string{"ours", "theirs", "ours"} {
		k.do(decks.With(k, decks.Deck{Name: name, Variant: "recall"}))
	}
	all := decks.All(k)
	if len(all) != 2 || all[0].Name != "ours" || all[1].Name != "theirs" {
		t.Errorf("%v are kept", all)
	}
	k.do(decks.Without(k, "ours"))
	if _, ok := decks.Named(k, "ours"); ok || len(decks.All(k)) != 1 {
		t.Errorf("without one %v are kept", decks.All(k))
	}
}

func TestCardsAreProposedByHowManyThereAre(t *testing.T) {
	for _, c := range []struct {
		variant string
		cards   int
		last    string
	}{{"recall", 52, "KS"}, {"recall", 54, "Jk2"}, {"recall", 51, ""}, {"rat-a-tat-cat", 13, "D"}, {"rat-a-tat-cat", 14, "SP"}, {"rat-a-tat-cat", 0, ""}} {
		order, ok := decks.Order(must.Get(engine.Variant(c.variant)), c.cards)
		switch {
		case ok != (c.last != ""):
			t.Errorf("%d cards of %s: %v", c.cards, c.variant, order)
		case ok && (len(order) != c.cards || order[c.cards-1].Code != c.last):
			t.Errorf("%d cards of %s are %v", c.cards, c.variant, order)
		}
	}
}

func TestUntaughtCardsAreNamed(t *testing.T) {
	lacks := decks.Deck{}.Untaught(must.Get(engine.Variant("rat-a-tat-cat")).Decks[0].Deck)
	if len(lacks) != 13 || lacks[0].Code != "0" {
		t.Errorf("an empty deck lacks %v", lacks)
	}
}

func TestACardThatTheGameDoesNotHaveIsAskedAbout(t *testing.T) {
	game := must.Get(engine.Variant("recall")).Decks[0].Deck
	d := decks.Deck{Name: "ours", Faces: laid.Taught("2H", "a rat", "9C")}
	got := must.Get(d.Read(t.Context(), must.Get(sight.Open(laid.Photo([]int{0, 1}))), game))
	if len(got) != 2 || got[0].Code != "2H" || !got[0].Sure {
		t.Fatalf("the cards are %v", got)
	}
	if rat := got[1]; rat.Sure || rat.Code == "a rat" || rat.Second == "a rat" {
		t.Errorf("the rat is %v", rat)
	}
}

func TestADeckIsForEachGameThatIsPlayedWithIt(t *testing.T) {
	k := kept{}
	cats := laid.Taught(strings.Fields("0 1 2 3 4 5 6 7 8 9")...)
	k.do(decks.With(k, decks.Deck{Name: "ours", Variant: "rat-a-tat-cat", Faces: cats}))
	for variant, want := range map[string]int{"rat-a-tat-cat": 1, "recall": 0} {
		if got := decks.For(k, must.Get(engine.Variant(variant)).Decks[0].Deck); len(got) != want {
			t.Errorf("%d decks are for %s, want %d", len(got), variant, want)
		}
	}
}
