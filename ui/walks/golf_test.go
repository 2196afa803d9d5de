package walks_test

import (
	"testing"

	"tabby/engine"
)

// TestGolfIsPlayedLikeAnyVariant walks from the setup over the sheet to the rules
// with a variant that no screen knows.
func TestGolfIsPlayedLikeAnyVariant(t *testing.T) {
	w := walk(t)
	w.Tap("New game")
	w.meets("Ann", "Ben")
	w.Tap("Rat-a-Tat Cat")
	w.Tap("More games")
	w.Tap("Golf with four cards")
	w.Shows("2 to 6 players: two rows of two, equal cards in a column count nothing")
	w.Tap("Start")
	want(t, "variant", w.sheet().Ruleset.Rules.ID, "golf-4")
	want(t, "rounds", w.sheet().Ruleset.Number(engine.Rounds), 9)

	w.Tap("Enter round 1")
	w.Shows("Type the scores in turn. Tap the hand of the player who called.")
	w.digits("540") // a 5 is settled: no line counts 50
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{5, 40})

	w.Tap("Enter round 2")
	w.Tap("Tap the cards instead")
	for _, code := range []string{"7C", "7C", "3C", "2C", "QC", "5C", "QC", "6C"} {
		w.TapOn(w.cardKey(code))
	}
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{5 + 5, 40 + 31})
}
