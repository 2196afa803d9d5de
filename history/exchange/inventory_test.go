package exchange

import (
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// inventories returns inventories of few keys, so that two have some of them in common.
func inventories() *rapid.Generator[Inventory] {
	keys := rapid.Custom(func(t *rapid.T) Key {
		id := rapid.SampledFrom([]string{"0190a1c3", "0190a1c4", "0190b000", "0191", "", "ü", "öööööö", "2026-11-20", "a/b"}).Draw(t, "id")
		switch rapid.SampledFrom([]string{person, game, mark}).Draw(t, "what") {
		case person:
			return Person(id)
		case game:
			return Game(id)
		}
		return Mark(rapid.SampledFrom([]string{"game", "night"}).Draw(t, "kind"), id)
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

func TestWhatIsSentMakesBothEqual(t *testing.T) {
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
	v := Inventory{Game("1"): "", Game("3"): "", Mark("game", "1"): "", Game("2"): "", Person("9"): ""}
	_, spare := v.Compare(Inventory{})
	if len(spare) != 0 {
		t.Errorf("things without a checksum are sent: %v", spare)
	}
	for k := range v {
		v[k] = "1"
	}
	_, spare = v.Compare(Inventory{})
	if want := []Key{"mark/game/1", "person/9", "game/3", "game/2", "game/1"}; !slices.Equal(spare, want) {
		t.Errorf("the order is %v", spare)
	}
	if v.Games() != 3 {
		t.Errorf("%d games", v.Games())
	}
}

func TestKeySaysWhatItNames(t *testing.T) {
	for k, want := range map[Key]string{
		Person("p"): "person p", Game("g"): "game g", Mark("night", "2026-11-20"): "mark night 2026-11-20", Mark("group", "a/b"): "mark group a/b",
		"mark/night": "", "": "", "person": "", "elsewhere/x": "", "Game/g": "",
	} {
		got := ""
		if id, ok := k.Person(); ok {
			got += "person " + id
		}
		if id, ok := k.Game(); ok {
			got += "game " + id
		}
		if kind, id, ok := k.Mark(); ok {
			got += "mark " + kind + " " + id
		}
		if got != want {
			t.Errorf("%q names %q, want %q", k, got, want)
		}
	}
}
