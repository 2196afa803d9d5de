package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/scoring"
)

var to100 = engine.House{engine.End: engine.EndElimination}

func TestARoundOfFourIsTenTapsFromTheSheet(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben", "Cy", "Dee")
	w.taps = 0
	w.tap(w.app.table.sheet.enter)
	w.tap(w.row(2).caller)
	w.digits("7121823")
	w.tap(w.app.table.entry.save)
	want(t, "taps", w.taps, 10)
	want(t, "totals", w.totals(), []int{7, 12, 18, 23})
	want(t, "caller", w.last().(scoring.Recorded).Caller, scoring.Player(2))
	want(t, "the sheet is in front again", w.app.table.sheet.page.Visible() && !w.app.table.entry.root.Visible(), true)
}

func TestSameAsLastTimeIsOneTap(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}, "Ann", "Ben", "Cy")
	w.round(5, 6, 7)
	w.taps = 0
	w.tap(w.app.table.sheet.again)
	want(t, "taps", w.taps, 1)
	s := w.app.table.game.sheet()
	want(t, "rounds", len(s.Rounds), 0)
	want(t, "the deal has moved on", s.Dealer, scoring.Player(1))
	want(t, "the ending is the same", s.Ruleset.Number(engine.Rounds), 1)
	want(t, "games kept", len(w.store.games), 2)
}

func TestACorrectionIsAtMostThreeTaps(t *testing.T) {
	for _, tt := range []struct {
		name, digits string
		score        int
	}{{"one digit", "9", 9}, {"two digits", "16", 16}} {
		t.Run(tt.name, func(t *testing.T) {
			w := walk(t)
			w.begin(to100, "Ann", "Ben")
			w.round(36, 20)
			w.round(4, 5)
			w.taps = 1 // on the cell
			w.app.table.sheet.grid.OnTapped(0, 1)
			w.digits(tt.digits)
			if w.taps > 3 {
				t.Errorf("%d taps", w.taps)
			}
			want(t, "totals", w.totals(), []int{tt.score + 4, 25})
			want(t, "the sheet is in front again", w.app.table.entry.root.Visible(), false)
		})
	}
}

func TestACorrectionSaysWhatItChangesAndCanBeUndone(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndElimination, engine.Threshold: "30"}, "Ann", "Ben", "Cy")
	w.round(31, 5, 5)
	w.round(5, 5)
	w.app.table.sheet.grid.OnTapped(0, 1)
	w.digits("13")
	want(t, "news", w.app.table.sheet.news, news{Text: "Ann has 13, not 31. Ann is back in. Round 2 lacks Ann.", Undo: true})
	w.app.table.sheet.do.undo()
	want(t, "totals", w.totals(), []int{31, 10, 10})
}

func TestNothingTypedIsLostWhenTheProgramIsKilled(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben", "Cy", "Dee")
	w.tap(w.app.table.sheet.enter)
	w.tap(w.row(1).caller)
	w.digits("71218")
	w.start(fyne.NewSize(390, 844))
	want(t, "the entry is in front", w.app.table.entry.root.Visible(), true)
	want(t, "typed", digits(w.app.table.half.Entry), "7 12 18 ")
	want(t, "caller", w.app.table.half.Entry.Caller, scoring.Player(1))
	w.digits("23")
	w.tap(w.app.table.entry.save)
	want(t, "totals", w.totals(), []int{7, 12, 18, 23})
}

func TestAHalfSetUpGameIsThereAfterTheProgramIsKilled(t *testing.T) {
	w := walk(t)
	w.app.goSetup()
	if _, err := w.app.meet("Ann"); err != nil {
		t.Fatal(err)
	}
	s := newSetup().toggle(w.app.people[0]).play("recall").agree(engine.Jokers, "4")
	w.app.saveDraft(draftSetup, s)
	w.start(fyne.NewSize(390, 844))
	var kept setup
	w.app.loadDraft(draftSetup, &kept)
	want(t, "setup", kept, s)
	want(t, "the setup is in front", w.app.stack.Depth(), 2)
}

func TestUndoAndRedoReachEverything(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.round(5, 6)
	w.round(7, 8)
	w.keys("uu")
	want(t, "after two undos", w.totals(), []int{0, 0})
	want(t, "undo is off", w.app.table.sheet.undo.Disabled(), true)
	w.keys("rr")
	want(t, "after two redos", w.totals(), []int{12, 14})
}

func TestCardsAreTappedInsteadOfTotals(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.tap(w.app.table.sheet.enter)
	w.tap(w.app.table.entry.byCards)
	for _, code := range []string{"4", "0", "P", "7", "2", "1", "1", "1", "2"} {
		for _, k := range w.app.table.entry.kinds {
			if k.Face().Code == code {
				w.tap(k)
			}
		}
	}
	w.tap(w.app.table.entry.save)
	want(t, "totals", w.totals(), []int{13, 5})
	want(t, "hand", w.last().(scoring.Recorded).Scores[0].Hand, []string{"4", "0", "7", "2"})
}

func TestTheKnockHelperLeadsToTheScores(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben", "Cy")
	w.tap(w.app.table.sheet.knock)
	w.tap(w.app.table.knock.rows[1].Tile)
	w.tap(w.app.table.knock.rows[2].Tile)
	v := viewKnock(w.app.table.game.sheet(), w.app.table.half.Knock)
	want(t, "both others have had their turn", v.Done, true)
	w.tap(w.app.table.knock.enter)
	want(t, "caller", w.app.table.half.Entry.Caller, scoring.Player(1))
}

func TestTimeThatRunsOutAsksWhetherARoundIsOnTheTable(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndTime, engine.Minutes: "30"}, "Ann", "Ben")
	w.round(5, 6)
	w.pass(31 * time.Minute)
	v := viewGame(w.app.table.game.State(), w.app.table.game.sheet())
	want(t, "question", v.Question, wasRoundOpen)
	w.app.table.sheet.do.timeUp(true)
	want(t, "the round can be entered", w.app.table.sheet.enter.Visible(), true)
	w.round(9, 2)
	s := w.app.table.game.sheet()
	want(t, "over", s.Over, true)
	want(t, "winners", s.Winners, []scoring.Player{1})
}

func TestTheWideWindowShowsSheetAndRoundSideBySide(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.window.Resize(fyne.NewSize(1280, 800))
	want(t, "sheet", w.app.table.sheet.page.Visible(), true)
	want(t, "entry", w.app.table.entry.root.Visible(), true)
	w.keys("79")
	w.press(fyne.KeyReturn)
	want(t, "totals", w.totals(), []int{7, 9})
}

func TestAFullDiskIsToldAndChangesNothing(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.tap(w.app.table.sheet.enter)
	w.digits("79")
	w.store.broken = errFull
	w.tap(w.app.table.entry.save)
	want(t, "totals", w.totals(), []int{0, 0})
	want(t, "typed", digits(w.app.table.half.Entry), "7 9")
	if w.app.toasts.Message() == "" {
		t.Error("nobody is told")
	}
	w.store.broken = nil
	w.tap(w.app.table.entry.save)
	want(t, "totals", w.totals(), []int{7, 9})
}

func TestEscapeLeadsBackHome(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.keys("n")
	w.press(fyne.KeyEscape)
	want(t, "at the sheet", w.app.atTable() && !w.app.table.entry.root.Visible(), true)
	w.press(fyne.KeyEscape)
	want(t, "at home", w.app.atHome(), true)
	w.keys("n")
	want(t, "at the setup", w.app.stack.Depth(), 2)
	w.press(fyne.KeyEscape)
	want(t, "at home again", w.app.atHome(), true)
}

func TestARoundThatIsWrittenDownIsNeverTypedAgain(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.tap(w.app.table.sheet.enter)
	w.digits("79")
	typed := w.store.drafts[draftSheet+w.app.table.game.id()]
	w.tap(w.app.table.entry.save)
	w.store.drafts[draftSheet+w.app.table.game.id()] = typed // the program was killed between the two
	w.start(fyne.NewSize(390, 844))
	want(t, "typed", digits(w.app.table.half.Entry), " ")
	want(t, "totals", w.totals(), []int{7, 9})
}
