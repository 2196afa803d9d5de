//go:build long

package sight

import (
	"context"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/must"
)

// photos is the number of photos that are read of each deck on each table; TABBY_PHOTOS is another number,
// such as 20 for more than 10,000 cards.
func photos() int {
	if n, err := strconv.Atoi(os.Getenv("TABBY_PHOTOS")); err == nil {
		return n
	}
	return 4
}

func TestCardsThatAreReadWithoutAskingAreRight(t *testing.T) {
	standard := must.Get(engine.Variant("recall")).Decks[0].Deck
	all := map[string][]printed{"tabby's": tabbys(standard), "cats": catDeck()}
	kind := func(code string) string {
		if all := standard.Like(code); len(all) > 0 {
			return all[0]
		}
		return code
	}
	for name, s := range styles {
		all[name] = s.drawn(standard)
	}
	var sum tally
	for _, name := range slices.Sorted(maps.Keys(all)) {
		t.Run(name, func(t *testing.T) { sum.join(rated(t, all[name], kind)) })
	}
	t.Log(sum.String())
	if sum.silent*2000 > max(2000, sum.cards) || sum.invented*500 > sum.cards {
		t.Error("too many are silently wrong, or invented")
	}
	if found := sum.cards - sum.missed; sum.right*100 < 98*found {
		t.Errorf("%d of %d that are found are right, want 98 %%", sum.right, found)
	}
}

// rated reads a deck on every table, as a game counts it, and says how it comes out.
func rated(t *testing.T, deck []printed, kind func(code string) string) tally {
	one, d := tally{kind: kind}, taughtOnOak(t, deck).Counting(kind)
	for _, table := range slices.Sorted(maps.Keys(tables)) {
		for k := range photos() {
			r := rand.New(rand.NewPCG(uint64(k), 5))
			s := dealt(deck, tables[table](r), 1+k%5, r.Float64(), r)
			shot := s.taken()
			got := must.Get(d.Read(context.Background(), Of(shot.img)))
			for _, note := range one.add(s, shot.where, got) {
				t.Logf("on %s, photo %d: %s", table, k, note)
			}
		}
	}
	t.Log(one.String())
	return one
}

// taughtOnOak returns the deck as a photo on a table of oak teaches it.
func taughtOnOak(t *testing.T, deck []printed) Deck {
	r := rand.New(rand.NewPCG(7, 5))
	return learned(t, deck, taughtBy(deck, oak(r), 0.35, r))
}
