package deck

import (
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
)

func TestCoachSpeaksInWords(t *testing.T) {
	advice := bot.Advice{Lowest: 0.04, Moves: []bot.Expected{
		{Move: engine.Move{Do: engine.Draw}, Lowest: 0.63},
		{Move: engine.Move{Do: engine.Take}, Lowest: 0.1},
		{Move: engine.Move{Do: engine.Knock}, Lowest: 0.04},
	}}
	uitest.Want(t, "words", adviceLines(languages.English(), advice, true), []string{
		"Draw, and you end up lowest: 6 times in 10.", "Take the discard: once in 10.", "Call now: hardly ever.",
	})
	uitest.Want(t, "words after a call", len(adviceLines(languages.English(), advice, false)), 2)
	advice.Moves[0].Game = 0.7
	uitest.Want(t, "words in a game", len(adviceLines(languages.English(), advice, true)), 3)
	advice.Moves[1].Lowest = 0.8
	uitest.Want(t, "words where the game counts", adviceLines(languages.English(), advice, true), []string{
		"Draw, and you end up lowest: 6 times in 10.", "It wins the whole game: 7 times in 10.", "Take the discard: 8 times in 10.", "Call now: hardly ever.",
	})
}

func TestCoachKnowsNoMoreThanThePlayer(t *testing.T) {
	for _, rules := range engine.Variants() {
		ruleset, err := engine.NewRuleset(rules.ID, nil)
		if err != nil {
			t.Fatal(err)
		}
		pack, err := engine.NewPack(ruleset)
		if err != nil {
			t.Fatal(err)
		}
		order := pack.AppendCards(nil)
		round, err := pack.Deal(order, 2, 0)
		if err != nil {
			t.Fatal(err)
		}
		seen := func(s engine.Seat) int { v := round.View(s); return len(unseen(pack, &v)) }
		if before := seen(engine.Nobody); before != seen(0) || before == 0 {
			t.Errorf("%s: %d cards are unseen by all, %d by a player who has not looked", rules.ID, before, seen(0))
		}
	}
}
