package exchange

import (
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"tabby/history"
	"tabby/internal/testing/expect"
)

// inventories returns inventories of few keys, so that two have some of them in common.
func inventories() *rapid.Generator[Inventory] {
	keys := rapid.Custom(func(t *rapid.T) Key {
		id := rapid.SampledFrom([]string{"0190a1c3", "0190a1c4", "0190b000", "0191", "", "ü", "öööööö", "2026-11-20", "a/b"}).Draw(t, "id")
		return Key(rapid.SampledFrom([]string{person, game, mark + "game/", mark + "night/"}).Draw(t, "what") + id)
	})
	return rapid.Custom(func(t *rapid.T) Inventory {
		return rapid.MapOf(keys, rapid.SampledFrom([]string{"1", "2", "3"})).Draw(t, "inventory")
	})
}

func TestDifferingBucketsHoldAllThatDiffers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := inventories().Draw(t, "a"), inventories().Draw(t, "b")
		differing := a.Overview().Differing(b.Overview())
		lacks, spare := a.In(differing).Compare(b.In(differing))
		allLacks, allSpare := a.Compare(b)
		if !slices.Equal(lacks, allLacks) || !slices.Equal(spare, allSpare) {
			t.Errorf("of the buckets %v: %v and %v; of everything: %v and %v", differing, lacks, spare, allLacks, allSpare)
		}
		if same := a.Overview().Sum() == b.Overview().Sum(); same != maps.Equal(a, b) || same != (len(differing) == 0) {
			t.Errorf("the sums are the same: %t", same)
		}
	})
}

func TestSentPartsMakeBothEqual(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := inventories().Draw(t, "a"), inventories().Draw(t, "b")
		lacks, spare := a.Compare(b)
		greater := func(to Inventory, keys []Key, from Inventory) Inventory {
			to = maps.Clone(to)
			for _, k := range keys {
				to[k] = max(to[k], from[k])
			}
			return to
		}
		newA, newB := greater(a, lacks, b), greater(b, spare, a)
		if !maps.Equal(newA, newB) {
			t.Errorf("%v and %v", newA, newB)
		}
		if lacks, spare := newA.Compare(newB); len(lacks)+len(spare) > 0 {
			t.Errorf("twice sends %v and %v", lacks, spare)
		}
	})
}

func TestGamesComeLastAndTheNewestFirst(t *testing.T) {
	v := Of(history.Digest{
		Games: map[string]string{"1": "a", "3": "b", "2": "c"}, People: map[string]string{"9": "d"}, Marks: map[string]string{"game/1": "e", "group/a/b": "f"},
	})
	_, spare := v.Compare(Inventory{})
	want := []Key{"mark/game/1", "mark/group/a/b", "person/9", "game/3", "game/2", "game/1"}
	expect.Same(t, "the order", spare, want)
	others, games := Cut(spare)
	if !slices.Equal(others, want[:3]) || !slices.Equal(games, want[3:]) {
		t.Errorf("it is cut into %v and %v", others, games)
	}
}

func TestPartHasWhatKeysName(t *testing.T) {
	got := Part([]Key{"person/p", "game/g", "mark/night/2026-11-20", "", "person", "elsewhere/x", "Game/h"})
	want := history.Part{People: []string{"p"}, Games: []string{"g"}, Marks: []string{"night/2026-11-20"}}
	expect.Same(t, "the keys", got, want)
}
