package customgame

import (
	"fmt"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/uitest"
)

func TestAnswersThatNoLongerMatterAreIgnored(t *testing.T) {
	g := fromNothing()
	uitest.Want(t, "who calls, until it is said", g.Caller, callerNo)
	g.Name, g.Word, g.Hand, g.Grid = " A ", "Stop", []int{4}, &engine.Pair{2, 2}
	g.Special = &engine.OwnSpecial{Name: "S", Cards: []string{"AC"}}
	g.House[engine.RightCall] = engine.CountsZero
	g.House[engine.GridMinus] = engine.On
	g.House[engine.Threshold] = "50"
	m := meant(g)
	uitest.Want(t, "name", m.Name, "A")
	uitest.Want(t, "word", m.Word, "")
	uitest.Want(t, "house", m.House, engine.House{engine.End: engine.EndOpen})
	if m.Hand != nil || m.Grid != nil || m.Special.Cards != nil {
		t.Errorf("cards without a deck: %+v", m)
	}
	uitest.Want(t, "what was answered", g.House[engine.RightCall], engine.CountsZero)
	uitest.Want(t, "its cards", len(g.Special.Cards), 1)
	g.Caller, g.Deck = callerMust, &engine.OwnDeck{Name: "standard52"}
	m = meant(g)
	uitest.Want(t, "a call", m.House[engine.RightCall], engine.CountsZero)
	uitest.Want(t, "a grid", *m.Grid, engine.Pair{2, 2})
}

func TestAHandIsFilledAsItLies(t *testing.T) {
	var g engine.CustomGame
	for _, tt := range []struct {
		held    held
		hand    []int
		changes bool
	}{
		{held{cards: 4}, []int{4}, false},
		{held{cards: 3, fewer: true}, []int{0, 1, 2, 3}, false},
		{held{cards: 4, changes: true, fewer: true}, []int{4}, true},
		{held{grid: true, rows: 3, columns: 4}, []int{12}, false},
		{held{grid: true, rows: 3, columns: 4, fewer: true, changes: true}, []int{0, 3, 6, 9, 12}, false},
	} {
		tt.held.fill(&g)
		uitest.Want(t, "hand", g.Hand, tt.hand)
		uitest.Want(t, "changes", g.Changes, tt.changes)
		if (g.Grid != nil) != tt.held.grid {
			t.Errorf("%+v lies in %v", tt.held, g.Grid)
		}
	}
}

func TestEveryEndingCanBeChosenWhateverTheGame(t *testing.T) {
	for _, end := range []engine.Value{engine.EndOpen, engine.EndRounds, engine.EndTime, engine.EndThreshold, engine.EndElimination} {
		g := fromNothing()
		g.House[engine.End] = end
		t1 := ending(g)
		uitest.Want(t, "ending", t1.Value(engine.End), end)
		usual, _ := t1.Rules.Offers(engine.End)
		uitest.Want(t, "the table may end it", usual, engine.EndOpen)
	}
}

func TestValuesOfCardsAreAskedAndAnswered(t *testing.T) {
	for _, id := range []string{"cambio", "golf-6", "yaniv"} {
		table, err := engine.NewRuleset(id, nil)
		if err != nil {
			t.Fatal(err)
		}
		g := engine.CustomGameLike(table)
		w := worthIn(g)
		w.fill(&g)
		g.Name = "A"
		r, err := g.Rules()
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range (engine.Ruleset{Rules: r}).Deck() {
			was, err := table.Deck().Face(f.Code)
			if err != nil || was.Points != f.Points {
				t.Errorf("%s: %s counts %d, not %d (%v)", id, f.Name, f.Points, was.Points, err)
			}
		}
		w.points[redKing], w.others = -7, []string{"2=-2"}
		w.fill(&g)
		g.Deck = &engine.OwnDeck{Name: deckName(52)}
		w.fill(&g)
		again := worthIn(g)
		uitest.Want(t, "a red king", again.points[redKing], -7)
		uitest.Want(t, "a two", again.others, []string{"2=-2"})
		g.Deck = nil
		w.fill(&g)
		uitest.Want(t, "without cards", g.House[engine.CardPoints], engine.Value(""))
	}
}

func TestADeckIsTypedAsRuns(t *testing.T) {
	skyjo := []run{{-2, -2, 5}, {-1, -1, 10}, {0, 0, 15}, {1, 12, 10}}
	runs, typed := runsOf(deckOf(skyjo))
	uitest.Want(t, "is typed", typed, true)
	uitest.Want(t, "runs", fmt.Sprint(runs), fmt.Sprint(skyjo))
	uitest.Want(t, "kinds of cards", len(deckOf(skyjo).Cards), 15)
	_, typed = runsOf(engine.OwnDeck{Cards: []engine.OwnCard{{Code: "swap", Points: 10, Copies: 3}}})
	uitest.Want(t, "cards with names", typed, false)
}
