package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/scoring"
)

func TestNewPersonJoinsBetweenRounds(t *testing.T) {
	w := playing3(t)
	w.more("Add a player")
	w.Shows("A player who joins now begins with 7 points. That is the highest total now: nobody gains by coming late.")
	w.Tap("Ann") // to sit beside
	w.Fill(w.Field("Name"), "Dee")
	w.Tap("Join")
	want(t, "seats", w.seats(), []string{"Ann", "Dee", "Ben", "Cy"})
	want(t, "totals", w.totals(), []int{5, 6, 7, 7})
	want(t, "cell of the round before", w.Cell("1", "Dee"), "")
	w.Shows("Enter round 2")
	w.round(6, 7, 8, 9)
	want(t, "totals", w.totals(), []int{11, 14, 16, 14}) // as they sit, Dee is the second
}

func TestSeveralPeopleJoinAtOnce(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	w.more("Add a player")
	w.paste("Dee\nEve")
	w.Press(fyne.KeyReturn)
	want(t, "seats", w.seats(), []string{"Ann", "Ben", "Dee", "Eve"})
}

func TestPersonJoinsByKeyboardAlone(t *testing.T) {
	w := playing3(t)
	w.more("Add a player")
	w.Type("Dee")
	w.Press(fyne.KeyReturn)
	want(t, "seats", w.seats(), []string{"Ann", "Ben", "Cy", "Dee"})
	w.Type("u")
	want(t, "seats once it is undone", w.seats(), []string{"Ann", "Ben", "Cy"})
}

func TestKnownPersonJoinsWithOneTap(t *testing.T) {
	w := walk(t)
	for _, name := range []string{"Dee", "Eve"} {
		_, err := w.store.Meet(name)
		w.must(err)
	}
	w.change(history.Retire{Person: w.named("Eve").ID, Retired: true})
	w.begin(to100, "Ann", "Ben")
	w.more("Add a player")
	w.ShowsNot("Eve")
	w.Tap("Dee")
	want(t, "seats", w.seats(), []string{"Ann", "Ben", "Dee"})
	want(t, "person", w.sheet().People[2].ID, w.named("Dee").ID)
}

func TestNameThatPlaysAlreadyCannotJoin(t *testing.T) {
	w := playing3(t)
	w.more("Add a player")
	name := w.Field("Name")
	for _, typed := range []string{"", "ann"} {
		w.Fill(name, typed)
		w.Tap("Join")
		if name.Error() == "" {
			t.Errorf("%q joins", typed)
		}
		w.Shows("Join")
	}
	want(t, "seats", w.seats(), []string{"Ann", "Ben", "Cy"})
}

func TestPersonLeavesAndComesBackByUndoOrLater(t *testing.T) {
	w := playing3(t)
	leave := func(answer string) {
		w.Tap("Ben")
		w.Shows("6 points, 2nd.")
		w.Tap("Leave game")
		w.Shows("Ben leaves the game", "The total stays as it is", "Ben can come back between rounds.")
		w.Tap(answer)
	}
	leave("Stay")
	want(t, "status", w.sheet().Status[1], scoring.In)
	leave("Leave")
	want(t, "status", w.sheet().Status[1], scoring.Gone)
	w.Shows("Ben 6 left")
	want(t, "message", w.Message(), "Cy deals round 2.")
	w.Tap("Ben")
	w.ShowsNot("Leave game", "Deal next")
	w.Tap("Close")
	w.TapMessage("Undo")
	want(t, "status", w.sheet().Status[1], scoring.In)

	leave("Leave")
	w.round(2, 2)
	w.Tap("Ben")
	w.Tap("Come back")
	want(t, "message", w.Message(), "Ben is back in.")
	w.Shows("Enter round 3")
	want(t, "seats", w.seats(), []string{"Ann", "Ben", "Cy"})
	want(t, "totals", w.totals(), []int{7, 6, 9})
	want(t, "cell of the round he was away", w.Cell("2", "Ben"), "–")
	w.round(4, 4, 4)
	want(t, "totals", w.totals(), []int{11, 10, 13})
}

func TestPersonWhoLeftJoinsUnderTheirName(t *testing.T) {
	w := playing3(t)
	w.Tap("Ben")
	w.Tap("Leave game")
	w.Tap("Leave")
	w.more("Add a player")
	w.Shows("A player who joins now begins with 7 points. That is the highest total now: nobody gains by coming late. Ben comes back with 6.")
	w.Tap("Ben")
	want(t, "seats, after the neighbour", w.seats(), []string{"Ann", "Cy", "Ben"})
	want(t, "people", len(w.sheet().People), 3)
	want(t, "totals", w.totals(), []int{5, 6, 7})
}
