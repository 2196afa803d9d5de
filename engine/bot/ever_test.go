package bot_test

import (
	"fmt"
	"hash/fnv"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
)

// ever is a hash of all moves of some rounds by themselves, as they were played before players
// looked at games: what players of a game are compared with stays as it was.
var ever = map[string]uint64{
	"rat-a-tat-cat":  0xa570c8531f5c3594,
	"rat-a-tat-blat": 0xea3007b3da8230a7,
	"rat-a-tat-tat":  0xeb30d500704e66aa,
	"recall":         0x729a11d55c051e29,
	"minus-four":     0x6c52c5845c9ddb14,
	"biberbande":     0x93f90618f6328a89,
	"golf-4":         0x8f2b1077e22bf35e,
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
