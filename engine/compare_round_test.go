package engine_test

import (
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/assault"
)

// compareRound plays a round on the engine and on the model.
func compareRound(t tb, tr trial, leaving bool) {
	w := tr.begin(t)
	m := newModel(w.pack.Ruleset, w.order, tr.players, tr.first)
	for ; w.steps < 2500; w.steps++ {
		if want, got := m.pictured(), pictured(w.pack, &w.round); !reflect.DeepEqual(want, got) {
			t.Fatalf("%v, step %d (-model +engine)\n%s", tr, w.steps, cmp.Diff(want, got))
		}
		if w.dice.IntN(40) == 0 {
			compareMoves(t, w, m)
		}
		switch {
		case w.round.Phase() == engine.Over:
			return
		case w.round.Phase() == engine.Shuffling:
			compareShuffle(t, w, m)
		case leaving && w.dice.IntN(60) == 0:
			s := engine.Seat(w.dice.IntN(tr.players))
			may := !m.seats[s].gone && m.phase != engine.Revealing
			if err := w.round.Leave(s); (err == nil) != may {
				t.Fatalf("%v, step %d: seat %d leaves: %v", tr, w.steps, s, err)
			}
			if may {
				m.leave(int(s))
			}
		default:
			mv := w.choose()
			if !m.may(mv) {
				t.Fatalf("%v, step %d: the model refuses %v", tr, w.steps, mv)
			}
			if err := w.round.Do(mv); err != nil {
				t.Fatalf("%v, step %d: the engine refuses %v: %v", tr, w.steps, mv, err)
			}
			m.do(mv)
		}
	}
}

func compareShuffle(t tb, w *walk, m *model) {
	order := w.shuffled(w.round.AppendShuffle(nil))
	if err := w.round.Reshuffle(order); err != nil {
		t.Fatalf("%v, step %d: %v", w.trial, w.steps, err)
	}
	m.shuffled(order)
}

// compareMoves compares what is legal, of all there is.
func compareMoves(t tb, w *walk, m *model) {
	legal := map[engine.Move]bool{}
	for _, mv := range w.round.AppendMoves(nil) {
		if legal[mv] {
			t.Fatalf("%v, step %d: %v is listed twice", w.trial, w.steps, mv)
		}
		legal[mv] = true
	}
	count := 0
	m.universe(func(mv engine.Move) {
		may := m.may(mv)
		err := engine.RefusalOf(&w.round, mv)
		if yes := engine.Legal(&w.round, mv); may != yes || may != legal[mv] || may != (err == nil) {
			t.Fatalf("%v, step %d: %v: the model %t, legal %t, listed %t, refused: %v",
				w.trial, w.steps, mv, may, yes, legal[mv], err)
		}
		if may {
			count++
		}
	})
	if count != len(legal) {
		t.Fatalf("%v, step %d: %d moves are listed, of which the model knows %d", w.trial, w.steps, len(legal), count)
	}
}

func TestEngineAgreesWithNaiveModel(t *testing.T) {
	for i, tr := range tables() {
		if i%assault.Times(6, 1, 1) != 0 {
			continue
		}
		for n := range assault.Times(1, 3, 3) {
			tr.seed, tr.first = uint64(i*7+n), (i+n)%tr.players
			compareRound(t, tr, (i+n)%3 == 2)
		}
	}
}

func TestEngineAgreesWithNaiveModelUnderAnyHouseRules(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		tr := trials.Draw(rt, "table")
		leaving := rapid.Bool().Draw(rt, "a player leaves")
		for range assault.Times(5, 15, 15) {
			compareRound(rt, tr, leaving)
			tr.seed++
		}
	})
}
