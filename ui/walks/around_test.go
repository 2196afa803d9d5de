package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
)

// TestAGameThatCannotBeDealtIsChosenByItsName looks for a game that is kept and not dealt, and plays
// it again.
func TestAGameThatCannotBeDealtIsChosenByItsName(t *testing.T) {
	w := settingUp(t, "Ann", "Ben")
	w.Tap("Rat-a-Tat Cat")
	w.ShowsNot("Skyjo · Magilano")
	find := w.Field("Find a game")
	w.Fill(find, "blat")
	w.Shows("Rat-a-Tat-Blat")
	w.ShowsNot("Recall", "More games", "A game of your own")
	w.Fill(find, "chess")
	w.Shows("There is no game with that name. This sheet works for any game:", "Any other game")
	w.Fill(find, "beverbende")
	w.Shows("Biberbande · Amigo and 999 Games")
	w.ShowsNot("Golf with four cards")
	w.Fill(find, "magil")
	w.ShowsNot("Yaniv")
	w.Tap("Skyjo · Magilano")
	w.Tap("Start")
	want(t, "game", w.sheet().Ruleset.Rules.ID, "skyjo")
	want(t, "ending", w.sheet().Ruleset.Value(engine.End), engine.EndThreshold)
	w.ShowsNot("Call")

	w.Tap("More")
	w.Shows("Ending and house rules")
	w.ShowsNot("Deal for all of us")
	w.Press(fyne.KeyEscape, fyne.KeyEscape)
	w.Tap("New game")
	w.Tap("Skyjo")
	w.Shows("Skyjo · Magilano", "More games")
}

// TestBookOfAGameThatCannotBeDealt opens the rules at its sheet.
func TestBookOfAGameThatCannotBeDealt(t *testing.T) {
	w := settingUp(t, "Ann", "Ben")
	w.Tap("Rat-a-Tat Cat")
	w.Tap("More games")
	w.Tap("Cabo · Bezier Games")
	w.Tap("Start")
	w.Tap("Rules")
	w.ShowsNot("Learn by playing", "Side by side")
	w.Tap("A round")
	w.Shows("It replaces one of your cards")
}
