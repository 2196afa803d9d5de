package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/testing/uitest"
)

func TestATrophyIsWonAndTakenBackByUndo(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "3"}, "Ann", "Ben")
	w.round(5, 16)
	w.round(9, 12)
	w.round(6, 17)
	const won = "Trophies: Top cat and Hat trick for Ann."
	w.ShowsNot(won)
	w.Tap("Looking back")
	w.Shows(won)
	w.Press(fyne.KeyEscape)
	w.Window.Resize(uitest.Desktop())
	w.Shows(won)
	w.Press(fyne.KeyEscape)
	w.person("Ann")
	w.Shows("Trophies", "Top cat", "Ahead after every round, from first to last", "On 20 November", "Still to win")
	w.ShowsNot("Cat burglar")
	w.Tap("Still to win")
	w.Shows("Cat burglar")
	w.Tap("Top cat")
	w.Shows("Ann wins.", "Reopen")
	w.Tap("Reopen")
	w.Tap("Reopen")
	w.Tap("Undo")
	w.ShowsNot("Trophies")
	w.Press(fyne.KeyEscape)
	w.Tap("People")
	w.Shows("No such game has been finished yet.")
}

func TestASeasonIsBegunByHandAndTakenBack(t *testing.T) {
	w := played(t)
	w.Tap("People")
	w.Tap("Season")
	w.Shows("Season 2026", "1 game, 2 rounds.", "Ben", "Begin a new season")
	w.ShowsNot("Take this beginning back")
	w.Time = w.Time.AddDate(0, 0, 7)
	w.Tap("Begin a new season")
	w.Shows("Since 27 November", "No game was finished in this season.", "Take this beginning back")
	w.Tap("Season before")
	w.Shows("Season 2026", "1 game, 2 rounds.")
	w.ShowsNot("Begin a new season")
	w.Tap("Ben")
	w.Shows("1 of 1 won")
	w.Press(fyne.KeyEscape)
	w.Tap("Season after")
	w.Tap("Take this beginning back")
	w.Shows("Season 2026", "Begin a new season")
	w.Tap("Undo")
	w.Shows("Since 27 November")
}
