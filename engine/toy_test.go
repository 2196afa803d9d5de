package engine_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/assault"
)

// magpies is a made-up variant with rules that no other variant combines:
// lines of three, a deck without suits and with cards below zero, powers that work when drawn beside
// matching cards, a deal that ends with the deck and yet replaces powers.
var magpies = engine.Rules{
	ID: "magpies", Name: "Magpies", Call: "shiny", Sources: []string{"toy"},
	Players: engine.Range{Min: 2, Max: 5}, Hand: 3,
	Decks: []engine.NamedDeck{{Name: "standard", Deck: engine.Deck{
		{Code: "a", Rank: "a", Name: "a", Points: -1, Copies: 8},
		{Code: "b", Rank: "b", Name: "b", Points: 2, Copies: 8},
		{Code: "c", Rank: "c", Name: "c", Points: 30, Copies: 8},
		{Code: "l", Name: "Look", Power: engine.LookAny, Copies: 4},
		{Code: "x", Name: "Switch", Power: engine.SwitchAny, Copies: 4},
		{Code: "d", Name: "Draw 2", Power: engine.DrawTwo, Copies: 6},
	}}},
	Look: engine.LookOuter, Upcard: true, Powers: engine.WhenDrawn, Replaced: true, Shortage: engine.EndDeal,
	Snaps: true, LineChanges: true, TieBreaks: []engine.TieBreak{engine.Caller},
	House: []engine.Offer{{Key: engine.SnapPenalty, Default: "2"}, {Key: engine.FirstUpcard, Default: "leave_under"}},
}

// crows play powers whenever a card is put out, match nothing and shuffle all.
var crows = engine.Rules{
	ID: "crows", Name: "Crows", Call: "caw", Sources: []string{"toy"},
	Players: engine.Range{Min: 2, Max: 3}, Hand: 5,
	Decks: magpies.Decks,
	Look:  engine.LookAnyTwo, Powers: engine.WhenPlayed, Shortage: engine.ShuffleDiscards,
	House: []engine.Offer{{Key: engine.CallTiming, Default: "either"}},
}

func TestNewVariantNeedsOneFile(t *testing.T) {
	for _, rules := range []*engine.Rules{&magpies, &crows} {
		for i := range assault.Times(60, 200, 200) {
			tr := trial{variant: rules.ID, rules: rules, players: 2 + i%2, seed: uint64(i)}
			obey(t, tr)
			compareRound(t, tr, i%4 == 0)
		}
	}
}

func TestDeckThatDoesNotFitIsRefused(t *testing.T) {
	big := magpies
	big.Decks = []engine.NamedDeck{{Name: "standard", Deck: engine.Deck{{Code: "a", Rank: "a", Name: "a", Copies: 73}}}}
	split := magpies
	split.Decks = []engine.NamedDeck{{Name: "standard", Deck: engine.Deck{
		{Code: "1", Rank: "1", Suit: engine.Clubs, Name: "1", Copies: 30}, {Code: "2", Rank: "2", Suit: engine.Clubs, Name: "2", Copies: 20},
	}}}
	for name, rules := range map[string]engine.Rules{"too many cards": big, "suits that are not complete": split} {
		if _, err := engine.NewPack(engine.Ruleset{Rules: rules}); err == nil {
			t.Errorf("%s are dealt", name)
		}
	}
}
