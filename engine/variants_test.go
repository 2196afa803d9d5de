package engine_test

import (
	"slices"
	"strconv"
	"testing"

	"tabby/engine"
)

func TestEveryVariantIsConsistent(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range engine.Variants() {
		if seen[r.ID] || seen[r.Name] {
			t.Errorf("two variants are called %s", r.ID)
		}
		seen[r.ID], seen[r.Name] = true, true
		if err := r.Check(); err != nil {
			t.Errorf("%s: %v", r.ID, err)
		}
	}
	for _, id := range []string{"rat-a-tat-cat", "rat-a-tat-blat", "rat-a-tat-tat", "recall"} {
		if !seen[id] {
			t.Errorf("there is no %s", id)
		}
	}
}

func TestEveryNamedDeckExists(t *testing.T) {
	for _, r := range engine.Variants() {
		if _, ok := r.Offers(engine.DeckRule); !ok {
			continue
		}
		for i, name := range engine.DeckRule.Rule().Words {
			if len(r.Decks) <= i || r.Decks[i].Name != name {
				t.Errorf("%s has no deck %s", r.ID, name)
			}
		}
	}
}

func TestEveryEffectBelongsToACardOfTheDeck(t *testing.T) {
	for _, r := range engine.Games() {
		for _, e := range r.Effects {
			if !slices.ContainsFunc(r.Decks[0].Deck, e.Has) {
				t.Errorf("%s: no card %q", r.ID, e.Of)
			}
		}
	}
}

func TestExtraCardsHaveTheirOwnCodes(t *testing.T) {
	for _, r := range engine.Variants() {
		for _, x := range r.Extras {
			for _, f := range x.Faces {
				for _, d := range r.Decks {
					if g, err := d.Deck.Face(f.Code); err == nil && (g.Name != f.Name || g.Points != f.Points || g.Power != f.Power) {
						t.Errorf("%s: %s is %+v in %s and %+v as an extra", r.ID, f.Code, g, d.Name, f)
					}
				}
			}
		}
	}
}

func TestNumbersOfADeckAreInOrder(t *testing.T) {
	for _, r := range engine.Variants() {
		for _, d := range r.Decks {
			var numbers []int
			for _, f := range d.Deck.Kinds() {
				if n, err := strconv.Atoi(f.Code); err == nil {
					numbers = append(numbers, n)
				}
			}
			if !slices.IsSorted(numbers) {
				t.Errorf("%s: the cards to tap are %v", r.ID, numbers)
			}
		}
	}
}

func TestOnlyRecallBreaksTiesAndChangesLines(t *testing.T) {
	for _, r := range engine.Variants() {
		recall := r.ID == "recall"
		if r.LineChanges != recall || slices.Contains(r.TieBreaks, engine.FewerCards) != recall || slices.Contains(r.TieBreaks, engine.Caller) != recall {
			t.Errorf("%s: lines change %v, ties are broken by %v", r.ID, r.LineChanges, r.TieBreaks)
		}
	}
}
