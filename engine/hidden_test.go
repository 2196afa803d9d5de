package engine_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
)

func TestLineOfAPlayerWhoLeftStaysHidden(t *testing.T) {
	w := trial{variant: "rat-a-tat-tat", players: 2, seed: 4}.begin(t)
	if err := w.round.Leave(1); err != nil || w.round.Phase() != engine.Over {
		t.Fatal(err)
	}
	for s := range engine.Seat(2) {
		v := w.round.View(0)
		expect.Same(t, "a line is known at the end", v.Knows(engine.Spot{Seat: s}), s == 0)
	}
}

// TestADrawnCardIsHiddenWhileTheRoundWaits lets players snap the cards of others, rightly and not,
// while a drawn card is in hand: until the card is given, or the piles are shuffled for a penalty,
// nobody else sees it.
func TestADrawnCardIsHiddenWhileTheRoundWaits(t *testing.T) {
	waits := map[engine.Phase]int{}
	for seed := range uint64(2000) {
		tr := trial{variant: "recall", players: 4, seed: seed, house: engine.House{engine.SnapWho: "any_cards", engine.SnapPenalty: "2"}}
		w, taken := tr.begin(t), false
		for w.round.Phase() != engine.Over {
			if did := w.step(t); did == engine.Take || did == engine.Draw {
				taken = did == engine.Take
			}
			phase := w.round.Phase()
			if phase != engine.Giving && phase != engine.Shuffling || w.round.Held() == engine.NoCard || taken {
				continue
			}
			waits[phase]++
			for _, s := range []engine.Seat{0, 1, 2, 3, engine.Nobody} {
				if v := w.round.View(s); (v.Held() == engine.Hidden) != (s != w.round.Turn()) {
					t.Errorf("%v, phase %d: seat %d sees %d in the hand of seat %d", tr, phase, s, v.Held(), w.round.Turn())
				}
			}
		}
	}
	if waits[engine.Giving] < 5 || waits[engine.Shuffling] < 5 {
		t.Errorf("a drawn card was in hand so often, by phase: %v", waits)
	}
}
