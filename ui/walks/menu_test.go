package walks_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// playing3 is a walk at the sheet of three after a round.
func playing3(t testing.TB) *walker {
	w := walk(t)
	w.newGame("rat-a-tat-cat", to100, "Ann", "Ben", "Cy")
	w.record(uitest.Round(scoring.Nobody, 5, 6, 7))
	w.resume(uitest.Phone())
	return w
}

// more opens a line of the menu of the sheet.
func (w *walker) more(line string) {
	w.Helper()
	w.Tap("More")
	w.Shows("At the table")
	w.Tap(line)
}

// endNow asks to end the game.
func (w *walker) endNow() {
	w.Helper()
	w.more("Ending and house rules")
	w.Tap("End the game now")
}

func TestMenuLeadsEverywhereAndBack(t *testing.T) {
	for line, shows := range map[string]string{
		"Add a player":           "Sits to the left of",
		"Change seats":           "Seats, clockwise",
		"Ending and house rules": "Changes apply to the whole game",
		"Looking back":           "A note on this game",
		"Keys":                   "this list",
	} {
		t.Run(line, func(t *testing.T) {
			w := playing3(t)
			w.more(line)
			w.Shows(shows)
			w.Press(fyne.KeyEscape)
			w.Shows("Enter round 2")
			w.ShowsNot(shows)
		})
	}
}

func TestMenuOfAFinishedGameOffersWhatIsLeft(t *testing.T) {
	w := begun(t, oneRound, "Ann", "Ben")
	w.round(5, 6)
	w.Tap("More")
	w.Shows("Ending and house rules", "Looking back", "Keys")
	w.ShowsNot("Add a player", "Change seats", "Deal for all of us", "clock", "Redo")
	w.Tap("Ending and house rules")
	w.ShowsNot("End the game now")
}

func TestTheMenuHasTheRowsThatApply(t *testing.T) {
	w := playing3(t)
	w.Type("m")
	rows := len(w.tiles())
	if rows > 7 {
		t.Errorf("%d rows", rows)
	}
	w.Tap("Close")
	w.ShowsNot("At the table")
}

func TestUndoneRoundIsRedoneFromTheMessageOrTheMenu(t *testing.T) {
	w := playing3(t)
	w.Tap("Undo")
	want(t, "rounds", len(w.sheet().Rounds), 0)
	want(t, "undo is offered", w.Offers("Undo"), false)
	w.TapMessage("Redo")
	want(t, "rounds", len(w.sheet().Rounds), 1)
	w.TapMessage("Undo")
	w.more("Redo")
	want(t, "rounds", len(w.sheet().Rounds), 1)
	w.Type("m")
	w.ShowsNot("Redo")
}

func TestAnotherPersonMayDeal(t *testing.T) {
	w := playing3(t)
	want(t, "dealer", w.sheet().Dealer, scoring.Player(1))
	w.Tap("Ann")
	w.Tap("Deal next")
	want(t, "dealer", w.sheet().Dealer, scoring.Player(0))
	w.Shows("Ann deals. Ben cuts and begins.")
	w.Tap("Ann")
	w.ShowsNot("Deal next")
}

func TestSeatsAreChangedInMidGame(t *testing.T) {
	w := playing3(t)
	w.more("Change seats")
	w.TapIn("Cy", "Up")
	want(t, "seats before they are confirmed", w.seats(), []string{"Ann", "Ben", "Cy"})
	w.Tap("Save seats")
	want(t, "seats", w.seats(), []string{"Ann", "Cy", "Ben"})
	w.Shows("Cy deals. Ben cuts and begins.")
	w.TapMessage("Undo")
	want(t, "seats", w.seats(), []string{"Ann", "Ben", "Cy"})
	want(t, "totals", w.totals(), []int{5, 6, 7})
	w.more("Change seats")
	w.TapIn("Ann", "Down")
	w.Press(fyne.KeyEscape)
	want(t, "seats that were not confirmed", w.seats(), []string{"Ann", "Ben", "Cy"})
	w.more("Change seats")
	w.TapIn("Cy", "Up")
	w.Pass(time.Second)
	w.Press(fyne.KeyReturn) // the main button
	want(t, "seats after Enter", w.seats(), []string{"Ann", "Cy", "Ben"})
}

func TestGameEndsEarlyOnlyOnceItIsConfirmed(t *testing.T) {
	w := playing3(t)
	w.endNow()
	w.Shows("Of the players still in, the one with the best total wins.")
	w.Tap("Play on")
	want(t, "over", w.sheet().Over, false)
	w.Tap("End the game now")
	w.Tap("End it")
	want(t, "winners", w.sheet().Winners, []scoring.Player{0})
	w.Shows("Ann wins", "Play again")
	want(t, "message", w.Message(), "The game is over.")
	w.TapMessage("Undo")
	want(t, "over", w.sheet().Over, false)
	w.Shows("Enter round 2")
}

func TestTheMenuEndsAGameThatOnlyItsPlayersEnd(t *testing.T) {
	w := walk(t)
	w.newGame("any-game", engine.House{engine.End: engine.EndOpen}, "Ann", "Ben")
	w.start(uitest.Phone())
	w.Tap("Go on")
	w.more("End the game now")
	w.Tap("End it")
	want(t, "over", w.sheet().Over, true)
	w.Shows("No round was played.")
	w.Tap("More")
	want(t, "is offered again", w.Offers("End the game now"), false)
}

func TestGameEndedWithoutARoundIsThrownAway(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	w.endNow()
	w.Tap("End it")
	w.Shows("No round was played.")
	w.ShowsNot("wins", "share the win")
	w.Press(fyne.KeyEscape)
	w.Shows("Ann and Ben: Rat-a-Tat Cat, no round played.")
	w.Tap("Delete")
	w.ShowsNot("no round played")
	w.Tap("Undo")
	w.Shows("no round played")
}

func TestEndingIsChangedInMidGame(t *testing.T) {
	w := playing3(t)
	w.more("Ending and house rules")
	w.Tap("Rounds")
	want(t, "ending", w.sheet().Ruleset.Value(engine.End), engine.EndRounds)
	w.TapIn("It ends", "Less")
	w.TapIn("It ends", "Less")
	want(t, "rounds", w.sheet().Ruleset.Number(engine.Rounds), 1)
	w.Press(fyne.KeyEscape)
	w.Shows("Ann wins", "Play again")
	w.Type("u")
	w.Shows("Enter round 2")
}

func TestHouseRuleIsChangedForRoundsThatWerePlayed(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	w.Tap("Enter round 1")
	w.TapIn("Ann", "Ann called")
	w.digits("95")
	w.Tap("Write it down")
	want(t, "totals", w.totals(), []int{9, 5})
	w.more("Ending and house rules")
	w.TapIn("A wrong call costs", "Double points")
	want(t, "totals", w.totals(), []int{18, 5})
	want(t, "message", w.Message(), "Ann has 18, not 9.")
	w.TapMessage("Undo")
	want(t, "totals", w.totals(), []int{9, 5})
}

func TestColourAndTagCountAtOnce(t *testing.T) {
	w := playing3(t)
	w.Tap("Ann")
	w.Tap("Cat and colour")
	w.Shows("Colour", "Tag on the collar")
	tiles := uitest.All[*widgets.Tile](w.Front(), nil)
	want(t, "cats, colours and tags", len(tiles), history.Cats+2*8)
	before := w.named("Ann")
	w.TapOn(tiles[history.Cats+5])
	w.TapOn(tiles[history.Cats+8+3])
	want(t, "person", w.named("Ann"), history.Person{ID: before.ID, Name: "Ann", Colour: 5, Shape: 3, Chosen: before.Cat() + 1})
	w.Press(fyne.KeyEscape)
	badge := widgets.Badge{Colour: 5, Shape: 3, Cat: before.Cat()}
	want(t, "badge above the column", w.sees(badge), true)
	w.Tap("Enter round 2")
	want(t, "badge in the row", w.sees(badge), true)
}

// sees reports whether a badge is in front.
func (w *walker) sees(badge widgets.Badge) bool {
	return slices.ContainsFunc(uitest.All[*widgets.BadgeView](w.Front(), nil), func(b *widgets.BadgeView) bool { return b.Badge == badge })
}

func TestOneGameAtMostThatNeverBeganIsOnTheFirstPage(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	w.round(5, 6)
	for range 4 {
		w.begin(to100, "Ann", "Ben")
	}
	w.begin(to100, "Ann", "Ben")
	w.endNow()
	w.Tap("End it")
	w.Press(fyne.KeyEscape)
	want(t, "games that never began", strings.Count(w.Text(), "not begun")+strings.Count(w.Text(), "no round played."), 1)
	w.Shows("1 round so far")
}
