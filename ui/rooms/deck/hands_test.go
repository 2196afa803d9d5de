package deck

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/uitest"
)

// dealtTo returns hands of players, and the pack as well.
func dealtTo(t *testing.T, names ...string) (dealtHands, *engine.Pack) {
	t.Helper()
	s := uitest.Game(t, uitest.Start("rat-a-tat-cat", names...)).Sheet(uitest.Evening())
	pack, err := engine.NewPack(s.Ruleset)
	if err != nil {
		t.Fatal(err)
	}
	order := pack.Codes(pack.AppendCards(nil))
	rand.New(rand.NewPCG(1, 2)).Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	return dealtHands{Seats: s.Playing(), Order: order}, pack
}

func TestEveryCardIsDealtOnce(t *testing.T) {
	hands, pack := dealtTo(t, "Ann", "Ben", "Cy")
	size := pack.Ruleset.Rules.Hand
	var all []string
	for seat := range 3 {
		uitest.Want(t, "cards in a hand", len(hands.hand(seat, size)), 4)
		all = append(all, hands.hand(seat, size)...)
	}
	all = append(all, hands.pile(size)...)
	whole := pack.Codes(pack.AppendCards(nil))
	slices.Sort(all)
	slices.Sort(whole)
	uitest.Want(t, "the cards", all, whole)
}

func TestDrawingStopsAtTheEndOfThePile(t *testing.T) {
	hands, pack := dealtTo(t, "Ann", "Ben")
	size := pack.Ruleset.Rules.Hand
	for range 100 {
		hands = hands.draw(size)
	}
	uitest.Want(t, "left", len(hands.pile(size)), 0)
	uitest.Want(t, "drawn", hands.Drawn, pack.Size()-2*size)
}
