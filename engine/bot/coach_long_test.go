//go:build long

package bot_test

import (
	"math"
	"slices"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
)

// TestAdviceIsRightWhenPlayedOn asks the coach what share of the round each move wins that is made with
// a drawn card, and plays on.
func TestAdviceIsRightWhenPlayedOn(t *testing.T) {
	type asked struct {
		seat   engine.Seat
		called bool
		won    float64
	}
	for _, n := range []int{2, 4} {
		p := pack(t, "rat-a-tat-cat", nil)
		at := seat(p, slices.Repeat([]bot.Level{bot.Steady}, n)...)
		var round []asked
		at.see = func(r *engine.Round, m engine.Move) {
			if r.Phase() != engine.HoldDrawn {
				return
			}
			all := looks(p, r.View(m.Seat), 20, 1)
			for _, e := range all[0].Moves {
				if e.Move == m {
					round = append(round, asked{m.Seat, r.Caller() != engine.Nobody, e.Won})
				}
			}
		}
		said, won, times := map[bool]float64{}, map[bool]float64{}, map[bool]float64{}
		for seed := range uint64(400) {
			round = nil
			res := at.play(seed)
			for _, a := range round {
				times[a.called]++
				said[a.called] += a.won
				won[a.called] += share(res, int(a.seat))
			}
		}
		for called, times := range times {
			if said, won := said[called]/times, won[called]/times; math.Abs(said-won) > 0.04 {
				t.Errorf("%d players, after a call %t: the coach says %.1f %%, and %.1f %% are won", n, called, 100*said, 100*won)
			}
		}
	}
}
