package bot_test

import (
	"slices"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
)

// TestEasyPlayersForgetLikeAChild plays rounds of easy players, who forget and err, but never so that a
// child would laugh: a 0 that its player has seen is kept, and no 9 is taken up again.
func TestEasyPlayersForgetLikeAChild(t *testing.T) {
	at := seat(pack(t, "rat-a-tat-cat", nil), slices.Repeat([]bot.Level{bot.Easy}, 4)...)
	thrown, taken, slips := 0, 0, 0
	at.see = func(r *engine.Round, m engine.Move) {
		if m.Seat == engine.Nobody {
			return
		}
		v := r.View(m.Seat)
		points := func(c engine.Card) int {
			if c >= engine.NoCard || at.pack.Deck[c].Power != engine.NoPower {
				return -1
			}
			return at.pack.Deck[c].Points
		}
		switch {
		case m.Do == engine.Discard && points(v.Held()) == 0,
			m.Do == engine.Replace && points(v.Card(m.A)) == 0 && points(v.Held()) != 0,
			m.Do == engine.Swap && points(v.Card(m.A)) == 0:
			thrown++
		case m.Do == engine.Take && points(v.Discarded(0)) == 9:
			taken++
		case m.Do == engine.Replace && points(v.Card(m.A)) >= 0 && points(v.Card(m.A)) < points(v.Held()):
			slips++
		}
	}
	const rounds = 500
	for seed := range uint64(rounds) {
		at.play(seed)
	}
	if thrown > 0 || taken > 0 {
		t.Errorf("in %d rounds a 0 is given away %d times, and a 9 is taken up %d times", rounds, thrown, taken)
	}
	if slips < rounds/20 {
		t.Errorf("easy players put a high card on a low one only %d times in %d rounds", slips, rounds)
	}
}
