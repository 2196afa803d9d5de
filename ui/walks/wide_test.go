package walks_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// wide is a walk in a wide window, in which Ann, Ben and Cy have finished two games.
func wide(t testing.TB) *walker {
	w := walk(t)
	for range 2 {
		w.Pass(time.Hour)
		w.newGame("rat-a-tat-cat", twoRounds, "Ann", "Ben", "Cy")
		w.record(uitest.Round(scoring.Nobody, 9, 5, 12))
		w.record(uitest.Round(scoring.Nobody, 9, 8, 30))
	}
	w.start(uitest.Desktop())
	return w
}

func TestTheListOfGamesIsBesideTheOpenGame(t *testing.T) {
	w := wide(t)
	w.Type("a")
	w.Shows("All games", "2 games.", "Ben won, always ahead", "Looking back", "A note on this game")
	back := uitest.All(w.Front(), func(b *widgets.IconButton) bool { return uitest.Label(b) == "Back" })
	want(t, "ways back", len(back), 1)
	list := w.tiles()
	want(t, "the game beside the list is marked", list[1].Selected(), true)
	w.TapOn(list[2])
	want(t, "the other one is marked", list[2].Selected() && !list[1].Selected(), true)
	w.Fill(w.Field("A note on this game"), "It rained.")
	w.Leave()
	want(t, "the note is in the list as well", w.Count("It rained.") >= 1, true)
	w.Press(fyne.KeyEscape)
	w.Shows("Play again")
}

// TestDayIsBesideAllGames opens a day, which is a list as well, and a game of it, and leaves both.
func TestDayIsBesideAllGames(t *testing.T) {
	w := wide(t)
	w.Type("a")
	w.TapOn(w.tiles()[0])
	w.Shows("All games", "Where", "2 of 2 won")
	w.TapOn(w.tiles()[4])
	w.Shows("All games", "Looking back")
	w.ShowsNot("Where")
	w.Press(fyne.KeyEscape)
	w.Shows("All games", "Where")
	w.Press(fyne.KeyEscape)
	w.Shows("Play again")
}

func TestGameInTheTrashGivesItsPlaceToAnother(t *testing.T) {
	w := wide(t)
	w.Type("a")
	w.Tap("More")
	w.Tap("Delete")
	w.Shows("1 game.", "Looking back")
	w.Tap("More")
	w.Tap("Delete")
	w.Shows("No game has been played yet.")
	w.ShowsNot("Looking back")
	w.TapMessage("Undo")
	w.Shows("1 game.", "Looking back")
}

func TestThePeopleAreListedBesideOneOfThem(t *testing.T) {
	w := wide(t)
	w.Tap("People")
	w.Shows("4 rounds.", "Ben won 2 of 2 games.")
	w.Tap("Cy")
	w.Shows("Cy won 0 of 2 games.", "Average place")
	w.Tap("ahead, 2 behind") // opens two people beside the list
	w.Press(fyne.KeyEscape)
	w.Shows("Cy won 0 of 2 games.", "Average place")
	w.Press(fyne.KeyEscape)
	w.Shows("Play again")
}

func TestNobodyIsMarkedBesideTheirYear(t *testing.T) {
	w := wide(t)
	for range 3 { // a year has five games at least
		w.newGame("rat-a-tat-cat", oneRound, "Ann", "Ben")
		w.record(uitest.Round(scoring.Nobody, 5, 6))
	}
	w.start(uitest.Desktop())
	w.Tap("People")
	marked := func() (n int) {
		for _, tile := range w.tiles() {
			if tile.Selected() {
				n++
			}
		}
		return n
	}
	want(t, "marked beside a person", marked(), 1)
	w.Tap("Our 2026")
	want(t, "marked beside the year", marked(), 0)
}

func TestListIsCoveredAsTheWindowBecomesNarrow(t *testing.T) {
	w := wide(t)
	w.Type("a")
	w.Window.Resize(uitest.Phone())
	w.ShowsNot("All games")
	w.Press(fyne.KeyEscape)
	w.Shows("All games")
	w.ShowsNot("The sheet")
	w.Window.Resize(uitest.Desktop())
	w.Shows("All games", "Looking back")
}

func TestContentsOfTheRulesAreBesideAPage(t *testing.T) {
	w := wide(t)
	w.Type("h")
	w.Shows("Ask a question", "All cards")
	w.Tap("A turn")
	w.Shows("Ask a question", "Taking the top discard", "The player to the left of")
	w.Tap("Questions")
	w.ShowsNot("The player to the left of")
	w.Tap("Can I take a Peek")
	w.Press(fyne.KeyEscape)
	w.Shows("Ask a question")
	w.Press(fyne.KeyEscape)
	w.Shows("Play again")
}

func TestTheBestAnswerIsBesideAQuestion(t *testing.T) {
	w := wide(t)
	w.Tap("Rules")
	w.Fill(w.Field("Ask a question"), "what does swap do")
	w.Shows("There are 3 in the deck.", "what does swap do")
	w.Press(fyne.KeyEscape)
	w.Shows("All cards", "Ask a question")
	w.ShowsNot("There are 3 in the deck.")
}

func TestWhatSettingsOpenLeadsBackToThem(t *testing.T) {
	w := wide(t)
	w.Tap("Settings")
	w.ShowsNot("MIT licence")
	w.Tap("Your data, devices and more")
	w.Tap("Bin")
	w.Shows("The bin is empty.")
	w.Press(fyne.KeyEscape)
	w.Shows("Theme", "Your data, devices and more")
}
