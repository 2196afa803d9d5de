package engine_test

import (
	"errors"
	"fmt"
	"slices"
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
		if err := check(r); err != nil {
			t.Errorf("%s: %v", r.ID, err)
		}
	}
	for _, id := range []string{"rat-a-tat-cat", "rat-a-tat-blat", "rat-a-tat-tat", "recall"} {
		if !seen[id] {
			t.Errorf("there is no %s", id)
		}
	}
}

// check complains about the first thing in the facts that cannot be.
func check(r engine.Rules) error {
	switch {
	case r.ID == "" || r.Name == "" || r.Call == "" || r.About == "":
		return errors.New("lacks its ID, its name, its call or a line about it")
	case r.Players.Min < 2 || r.Players.Max < r.Players.Min:
		return fmt.Errorf("is for %v players", r.Players)
	case r.Hand < 2:
		return fmt.Errorf("deals %d cards, too few for a first look at two", r.Hand)
	case r.Counting != nil && (r.LineChanges || r.Counting.Rule == "" || r.Counting.Points == nil):
		return errors.New("counts lines that change, or does not say how")
	case len(r.Decks) == 0:
		return errors.New("has no deck")
	}
	for _, d := range r.Decks {
		if err := checkDeck(r, d); err != nil {
			return fmt.Errorf("%s: %w", d.Name, err)
		}
	}
	for _, x := range r.Extras {
		most := x.Count.Rule().Numbers
		if _, ok := r.Offers(x.Count); !ok || most.Min != 0 || most.Max != len(x.Faces) {
			return fmt.Errorf("has %d extra faces, but %s can be %v", len(x.Faces), x.Count, most)
		}
	}
	return checkOffers(r)
}

func checkDeck(r engine.Rules, d engine.NamedDeck) error {
	codes, names := map[string]bool{}, map[string]bool{}
	countable := 0
	for _, f := range d.Deck {
		switch {
		case f.Code == "" || f.Name == "" || f.Copies < 1 || f.Points < 0:
			return fmt.Errorf("%+v is no face", f)
		case codes[f.Code] || names[f.Name]:
			return fmt.Errorf("two faces are %s, %s", f.Code, f.Name)
		case r.Replaced && f.Power != engine.NoPower && f.Points != 0:
			return fmt.Errorf("%s is replaced before scoring and yet counts %d", f.Name, f.Points)
		}
		codes[f.Code], names[f.Name] = true, true
		if !r.Replaced || f.Power == engine.NoPower {
			countable += f.Copies
		}
	}
	switch need := r.Players.Max * r.Hand; {
	case d.Deck.Size() <= need+1:
		return fmt.Errorf("%d cards leave no draw pile after dealing %d", d.Deck.Size(), need)
	case countable < need:
		return fmt.Errorf("%d cards that count cannot fill %d places of lines", countable, need)
	}
	return nil
}

func checkOffers(r engine.Rules) error {
	seen := map[engine.Key]bool{}
	for _, o := range r.House {
		if seen[o.Key] {
			return fmt.Errorf("offers %s twice", o.Key)
		}
		seen[o.Key] = true
		if err := o.Key.Rule().Check(o.Default); err != nil {
			return fmt.Errorf("default: %w", err)
		}
	}
	if def, ok := r.Offers(engine.DeckRule); ok && def != r.Decks[0].Name {
		return fmt.Errorf("its usual deck is %s, but the default is %s", r.Decks[0].Name, def)
	}
	return nil
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

func TestUnknownVariantIsRefusedByName(t *testing.T) {
	_, err := engine.Variant("whist")
	if !errors.Is(err, engine.ErrVariant) || err.Error() != `no such variant: "whist"` {
		t.Errorf("got %v", err)
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
