package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// lost gives the store games of two rounds that Ben always lost to Ann.
func (w *walker) lost(games int) {
	w.Helper()
	ann, _ := w.store.Meet("Ann")
	ben, _ := w.store.Meet("Ben")
	for i := range games {
		events := []scoring.Event{scoring.Started{
			At: w.Time, Variant: "rat-a-tat-cat", House: engine.House{engine.Rounds: "2"},
			People: []scoring.Person{{ID: ann.ID, Name: "Ann"}, {ID: ben.ID, Name: "Ben"}},
		}}
		for round := range 2 {
			events = append(events, scoring.Recorded{Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: (i + round) % 9}, {Points: 9 + (i+2*round)%9}}})
		}
		log := w.store.NewGame()
		for n, e := range events {
			must.Do(w, log.Append(n, []scoring.Event{e}))
		}
	}
}

func TestAFairStartIsOfferedFoldedAndMarked(t *testing.T) {
	w := walk(t)
	w.lost(30)
	w.Tap("New game")
	w.Shows("A fair start")
	w.ShowsNot("starts")
	w.Tap("A fair start")
	w.Shows("Ben starts", "points ahead", "Going by 30 games.")
	w.Tap("Ben starts")
	w.Tap("Start")
	ahead := w.sheet().HeadStarts
	if len(ahead) != 2 || ahead[0] != 0 || ahead[1] == 0 || w.sheet().Totals[1] != -ahead[1] {
		t.Fatalf("head starts %v, totals %v", ahead, w.sheet().Totals)
	}
	w.Shows("Head start: Ben")
	w.Press(fyne.KeyEscape)
}

func TestAHeadStartThatIsNotOfferedAnyMoreIsNotGiven(t *testing.T) {
	w := walk(t)
	w.lost(30)
	cy, _ := w.store.Meet("Cy")
	w.Tap("New game")
	w.Tap("A fair start")
	w.Tap("Ben starts")
	w.Tap("Ann")
	w.ShowsNot("A fair start")
	w.Tap(cy.Name)
	w.Tap("Start")
	if s := w.sheet(); s.HeadStarts != nil || len(s.People) != 2 {
		t.Errorf("head starts %v of %v", s.HeadStarts, s.People)
	}
}

func TestNoFairStartIsOfferedToEquals(t *testing.T) {
	w := played(t)
	w.Tap("New game")
	w.ShowsNot("A fair start")
}
