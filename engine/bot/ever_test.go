package bot_test

import (
	"fmt"
	"hash/fnv"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/expect"
)

// ever is a hash of all moves of some rounds by themselves, as they were played before players
// looked at games: what players of a game are compared with stays as it was, but
// for what easy and sharp players have learned since (docs/decisions/players.md).
var ever = map[string]uint64{
	"rat-a-tat-cat":  0xfb0f290508dd00ce,
	"rat-a-tat-blat": 0xcefe23a6ec60f63c,
	"rat-a-tat-tat":  0x437c061c71dbcafa,
	"recall":         0x8d8c1b77ae9fb691,
	"minus-four":     0x2b5736f190f190ab,
	"biberbande":     0xbee3cdd470637800,
	"golf-4":         0xb94cb46582efbacf,
}

func TestASingleRoundIsPlayedAsBefore(t *testing.T) {
	for id, want := range ever {
		at := seat(pack(t, id, nil), bot.Sharp, bot.Steady, bot.Sharp, bot.Easy)
		sum := fnv.New64()
		at.see = func(_ *engine.Round, m engine.Move) { fmt.Fprintln(sum, m) }
		for seed := range uint64(6) {
			at.play(seed)
		}
		expect.Same(t, id+": what the moves come to", sum.Sum64(), want)
	}
}
