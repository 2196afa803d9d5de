package deck

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/uitest"
)

// handedOut deals cards to play with by hand, and returns the pack as well.
func handedOut(t *testing.T, names ...string) (handOut, *engine.Pack) {
	t.Helper()
	in := scoring.Start{Variant: "rat-a-tat-cat"}
	for _, n := range names {
		in.People = append(in.People, scoring.Person{Name: n})
	}
	s := sheetOf(t, in)
	pack, err := engine.NewPack(s.Ruleset)
	if err != nil {
		t.Fatal(err)
	}
	order := pack.Codes(pack.AppendCards(nil))
	rand.New(rand.NewPCG(1, 2)).Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	return handOutFor(s, order), pack
}

func TestEveryCardIsDealtOnce(t *testing.T) {
	cards, pack := handedOut(t, "Ann", "Ben", "Cy")
	size := pack.Ruleset.Rules.Hand
	var all []string
	for seat := range 3 {
		uitest.Want(t, "cards in a hand", len(cards.hand(seat, size)), 4)
		all = append(all, cards.hand(seat, size)...)
	}
	all = append(all, cards.pile(size)...)
	whole := pack.Codes(pack.AppendCards(nil))
	slices.Sort(all)
	slices.Sort(whole)
	uitest.Want(t, "the cards", all, whole)
}

func TestDrawPileEnds(t *testing.T) {
	cards, pack := handedOut(t, "Ann", "Ben")
	size := pack.Ruleset.Rules.Hand
	for range 100 {
		cards = cards.draw(size)
	}
	uitest.Want(t, "left", len(cards.pile(size)), 0)
	uitest.Want(t, "drawn", cards.Drawn, pack.Size()-2*size)
}
