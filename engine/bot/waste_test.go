package bot_test

import (
	"context"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
)

// wastes reports whether a move puts a drawn number on a lower one that its player knows.
func wastes(p *engine.Pack, v *engine.View, m engine.Move) bool {
	if m.Do != engine.Replace || v.Phase() != engine.HoldDrawn || v.Owed() > 0 || v.Caller() != engine.Nobody || !v.Knows(m.A) {
		return false
	}
	own, held := p.Deck[v.Card(m.A)], p.Deck[v.Held()]
	return own.Power == engine.NoPower && held.Power == engine.NoPower && own.Points < held.Points
}

// TestNobodyIsToldToWasteALowCard asks the coach in rounds of sharp players, and reviews them: a
// drawn card is never put on a lower one that its player knows, nor is that praised, nor is
// anything else blamed for not being that.
func TestNobodyIsToldToWasteALowCard(t *testing.T) {
	for _, players := range []int{2, 4} {
		p := pack(t, "rat-a-tat-cat", nil)
		levels := make([]bot.Level, players)
		for i := range levels {
			levels[i] = bot.Sharp
		}
		levels[0] = random // who wastes some
		at := seat(p, levels...)
		asked, wasted := 0, 0
		var decisions []bot.Decision
		at.see = func(r *engine.Round, m engine.Move) {
			if m.Seat == engine.Nobody {
				return
			}
			v := r.View(m.Seat)
			if m.Seat == 0 {
				decisions = append(decisions, bot.Decision{View: v, Move: m})
				if wastes(p, &v, m) {
					wasted++
				}
				return
			}
			if v.Phase() != engine.HoldDrawn || m.Seat != r.Turn() {
				return
			}
			bot.Question{Pack: p, View: v, Worlds: 64, Seed: uint64(asked)}.Advise(context.Background(), func(a bot.Advice) {
				asked++
				if best := a.Moves[0].Move; wastes(p, &v, best) {
					t.Errorf("%d players: the coach advises %v", players, best)
				}
			})
			if wastes(p, &v, m) {
				t.Errorf("%d players: a sharp player plays %v", players, m)
			}
		}
		for seed := range uint64(30) {
			decisions = nil
			at.play(seed)
			review := bot.NewReview(p, decisions)
			for review.Step() {
			}
			costly, best := review.Verdicts()
			for _, v := range costly {
				if wastes(p, &v.View, v.Other) {
					t.Errorf("%d players, seed %d: %v is blamed for not being %v", players, seed, v.Move, v.Other)
				}
			}
			for _, v := range best {
				if wastes(p, &v.View, v.Move) {
					t.Errorf("%d players, seed %d: %v is praised", players, seed, v.Move)
				}
			}
		}
		if asked < 60 || wasted < 5 {
			t.Errorf("%d players: the coach was asked %d times, and %d cards were wasted", players, asked, wasted)
		}
	}
}
