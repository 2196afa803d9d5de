//go:build long

package walks_test

import (
	"testing"
)

// TestAnyOtherGameAsksWhoWins keeps a game of which nothing is known, for the highest total.
func TestAnyOtherGameAsksWhoWins(t *testing.T) {
	w := settingUp(t, "Ann", "Ben")
	w.Tap("Rat-a-Tat Cat")
	w.Tap("More games")
	w.ShowsNot("the highest wins")
	w.Tap("Any other game")
	w.Shows("Lowest total", "Highest total")
	w.Tap("Highest total")
	w.Tap("Give it a name")
	want(t, "its name", w.Field("What is it called?").Text(), "")
	w.Type("Up")
	w.Tap("Last player still in")
	w.Shows("together with the other house rules") // since the highest total wins
	w.Tap("Back")
	w.Tap("Start")
	want(t, "game", w.sheet().Ruleset.Rules.ID, "any-game-highest")
	w.another()
	w.Tap("Any other game, the highest wins")
	w.Tap("Lowest total")
	w.Tap("Start")
	want(t, "game", w.sheet().Ruleset.Rules.ID, "any-game")
}
