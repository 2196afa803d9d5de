package bot_test

import (
	"fmt"
	"math"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
)

func TestTune(t *testing.T) {
	for _, va := range []string{"rat-a-tat-cat", "rat-a-tat-tat", "recall"} {
		p := pack(t, va, nil)
		for _, n := range []int{2, 4} {
			for _, duel := range [][2]bot.Level{{bot.Sharp, bot.Steady}} {
				sum, sq, pts, moves, turns, mine := 0.0, 0.0, 0.0, 0, 0, 0.0
				rounds := 1000
				for i := range rounds {
					pair := 0.0
					for s := range n {
						lv := make([]bot.Level, n)
						for k := range lv {
							lv[k] = duel[1]
						}
						lv[s] = duel[0]
						tb := seat(p, lv...)
						res := tb.play(uint64(i))
						moves += tb.count
						w := 0.0
						others := 0.0
						for k := range n {
							if res.Winners[k] {
								w++
							}
							others += float64(res.Points[k])
						}
						if res.Winners[s] {
							pair += 1 / w / float64(n)
						}
						mine += float64(res.Points[s]) / float64(n)
						pts += (float64(res.Points[s]) - (others-float64(res.Points[s]))/float64(n-1)) / float64(n)
					}
					sum += pair
					sq += pair * pair
				}
				N := float64(rounds)
				fmt.Printf("%s %d %v-%v win %.4f ± %.4f  margin %.2f mine %.2f moves %.1f %v\n", va, n, duel[0], duel[1], sum/N, math.Sqrt((sq/N-sum*sum/N/N)/N), pts/N, mine/N, float64(moves)/N/float64(n), turns)
			}
		}
	}
	_ = engine.Nobody
}
