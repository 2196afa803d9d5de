package bot_test

import (
	"fmt"
	"slices"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
)

// odd are decks that no box has: cards far apart, and hardly anything but Draw 2.
var odd = map[string]engine.Deck{
	"far apart": {
		{Code: "a", Rank: "a", Name: "a", Points: -99, Copies: 10},
		{Code: "b", Rank: "b", Name: "b", Points: -50, Copies: 10},
		{Code: "c", Rank: "c", Name: "c", Points: 0, Copies: 10},
		{Code: "d", Rank: "d", Name: "d", Points: 50, Copies: 10},
		{Code: "e", Rank: "e", Name: "e", Points: 99, Copies: 10},
	},
	"drawn for ever": {
		{Code: "5", Rank: "5", Name: "5", Points: 5, Copies: 26},
		{Code: "D", Name: "Draw 2", Points: 10, Power: engine.DrawTwo, Copies: 2},
	},
}

// oddPack returns the pack of Rat-a-Tat Cat with another deck.
func oddPack(t *testing.T, name string) *engine.Pack {
	t.Helper()
	r, err := engine.Variant("rat-a-tat-cat")
	if err != nil {
		t.Fatal(err)
	}
	r.Decks = []engine.NamedDeck{{Deck: odd[name]}}
	table, err := r.With(nil)
	if err != nil {
		t.Fatal(err)
	}
	p, err := engine.NewPack(table)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestComputerPlayersEndEveryRound plays rounds of each level alone, at every table and with odd
// decks: somebody calls, or the cards run out.
func TestComputerPlayersEndEveryRound(t *testing.T) {
	packs := map[string]*engine.Pack{}
	for name := range odd {
		packs[name] = oddPack(t, name)
	}
	everyTable(func(variant string, house engine.House, _ engine.Range) {
		packs[fmt.Sprint(variant, house)] = pack(t, variant, house)
	})
	for name, p := range packs {
		for _, l := range []bot.Level{bot.Easy, bot.Steady} {
			for _, n := range []int{2, min(5, p.Ruleset.Rules.Players.Max)} {
				at := seat(p, slices.Repeat([]bot.Level{l}, n)...)
				var last engine.Reason
				at.see = func(r *engine.Round, _ engine.Move) { last = r.Reason() }
				for seed := range uint64(3) {
					at.play(seed)
					if at.count >= engine.LongestRound || last == engine.TooLong {
						t.Errorf("%s: a round of %d %v players, seed %d, has %d moves", name, n, l, seed, at.count)
					}
				}
			}
		}
	}
}
