package walks_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
)

// halfTyped is a walk at home, after two of four scores of the first round were typed.
func halfTyped(t *testing.T) *walker {
	w := begun(t, to100, "Ann", "Ben", "Cy", "Dee")
	w.Tap("Enter round 1")
	w.digits("98")
	w.Press(fyne.KeyEscape)
	w.Shows("Two of four scores are typed.", "Go on with round 1")
	w.Press(fyne.KeyEscape)
	return w
}

func TestFirstPageSaysWhatIsHalfTypedAndSoDoesTheSheet(t *testing.T) {
	for _, onTheSheet := range []bool{false, true} {
		w := halfTyped(t)
		w.Shows("Round 1 · two of four scores")
		w.ShowsNot("not begun")
		if onTheSheet {
			w.TapOn(w.tiles()[0])
			w.ShowsNot("Enter round 1")
			w.Tap("Go on with round 1")
		} else {
			w.Tap("Go on")
		}
		w.digits("76")
		w.Tap("Nobody called")
		want(t, "totals", w.totals(), []int{9, 8, 7, 6})
		w.Shows("Enter round 2")
		w.ShowsNot("are typed")
	}
}

func TestCorrectionLeavesWhatIsHalfTyped(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben", "Cy")
	w.round(9, 4, 3)
	w.Tap("Enter round 2")
	w.digits("78")
	w.Press(fyne.KeyEscape)
	for _, corrects := range []bool{false, true} {
		w.TapCell("1", "Ann")
		if corrects {
			w.digits("8")
			w.Tap("Correct it")
			want(t, "totals", w.totals(), []int{8, 4, 3})
		} else {
			w.Press(fyne.KeyEscape)
		}
		w.Shows("Two of three scores are typed.")
		w.start(uitest.Phone()) // it is kept
	}
	w.Tap("Go on with round 2")
	w.digits("6")
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{15, 12, 9})
}

func TestLaterRoundIsHalfTypedAndSomebodyLeads(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	w.round(9, 4)
	w.Tap("Enter round 2")
	w.digits("7")
	w.Press(fyne.KeyEscape, fyne.KeyEscape)
	w.Shows("Round 2 · one of two scores · Ben leads by 5")
}

func TestGameIsThrownAwayWithAQuestionIfAnythingWasTyped(t *testing.T) {
	w := halfTyped(t)
	w.Tap("Delete")
	w.Shows("Delete this game", "Two of four scores are typed.")
	w.Tap("Keep it")
	want(t, "games in the trash", len(w.store.trashed), 0)
	w.Tap("Delete")
	w.Tap("Delete")
	want(t, "games in the trash", len(w.store.trashed), 1)
	w.TapMessage("Undo")
	w.Tap("Go on")
	w.digits("76")
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{9, 8, 7, 6})
}

func TestGameWithTotalsFromPaperIsThrownAwayWithAQuestion(t *testing.T) {
	w := walk(t)
	g, err := openGame(w.store.NewGame())
	w.must(err)
	in := uitest.Start("rat-a-tat-cat", "Ann", "Ben")
	in.Carried = []scoring.Carry{{Total: 12}, {Total: 3}}
	w.must(g.Do(in))
	w.start(uitest.Phone())
	w.Press(fyne.KeyEscape)
	w.Tap("Delete")
	w.Shows("Delete this game")
}

func TestRunningGameIsThrownAwayFromItsStoryWithAQuestion(t *testing.T) {
	w := playing3(t)
	w.Tap("Enter round 2")
	w.digits("9")
	w.Press(fyne.KeyEscape)
	w.more("Looking back")
	w.Tap("More")
	w.Tap("Delete")
	w.Shows("Delete this game", "One of three scores is typed.")
	w.Tap("Delete")
	want(t, "games in the trash", len(w.store.trashed), 1)
}

func TestSameAgainTakesTheGameThatWasNeverBegunUnlessItIsYesterdays(t *testing.T) {
	w := played(t)
	for range 3 {
		w.Type("s")
		w.Shows("Enter round 1")
		w.Press(fyne.KeyEscape)
	}
	want(t, "games", len(w.store.games), 2)
	want(t, "games in the trash", len(w.store.trashed), 0)
	before := w.id()
	w.Pass(24 * time.Hour)
	w.Type("s")
	want(t, "the same game", w.id() == before, false)
	want(t, "games in the trash", w.store.trashed, []string{before})
}

func TestGameThatIsOverPlaysAgainInTheOneThatWasNeverBegun(t *testing.T) {
	w := begun(t, oneRound, "Ann", "Ben")
	w.round(5, 6)
	over := w.id()
	for range 2 {
		w.store.drafts["route"] = []byte(`{"screen":"sheet","game":"` + over + `"}`)
		w.start(uitest.Phone())
		w.Tap("Play again")
		w.Shows("Enter round 1")
	}
	want(t, "games", len(w.store.games), 2)
}

func TestNewGameReplacesOneThatWasNeverBegun(t *testing.T) {
	w := played(t)
	w.Tap("New game")
	w.Tap("Start")
	w.another()
	w.Tap("Rat-a-Tat Cat")
	w.Tap("Recall")
	w.Tap("Start")
	want(t, "variant", w.sheet().Ruleset.Rules.ID, "recall")
	games, err := w.store.Games(history.Page{Limit: 10})
	w.must(err)
	want(t, "games", len(games), 2)
	want(t, "message", w.Message(), "")
}

func TestGameInWhichSomethingWasTypedIsNotReplaced(t *testing.T) {
	w := halfTyped(t)
	w.Tap("New game")
	w.Tap("Start")
	games, err := w.store.Games(history.Page{Limit: 10})
	w.must(err)
	want(t, "games", len(games), 2)
}

func TestAllGamesLeaveOutGamesThatNeverBegan(t *testing.T) {
	w := played(t)
	w.Tap("New game")
	w.Tap("Start")
	w.Press(fyne.KeyEscape)
	w.Tap("All games")
	w.Shows("1 game")
	w.ShowsNot("not begun")
	w.Press(fyne.KeyEscape)
	w.Shows("not begun")
	w.Tap("Go on")
	w.Tap("Enter round 1")
	w.digits("9")
	w.Press(fyne.KeyEscape, fyne.KeyEscape)
	w.Tap("All games")
	w.Shows("2 games", "Rat-a-Tat Cat · one of three scores")
	w.ShowsNot("not begun")
}
