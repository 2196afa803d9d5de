package engine_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/must"
)

func TestHandIsValuedCardByCard(t *testing.T) {
	tests := []struct {
		name    string
		variant string
		house   engine.House
		hand    string
		points  int
		err     error
		about   engine.Refusal // what the error says of it
	}{
		{"four low cards", "rat-a-tat-cat", nil, "0 0 1 3", 4, nil, engine.Refusal{}},
		{"four nines", "rat-a-tat-cat", nil, "9 9 9 9", 36, nil, engine.Refusal{}},
		{"five fours", "rat-a-tat-cat", nil, "4 4 4 4 4", 0, engine.ErrHandSize, engine.Refusal{Count: 5, Allowed: engine.Range{Min: 4, Max: 4}}},
		{"three cards", "rat-a-tat-cat", nil, "1 2 3", 0, engine.ErrHandSize, engine.Refusal{Count: 3, Allowed: engine.Range{Min: 4, Max: 4}}},
		{"no card", "rat-a-tat-cat", nil, "", 0, engine.ErrHandSize, engine.Refusal{Count: 0, Allowed: engine.Range{Min: 4, Max: 4}}},
		{"a power card left over", "rat-a-tat-cat", nil, "1 2 P 4", 0, engine.ErrPowerLeft, engine.Refusal{Face: engine.Face{Name: "Peek"}}},
		{"a Super Peek no table has", "rat-a-tat-cat", nil, "1 2 SP 4", 0, engine.ErrCard, engine.Refusal{Card: "SP"}},
		{"a Super Peek left over", "rat-a-tat-cat", engine.House{"super_peek": "1"}, "1 2 SP 4", 0, engine.ErrPowerLeft, engine.Refusal{Face: engine.Face{Name: "Super Peek"}}},
		{"a card of another deck", "rat-a-tat-cat", nil, "1 2 KH 4", 0, engine.ErrCard, engine.Refusal{Card: "KH"}},
		{"more power cards than there are", "rat-a-tat-cat", nil, "P P P P", 0, engine.ErrTooMany, engine.Refusal{Face: engine.Face{Name: "Peek"}, Count: 4, Allowed: engine.Range{Max: 3}}},
		{"a ten", "rat-a-tat-blat", nil, "10 1 2 3", 0, engine.ErrCard, engine.Refusal{Card: "10"}},
		{"kings count nothing", "rat-a-tat-tat", nil, "KH KS KC KD", 0, nil, engine.Refusal{}},
		{"numbers count what they say", "rat-a-tat-tat", nil, "AC 2D 10S 3H", 16, nil, engine.Refusal{}},
		{"left-over powers count", "rat-a-tat-tat", nil, "JH JS QC QD", 44, nil, engine.Refusal{}},
		{"the same king twice", "rat-a-tat-tat", nil, "KH KH KC KD", 0, engine.ErrTooMany, engine.Refusal{Face: engine.Face{Name: "King of hearts"}, Count: 2, Allowed: engine.Range{Max: 1}}},
		{"kings by colour", "recall", nil, "KH KS KC KD", 20, nil, engine.Refusal{}},
		{"no cards left", "recall", nil, "", 0, nil, engine.Refusal{}},
		{"six cards after penalties", "recall", nil, "10H 10S JD QC KS 7H", 57, nil, engine.Refusal{}},
		{"jokers", "recall", nil, "Jk1 Jk2", 0, nil, engine.Refusal{}},
		{"a third joker", "recall", nil, "Jk3", 0, engine.ErrCard, engine.Refusal{Card: "Jk3"}},
		{"a third joker where there are four", "recall", engine.House{"jokers": "4"}, "Jk3 AS", 1, nil, engine.Refusal{}},
		{"a card in small letters", "recall", nil, "kh", 0, engine.ErrCard, engine.Refusal{Card: "kh"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			points, err := table(t, tt.variant, tt.house).Hand(strings.Fields(tt.hand)...)
			if points != tt.points || !errors.Is(err, tt.err) {
				t.Fatalf("got %d, %v; want %d, %v", points, err, tt.points, tt.err)
			}
			var got engine.Refusal
			errors.As(err, &got)
			got.Face = engine.Face{Name: got.Face.Name}
			if tt.about.Reason = tt.err; got != tt.about {
				t.Errorf("got %+v, want %+v", got, tt.about)
			}
		})
	}
}

func TestHandWithMissingCardsCountsSoFar(t *testing.T) {
	for _, tt := range []struct {
		name, variant, hand string
		points              int
	}{
		{"no card", "rat-a-tat-cat", "", 0},
		{"three cards", "rat-a-tat-cat", "1 8 2", 11},
		{"a power card", "rat-a-tat-cat", "1 P 2", 3},
		{"cards below zero", "skyjo", "-2 -1", -3},
		{"a column of equal cards", "skyjo", "7 7 7 12 -2", 10},
		{"equal cards of two columns", "skyjo", "7 7 1 7", 22},
		{"half a column", "golf-4", "7C 7H 3C", 3},
	} {
		t.Run(tt.name, func(t *testing.T) {
			points, known := table(t, tt.variant, nil).SoFar(strings.Fields(tt.hand)...)
			if points != tt.points || !known {
				t.Errorf("got %d, %v; want %d", points, known, tt.points)
			}
		})
	}
}

func TestHandWithMissingCardsIsUnknownIfNoSumCounts(t *testing.T) {
	r := must.Get(engine.Variant("rat-a-tat-cat"))
	r.Counting = &engine.Counting{Rule: "Half.", Points: func(l engine.Line) int { return l.Sum() / 2 }}
	half := must.Get(r.With(nil))
	if points, known := half.SoFar("8"); known {
		t.Errorf("an 8 counts %d so far", points)
	}
}

func TestAnyScoringCardsMakeAHand(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := rapid.SampledFrom(engine.Variants()).Draw(rt, "variant")
		tab := table(t, r.ID, nil)
		var deck []engine.Face
		for _, f := range tab.Deck() {
			for range f.Copies {
				if tab.Counts(f) {
					deck = append(deck, f)
				}
			}
		}
		n := r.Hand
		if r.LineChanges {
			n = rapid.IntRange(0, len(deck)).Draw(rt, "cards")
		}
		var codes []string
		want := 0
		for _, f := range rapid.Permutation(deck).Draw(rt, "deck")[:n] {
			codes, want = append(codes, f.Code), want+f.Points
		}
		got, err := tab.Hand(codes...)
		if r.Counting != nil && err == nil {
			want = got // see TestGolfCancelsPairsInAColumn
		}
		if err != nil || got != want || !tab.Line(n).Has(got) || !tab.Score().Has(got) {
			rt.Fatalf("%v counts %d, %v; want %d in %v", codes, got, err, want, tab.Line(n))
		}
		slices.Reverse(codes)
		if again, _ := tab.Hand(codes...); again != got && r.Counting == nil {
			rt.Fatalf("%v counts %d from the other end", codes, again)
		}
	})
}
