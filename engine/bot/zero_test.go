package bot_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/minusfour"
	"tabby/internal/testing/must"
)

// positioned returns a round of two in which all lines are known to their players.
func positioned(t *testing.T, p *engine.Pack, mine, theirs, draw, discard string) engine.Round {
	t.Helper()
	all := []byte{3, 3, 3, 3}
	r := must.Get(p.Place(engine.Position{
		Lines: [][]engine.Card{cards(t, p, strings.Fields(mine)...), cards(t, p, strings.Fields(theirs)...)}, Seen: [][]byte{all, all},
		Draw: cards(t, p, strings.Fields(draw)...), Discard: cards(t, p, discard), Looked: true, Turns: []int{1, 1},
	}))
	return r
}

func TestEachCardBelowZeroIsBetterThanTheOneAbove(t *testing.T) {
	p := pack(t, minusfour.Rules.ID, nil)
	for _, tt := range []struct {
		mine, discard string
		improves      bool
	}{
		{"9 8 9 0", "-2", true},
		{"0 1 0 1", "-1", true},
		{"0 0 0 0", "-2", true},
		{"0 0 0 0", "0", false},
		{"-1 -1 0 -1", "-2", true},
		{"-1 -1 -1 -2", "-2", true},
		{"-1 -1 -1 -1", "0", false},
		{"-2 -2 -1 -1", "-1", false},
	} {
		for _, level := range []bot.Level{bot.Steady, bot.Sharp} {
			r := positioned(t, p, tt.mine, "3 4 3 4", "9 9 9 5 5", tt.discard)
			must.Do(t, r.Do(engine.Move{Do: engine.Take}))
			v := r.View(0)
			put := bot.NewMind(p).Move(&v, bot.Player{Level: level, Dice: dice(1)})
			if points := lineAfter(t, p, r, put); points < p.Count(cards(t, p, strings.Fields(tt.mine)...)...) != tt.improves {
				t.Errorf("%v with %s and a %s is left with %d", level, tt.mine, tt.discard, points)
			}
		}
	}
}

// lineAfter returns what the line of the first seat counts after a move.
func lineAfter(t *testing.T, p *engine.Pack, r engine.Round, m engine.Move) int {
	t.Helper()
	must.Do(t, r.Do(m))
	var line []engine.Card
	for slot := range uint8(r.Len(0)) {
		line = append(line, r.Card(engine.Spot{Slot: slot}))
	}
	return p.Count(line...)
}

func dice(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, seed)) }

func TestADrawnCardBelowZeroReplacesAZero(t *testing.T) {
	p := pack(t, minusfour.Rules.ID, nil)
	for drawn, keeps := range map[string]bool{"-2": true, "-1": true, "0": false, "1": false} {
		for _, level := range []bot.Level{bot.Steady, bot.Sharp} {
			r := positioned(t, p, "0 0 0 0", "3 4 3 4", drawn+" 9 9 9 5 5", "9")
			must.Do(t, r.Do(engine.Move{Do: engine.Draw}))
			v := r.View(0)
			if m := bot.NewMind(p).Move(&v, bot.Player{Level: level, Dice: dice(2)}); (m.Do == engine.Replace) != keeps {
				t.Errorf("%v with four zeros draws %s: %v", level, drawn, m.Do)
			}
		}
	}
}

func TestAZeroIsWorthReplacingIfCardsGoBelow(t *testing.T) {
	signed, cat := pack(t, minusfour.Rules.ID, nil), pack(t, "rat-a-tat-cat", nil)
	if none := bot.Saves(cat, 0); none != 0 {
		t.Errorf("drawing saves %d of a zero, and no card is lower", none)
	}
	if one, zero, lowest := bot.Saves(signed, 1), bot.Saves(signed, 0), bot.Saves(signed, -2); one <= zero || zero <= 0 || lowest != 0 {
		t.Errorf("drawing saves %d sixteenths of a one, %d of a zero, %d of the lowest card", one, zero, lowest)
	}
}
