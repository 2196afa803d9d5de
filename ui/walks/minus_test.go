package walks_test

import (
	"testing"

	"tabby/engine"
)

// TestAGameBelowZeroIsPlayedInTheWindow walks from the setup to the result with scores
// below zero.
func TestAGameBelowZeroIsPlayedInTheWindow(t *testing.T) {
	w := settingUp(t, "Ann", "Ben")
	w.Tap("Rat-a-Tat Cat")
	w.Tap("Minus Four")
	w.Shows("Minus Four 2 to 5 players:") // no language says more of it
	w.Tap("Start")
	want(t, "variant", w.sheet().Ruleset.Rules.ID, "minus-four")
	want(t, "rounds", w.sheet().Ruleset.Number(engine.Rounds), 6)

	w.Tap("Enter round 1")
	w.Tap("Minus")
	w.Shows("−")
	w.Tap("8") // is complete: no line counts −80
	w.Shows("−8", "now −8")
	w.digits("5")
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{-8, 5})
	w.Shows("−8")

	w.Tap("Enter round 2")
	w.Type("−1")
	w.Type("9+−2")
	w.Shows("7", "9−2 = 7, now 12")
	w.Tap("Enter")
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{-9, 12})

	w.Tap("Enter round 3")
	w.Tap("Cards")
	for _, code := range []string{"-2", "-2", "-1", "0", "9", "8", "-1", "0"} {
		w.TapOn(w.cardKey(code))
	}
	w.Shows("now −14")
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{-14, 28})
	w.Shows("−14", "−5")
}

func TestATotalBelowZeroIsNotCarriedOverToAGameWithoutSuchTotals(t *testing.T) {
	for game, totals := range map[string][]int{"Minus Four": {-1, 0}, "Rat-a-Tat Cat": {0, 0}} {
		w := settingUp(t, "Ann", "Ben")
		for _, label := range []string{"Rat-a-Tat Cat", "Minus Four", "Ann deals", "Totals from a paper sheet"} {
			w.Tap(label)
		}
		w.TapIn("Continue a game begun on paper.", "Less")
		w.Shows("−1")
		w.Tap("Game")
		w.Tap(game)
		w.Tap("Start")
		want(t, "totals in "+game, w.totals(), totals)
	}
}
