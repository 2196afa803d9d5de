//go:build smoke && long

package smoke

import (
	"math/rand/v2"
	"testing"
	"time"

	"tabby/internal/testing/assault"
)

// TestKilledWindowKeepsEveryRound kills the program with its window while a round
// is written down, at moments around the last key.
func TestKilledWindowKeepsEveryRound(t *testing.T) {
	w := newTable(t)
	w.does("record", "--new", `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cy"],"end":{"end":"threshold_ends","threshold":9999}}`)
	game, dice := w.games()[0], rand.New(rand.NewPCG(19, 20))
	kills := assault.Times(1, 1, 30)
	rounds := 0
	for i := range kills {
		p := w.open()
		p.press("5", "6", "7", "Return", "Return")
		if i == 0 { // once as soon as it is written down for certain
			w.awaitRounds(game, 1)
		} else {
			<-time.After(time.Duration(dice.Int64N(int64(150 * time.Millisecond))))
		}
		kept := w.sheet(game).Rounds
		p.kill()
		if now := w.sheet(game).Rounds; now < max(kept, rounds) {
			t.Fatalf("%d rounds, %d were kept", now, max(kept, rounds))
		}
		rounds = w.sheet(game).Rounds
		w.does("history", "check")
	}
	assault.Tried(t, kills, assault.Kills)
}
