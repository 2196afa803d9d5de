package bot_test

import (
	"fmt"
	"math"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/expect"
)

// calledIn plays all rounds of steady players.
func calledIn(p *engine.Pack, players int) *bot.Calls {
	c := bot.NewCalls(p, players)
	for c.Step() {
	}
	return c
}

func TestTheOddsOfACallAreTheSameEachTime(t *testing.T) {
	for _, players := range []int{2, 4} {
		a, b := calledIn(pack(t, "rat-a-tat-cat", nil), players), calledIn(pack(t, "rat-a-tat-cat", nil), players)
		for hand := range 30 {
			expect.Same(t, fmt.Sprintf("%d players and a hand of %d, asked again", players, hand), b.By(hand), a.By(hand))
		}
	}
}

// TestANaiveCountOfCallsAgrees plays rounds move by move with other cards.
func TestANaiveCountOfCallsAgrees(t *testing.T) {
	at := seat(pack(t, "rat-a-tat-cat", nil), bot.Steady, bot.Steady, bot.Steady)
	var naive [64]bot.Called
	for seed := range uint64(2000) {
		at.first = engine.Seat(seed % 3)
		if res := at.play(seed); res.Caller != engine.Nobody {
			c := &naive[res.Points[res.Caller]]
			c.Calls++
			if res.Winners[res.Caller] {
				c.Right++
			}
		}
	}
	odds, compared := calledIn(at.pack, 3), 0
	for hand, c := range naive {
		if c.Calls < 100 {
			continue
		}
		compared++
		share, err := c.Share()
		other, err2 := odds.By(hand).Share()
		if math.Abs(share-other) > 4*math.Hypot(err, err2) {
			t.Errorf("a call with %d is right in %.3f ± %.3f of rounds, and in %.3f ± %.3f", hand, share, err, other, err2)
		}
	}
	if compared < 4 {
		t.Errorf("only %d hands were compared", compared)
	}
}

func TestHouseRulesChangeTheOddsOfACall(t *testing.T) {
	usual := calledIn(pack(t, "rat-a-tat-cat", nil), 2)
	late := calledIn(pack(t, "rat-a-tat-cat", engine.House{engine.MinKnockTurns: "5"}), 2)
	if usual.By(9) == late.By(9) {
		t.Error("a call in the sixth turn is right as often")
	}
}

// BenchmarkCalls counts the calls of rounds of four.
func BenchmarkCalls(b *testing.B) {
	for _, variant := range []string{"rat-a-tat-cat", "recall"} {
		b.Run(variant, func(b *testing.B) {
			p, steps := pack(b, variant, nil), 0
			for b.Loop() {
				c := bot.NewCalls(p, 4)
				for c.Step() {
					steps++
				}
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(steps), "µs/step")
		})
	}
}
