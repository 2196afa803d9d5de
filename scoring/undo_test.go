package scoring_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/scoring"
)

// everything is a game in which everything happens that can.
func everything() acts {
	return acts{
		carrying(cats(minutes(30, "final_tie", "extra_round"), "Ann Ben Cy"), 1, 2, 3),
		at(1, deal), at(2, called(ann, 5, 6, 7)), at(3, join("Dee", ann)), at(4, scoring.Reseat{Seats: []scoring.Player{dee, cy, ben, ann}}),
		at(5, scoring.ChooseDealer{Player: cy}), at(6, leave(ben)), at(7, correct(1, ann, 0)), at(7, correctCaller(1, cy)),
		at(8, agree(engine.House{"wrong_call_penalty": "5"})), at(9, pause), at(20, resume), at(21, round(3, blank, 4, 5)),
		at(42, upInRound), at(43, round(36, blank, 11, 10)), at(44, round(blank, blank, 7, 8)),
	}
}

func TestEveryEventCanBeUndoneAndRedone(t *testing.T) {
	all := everything()
	var games []scoring.Game
	for i := range all {
		games = append(games, play(t, all[:i+1]...))
	}
	now := after(50)
	g := games[len(games)-1]
	for i := len(games) - 1; i > 0; i-- {
		if got, want := summary(g.Sheet(now)), summary(games[i].Sheet(now)); got != want {
			t.Fatalf("after undoing down to %d the sheet reads\n\t%s\nwant\n\t%s", i, got, want)
		}
		g = goOn(t, g, scoring.Undo{})
	}
	if _, err := scoring.Decide(g, scoring.Undo{}); err == nil {
		t.Error("the beginning can be undone")
	}
	for i := range games {
		if got, want := summary(g.Sheet(now)), summary(games[i].Sheet(now)); got != want {
			t.Fatalf("after redoing up to %d the sheet reads\n\t%s\nwant\n\t%s", i, got, want)
		}
		if i < len(games)-1 {
			g = goOn(t, g, scoring.Redo{})
		}
	}
	if _, err := scoring.Decide(g, scoring.Redo{}); err == nil {
		t.Error("more can be done again than was undone")
	}
}

func TestUndoOfNothingIsRefused(t *testing.T) {
	duo := cats(rounds(9), "Ann Ben")
	refuseAll(t, []no{
		{"undoing the beginning", acts{duo}, scoring.Undo{}, scoring.ErrNothingToUndo, ""},
		{"undoing nothing", nil, scoring.Undo{}, scoring.ErrNotStarted, ""},
		{"redoing nothing", nil, scoring.Redo{}, scoring.ErrNotStarted, ""},
		{"redoing what was not undone", acts{duo, round(1, 2)}, scoring.Redo{}, scoring.ErrNothingToRedo, ""},
		{"redoing twice", acts{duo, round(1, 2), scoring.Undo{}, scoring.Redo{}}, scoring.Redo{}, scoring.ErrNothingToRedo, ""},
		{"redoing after something else was done", acts{duo, round(1, 2), scoring.Undo{}, round(3, 4)}, scoring.Redo{}, scoring.ErrNothingToRedo, ""},
	})
}

func TestNextUndoAndRedoAreKnown(t *testing.T) {
	g := play(t, cats(rounds(9), "Ann Ben"))
	if g.LastDone() != nil || g.LastUndone() != nil {
		t.Errorf("at the beginning: %v, %v", g.LastDone(), g.LastUndone())
	}
	g = goOn(t, g, round(1, 2), leave(ann), scoring.Undo{})
	if _, ok := g.LastDone().(scoring.Recorded); !ok {
		t.Errorf("undo would take back %T", g.LastDone())
	}
	if _, ok := g.LastUndone().(scoring.Left); !ok {
		t.Errorf("redo would bring back %T", g.LastUndone())
	}
	if (scoring.Game{}).LastDone() != nil || (scoring.Game{}).LastUndone() != nil {
		t.Error("a game that has not begun has something to undo")
	}
}

func TestBranchesOfAGameDoNotShareMemory(t *testing.T) {
	g := play(t, cats(rounds(9), "Ann Ben"), round(1, 1), round(2, 2), scoring.Undo{})
	one, two := goOn(t, g, round(5, 0)), goOn(t, g, round(0, 5))
	again := goOn(t, g, scoring.Redo{})
	for want, g := range map[string]scoring.Game{
		"Ann 6 2nd, Ben 1 1st; Ann deals, Ben begins": one,
		"Ann 1 1st, Ben 6 2nd; Ann deals, Ben begins": two,
		"Ann 3 1st, Ben 3 1st; Ann deals, Ben begins": again,
		"Ann 1 1st, Ben 1 1st; Ben deals, Ann begins": g,
	} {
		expect.Same(t, "the sheet", summary(g.Sheet(noon)), want)
	}
}

func TestSheetOfAGameNotBegunIsEmpty(t *testing.T) {
	s := scoring.Game{}.Sheet(noon)
	if s.People != nil || s.Playing() != nil || s.Over || s.Missing() != nil || s.Counted() != 0 {
		t.Errorf("%+v", s)
	}
	if _, ok := (scoring.Game{}).Started(); ok {
		t.Error("it has begun")
	}
	expect.Same(t, "changes of a sheet from itself", len(scoring.Changes(s, s)), 0)
}
