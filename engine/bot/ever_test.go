package bot_test

import (
	"fmt"
	"hash/fnv"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
)

// ever is a hash of all moves of some rounds by themselves, as they were played before players
// looked at games: what players of a game are compared with stays as it was, but
// for what easy and sharp players have learned since (docs/decisions/0051).
var ever = map[string]uint64{
	"rat-a-tat-cat":  0x8d2f9e3076159e75,
	"rat-a-tat-blat": 0x7a70f99ba952c9d,
	"rat-a-tat-tat":  0x5d4856dc9d523700,
	"recall":         0x12d87f339258f58e,
	"minus-four":     0x8d0c443445a38286,
	"biberbande":     0x9db0575855997f1a,
	"golf-4":         0x3dbac0f7b976ce8,
}

func TestPlayersOfARoundByItselfPlayAsEver(t *testing.T) {
	for _, r := range engine.Variants() {
		at := seat(pack(t, r.ID, nil), bot.Sharp, bot.Steady, bot.Sharp, bot.Easy)
		sum := fnv.New64()
		at.see = func(_ *engine.Round, m engine.Move) { fmt.Fprintln(sum, m) }
		for seed := range uint64(6) {
			at.play(seed)
		}
		if got := sum.Sum64(); got != ever[r.ID] {
			t.Errorf("%s: the moves come to %#x, not %#x", r.ID, got, ever[r.ID])
		}
	}
}
