package scoring_test

import (
	"testing"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/must"
)

// own returns a custom game that can be computed.
func own(rt *rapid.T) engine.CustomGame {
	maybe := func(label string) bool { return rapid.IntRange(0, 2).Draw(rt, label) == 0 }
	g := engine.CustomGame{
		Name:    rapid.SampledFrom([]string{"Ours", "Grandma's", "Größe 7"}).Draw(rt, "name"),
		Players: engine.Pair{2, rapid.IntRange(5, 10).Draw(rt, "most players")},
		Wins:    rapid.SampledFrom([]string{"", "highest"}).Draw(rt, "wins"),
		Caller:  rapid.SampledFrom([]string{"", "may", "must", "no"}).Draw(rt, "caller"),
		House:   agreed(rt),
	}
	if maybe("bounds") {
		g.Score = &engine.Pair{rapid.IntRange(-40, 0).Draw(rt, "least"), rapid.IntRange(10, 60).Draw(rt, "most")}
	}
	if maybe("cards") {
		g.Deck, g.Hand = &engine.OwnDeck{Name: "standard108"}, []int{6, 4}
	}
	if maybe("a special hand") {
		g.Special = &engine.OwnSpecial{Name: "Royal", Own: rapid.IntRange(-5, 5).Draw(rt, "own")}
		if maybe("others") {
			g.Special.Others = new(rapid.IntRange(0, 50).Draw(rt, "others count"))
		}
	}
	g.House[engine.End] = rapid.SampledFrom([]engine.Value{engine.EndOpen, engine.EndThreshold, engine.EndRounds, engine.EndElimination}).Draw(rt, "end")
	g.House[engine.Threshold] = engine.Number(rapid.IntRange(20, 100).Draw(rt, "threshold"))
	if _, err := g.Rules(); err != nil {
		g.House = nil
	}
	return g
}

func TestTotalsOfACustomGameAreThoseOnPaper(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		game := own(rt)
		r := must.Get(game.Rules())
		ruleset := must.Get(r.With(nil))
		m, g := begun(rt, ruleset, &game)
		onPaper(rt, m, g)
	})
}
