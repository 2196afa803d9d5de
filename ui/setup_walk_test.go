package ui_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/uitest"
)

// meets types names into the setup, each followed by Enter.
func (w *walker) meets(names ...string) {
	for _, name := range names {
		w.Fill(w.Field("Add a name"), name)
		w.Press(fyne.KeyReturn)
	}
}

// seats returns the names of those who play the game begun last, clockwise.
func (w *walker) seats() []string {
	s := w.sheet()
	var names []string
	for _, p := range s.Seats {
		names = append(names, s.People[p].Name)
	}
	return names
}

func TestNewGameIsSetUpWithNewPeople(t *testing.T) {
	w := walk(t)
	w.Tap("New game")
	want(t, "one can start with nobody", w.Offers("Start"), false)
	w.meets("Ann", "Ben", "Cy")
	w.TapIn("Cy", "Up")
	w.Tap("Recall")
	w.Tap("Start")
	want(t, "seats", w.seats(), []string{"Ann", "Cy", "Ben"})
	want(t, "variant", w.sheet().Ruleset.Rules.ID, "recall")
}

func TestNameThatIsStillInItsFieldPlays(t *testing.T) {
	w := walk(t)
	w.Tap("New game")
	w.meets("Ann", "Ben")
	w.Fill(w.Field("Add a name"), "Cy")
	w.Tap("Start")
	want(t, "seats", w.seats(), []string{"Ann", "Ben", "Cy"})
}

func TestFirstDealerIsChosenOrDrawn(t *testing.T) {
	w := walk(t)
	w.Tap("New game")
	w.meets("Ann", "Ben", "Cy")
	w.TapIn("Cy", "deal")
	w.Tap("Start")
	want(t, "dealer", w.sheet().Dealer, scoring.Player(2))
	drawn := map[scoring.Player]bool{}
	for range 8 { // with the dice of the walk, which are always the same
		w.Press(fyne.KeyEscape)
		w.Tap("New game")
		w.Tap("Draw the dealer")
		w.Tap("Start")
		drawn[w.sheet().Dealer] = true
	}
	want(t, "dealers drawn", len(drawn), 3)
}

func TestSeatsAreShuffled(t *testing.T) {
	w := walk(t)
	w.Tap("New game")
	w.meets("Ann", "Ben", "Cy", "Dee")
	w.Tap("Shuffle seats")
	w.Tap("Start")
	if seats := w.seats(); len(seats) != 4 || seats[0] == "Ann" && seats[1] == "Ben" && seats[2] == "Cy" {
		t.Errorf("seats are %v", seats)
	}
}

func TestTotalsOfAPaperSheetAreCarriedOver(t *testing.T) {
	w := walk(t)
	w.Tap("New game")
	w.meets("Ann", "Ben")
	w.Tap("Totals from a paper sheet")
	w.TapIn("Go on with a game that was begun on paper.", "More")
	w.Tap("Start")
	want(t, "totals", w.totals(), []int{1, 0})
}

func TestHalfSetUpGameIsThereAfterTheProgramIsKilled(t *testing.T) {
	w := walk(t)
	w.Tap("New game")
	w.meets("Ann", "Ben")
	w.Tap("Recall")
	w.TapIn("Jokers", "More")
	w.start(uitest.Phone())
	w.Shows("New game", "Who plays")
	w.Tap("Start")
	s := w.sheet()
	want(t, "seats", w.seats(), []string{"Ann", "Ben"})
	want(t, "jokers", s.Ruleset.Number(engine.Jokers), 3)
}

func TestHalfTypedNameIsKeptWhenTheProgramIsKilled(t *testing.T) {
	w := walk(t)
	w.Type("n")
	w.Fill(w.Field("Add a name"), "An")
	w.start(uitest.Phone())
	want(t, "in the field", w.Field("An").Text(), "An")
}

func TestNameIsTypedAtOnceAtTheFirstStart(t *testing.T) {
	w := walk(t)
	w.Tap("New game")
	w.Type("Ann")
	w.Press(fyne.KeyReturn)
	w.Type("Ben")
	w.Press(fyne.KeyReturn)
	w.Tap("Start")
	want(t, "seats", w.seats(), []string{"Ann", "Ben"})
}

func TestNewGameAfterOneWithComputersIsForPeople(t *testing.T) {
	w := walk(t)
	w.begin(oneRound, "Mittens", "Ann", "Whiskers", "Ben")
	w.round(5, 6, 7, 8)
	w.Press(fyne.KeyEscape)
	w.Tap("New game")
	w.ShowsNot("Mittens", "Whiskers")
	w.Tap("Start")
	want(t, "seats", w.seats(), []string{"Ann", "Ben"})
	w.Shows("Enter round 1")
	w.ShowsNot("Deal round 1")
}
