package bot_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/must"
)

// twoDraws is a deck of which all numbers lie before two players.
var twoDraws = engine.Deck{
	{Code: "1", Rank: "1", Name: "1", Points: 1, Copies: 1},
	{Code: "2", Rank: "2", Name: "2", Points: 2, Copies: 1},
	{Code: "3", Rank: "3", Name: "3", Points: 3, Copies: 1},
	{Code: "4", Rank: "4", Name: "4", Points: 4, Copies: 1},
	{Code: "5", Rank: "5", Name: "5", Points: 5, Copies: 1},
	{Code: "6", Rank: "6", Name: "6", Points: 6, Copies: 1},
	{Code: "7", Rank: "7", Name: "7", Points: 7, Copies: 1},
	{Code: "8", Rank: "8", Name: "8", Points: 8, Copies: 1},
	{Code: "D", Name: "Draw 2", Points: 10, Power: engine.DrawTwo, Copies: 2},
}

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

// oddPack returns the pack of a variant with another deck.
func oddPack(t *testing.T, variant string, deck engine.Deck) *engine.Pack {
	t.Helper()
	r := must.Get(engine.Variant(variant))
	r.Decks, r.Extras = []engine.NamedDeck{{Deck: deck}}, nil
	table := must.Get(r.With(nil))
	return must.Get(engine.NewPack(table))
}

// TestComputerPlayersEndEveryRound plays rounds of each level alone, at every table and with odd
// decks: somebody calls, or the cards run out.
func TestComputerPlayersEndEveryRound(t *testing.T) {
	packs := map[string]*engine.Pack{}
	for name, deck := range odd {
		packs[name] = oddPack(t, "rat-a-tat-cat", deck)
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

// decisionTime is far more than any decision takes.
const decisionTime = time.Minute

// TestSharpPlayersDecideIfDrawTwoIsDrawnForEver asks a sharp player, who tries moves to the end
// of the round, where all other cards lie in the lines, and the piles are two Draw 2 that work
// whenever they are played.
func TestSharpPlayersDecideIfDrawTwoIsDrawnForEver(t *testing.T) {
	p := oddPack(t, "recall", twoDraws)
	r := must.Get(p.Place(engine.Position{
		Lines: [][]engine.Card{cards(t, p, "1", "2", "3", "4"), cards(t, p, "5", "6", "7", "8")}, Seen: [][]byte{{1, 1, 1, 1}, {2, 2, 2, 2}},
		Draw: cards(t, p, "D", "D"), Looked: true, Turns: []int{3, 3},
	}))
	for _, do := range []engine.MoveKind{engine.Draw, engine.Discard, engine.UseDrawTwo} {
		v, decided := r.View(0), make(chan engine.Move, 1)
		go func() {
			decided <- bot.NewMind(p).Move(&v, bot.Player{Level: bot.Sharp, Dice: rand.New(rand.NewPCG(1, 1))})
		}()
		ctx, cancel := context.WithTimeout(t.Context(), decisionTime)
		select {
		case <-decided:
		case <-ctx.Done():
			t.Fatalf("before it %vs, the player does not decide in %v", do, decisionTime)
		}
		cancel()
		must.Do(t, r.Do(engine.Move{Do: do, Seat: 0}))
	}
}
