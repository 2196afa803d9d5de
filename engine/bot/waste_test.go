package bot_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
)

// wastes reports whether a move puts a drawn number on a known one, nobody having called, and
// leaves a line that counts more than after the drawn card is thrown away.
func wastes(t *testing.T, p *engine.Pack, r engine.Round, m engine.Move) bool {
	t.Helper()
	if m.Do != engine.Replace || r.Phase() != engine.HoldDrawn || r.Owed() > 0 || r.Caller() != engine.Nobody {
		return false
	}
	v := r.View(m.Seat)
	if !v.Knows(m.A) || p.Deck[v.Card(m.A)].Power != engine.NoPower || p.Deck[v.Held()].Power != engine.NoPower {
		return false
	}
	put, thrown := r, r
	must.Do(t, errors.Join(put.Do(m), thrown.Do(engine.Move{Do: engine.Discard, Seat: m.Seat})))
	return p.Points(&put, m.Seat) > p.Points(&thrown, m.Seat)
}

// TestNobodyIsToldToWasteALowCard asks the coach in rounds of sharp players, and reviews them: a
// drawn card is never put on a lower one that its player knows, nor is that praised, nor is
// anything else blamed for not being that.
func TestNobodyIsToldToWasteALowCard(t *testing.T) {
	for _, players := range assault.Few(1, []int{2, 4}) {
		p := pack(t, "rat-a-tat-cat", nil)
		levels := slices.Repeat([]bot.Level{bot.Sharp}, players)
		levels[0] = random // who wastes some
		at := seat(p, levels...)
		asked, wasted, plays := 0, 0, assault.Times(16, 30, 30)
		var decisions []bot.Decision
		rounds := map[engine.View]engine.Round{} // in which they were made
		at.see = func(r *engine.Round, m engine.Move) {
			if m.Seat == engine.Nobody {
				return
			}
			v := r.View(m.Seat)
			if m.Seat == 0 {
				decisions, rounds[v] = append(decisions, bot.Decision{View: v, Move: m}), *r
				if wastes(t, p, *r, m) {
					wasted++
				}
				return
			}
			if v.Phase() != engine.HoldDrawn || m.Seat != r.Turn() {
				return
			}
			bot.Question{Pack: p, View: v, Worlds: 64, Seed: uint64(asked)}.Advise(context.Background(), func(a bot.Advice) {
				asked++
				if best := a.Moves[0].Move; wastes(t, p, *r, best) {
					t.Errorf("%d players: the coach advises %v", players, best)
				}
			})
			if wastes(t, p, *r, m) {
				t.Errorf("%d players: a sharp player plays %v", players, m)
			}
		}
		for seed := range uint64(plays) {
			decisions = nil
			at.play(seed)
			costly, best := verdicts(p, decisions)
			for _, v := range costly {
				if wastes(t, p, rounds[v.View], v.Other) {
					t.Errorf("%d players, seed %d: %v is blamed for not being %v", players, seed, v.Move, v.Other)
				}
			}
			for _, v := range best {
				if wastes(t, p, rounds[v.View], v.Move) {
					t.Errorf("%d players, seed %d: %v is praised", players, seed, v.Move)
				}
			}
		}
		if asked < 2*plays || wasted*6 < plays {
			t.Errorf("%d players: the coach was asked %d times, and %d cards were wasted", players, asked, wasted)
		}
	}
}

// TestALowCardGoesIfThatWinsTheGame has a player who comes to exactly the limit with a card
// that counts more, and falls to half of it: the coach and sharp players put it there, and do not
// in a game without that rule.
func TestALowCardGoesIfThatWinsTheGame(t *testing.T) {
	falls := engine.House{engine.End: engine.EndThreshold, engine.ThresholdCmp: engine.Exceed, engine.ExactLimit: "50"}
	never := engine.House{engine.End: engine.EndThreshold, engine.ThresholdCmp: engine.Exceed}
	for _, tt := range []struct {
		mine, drawn string
		total       int
	}{
		{"0 2 3 4", "1", 90}, // nine points, ten with the 1 in the place of the 0
		{"2 2 1 3", "5", 89}, // eight points, eleven with the 5 in the place of a 2
	} {
		r := late(t, pack(t, "rat-a-tat-cat", nil), tt.mine, tt.drawn)
		v := r.View(0)
		for _, house := range []engine.House{falls, never} {
			p := pack(t, "rat-a-tat-cat", house)
			g, falls := game(t, house, 0, tt.total, 75), house[engine.ExactLimit] != ""
			var last bot.Advice
			bot.Question{Pack: p, View: v, Game: g, Worlds: 400, Seed: 1}.Advise(t.Context(), func(a bot.Advice) { last = a })
			best := last.Moves[0]
			if first := best.Move.Do == engine.Replace && best.Move.A.Slot == 0; first != falls || falls && best.Game < 0.8 {
				t.Errorf("%s with %s, it falls: %t: the coach says %+v", tt.mine, tt.drawn, falls, best)
			}
			m := bot.NewMind(p).Move(&v, bot.Player{Level: bot.Sharp, Game: g, Dice: rand.New(rand.NewPCG(1, 1))})
			if first := m.Do == engine.Replace && m.A.Slot == 0; first != falls {
				t.Errorf("%s with %s, it falls: %t: sharp plays %v", tt.mine, tt.drawn, falls, m)
			}
		}
	}
}
