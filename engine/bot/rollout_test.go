package bot_test

import (
	"math"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
)

func TestTurnPlaysTheMovesOfNext(t *testing.T) {
	for _, r := range engine.Variants() {
		p := pack(t, r.ID, nil)
		fast, slow := bot.NewRollouts(p, 1), bot.NewRollouts(p, 1)
		slow.Slowly = true
		fast.Sharpen()
		slow.Sharpen()
		for n := r.Players.Min; n <= r.Players.Max; n++ {
			for range 200 {
				fast.Play(n)
				slow.Play(n)
				if fast.Points != slow.Points {
					t.Fatalf("%s for %d: %d points, and %d", r.ID, n, fast.Points, slow.Points)
				}
			}
		}
	}
}

func TestRolloutDoesNotAllocate(t *testing.T) {
	for _, r := range engine.Variants() {
		at := bot.NewRollouts(pack(t, r.ID, nil), 1)
		if n := testing.AllocsPerRun(50, func() { at.Play(r.Players.Max) }); n > 0 {
			t.Errorf("%s: %v allocations", r.ID, n)
		}
	}
}

func TestAPlayerWhoPlaysSoundlyEndsWithFewerPoints(t *testing.T) {
	at := seat(pack(t, "rat-a-tat-cat", nil), bot.Steady, bot.Steady, bot.Steady, bot.Steady)
	var sum, lines [4]float64
	at.see = func(r *engine.Round, m engine.Move) {
		turns := 0
		if m.Do == engine.EndTurn || m.Do == engine.Knock {
			turns = r.TurnsHad(m.Seat) + 1
		}
		if turns > 3 || turns == 0 && m.Do != engine.FirstLook {
			return
		}
		sum[turns] += float64(at.pack.Points(r, m.Seat))
		lines[turns]++
		for slot := range uint8(r.Len(m.Seat)) {
			if r.PowerOf(r.Card(engine.Spot{Seat: m.Seat, Slot: slot})) != engine.NoPower {
				sum[turns] += 5 // what the card that replaces it counts on average
			}
		}
	}
	for seed := range uint64(5000) {
		at.play(seed)
	}
	for turns, want := range map[int]float64{0: 20, 3: 13.6} {
		if got := sum[turns] / lines[turns]; math.Abs(got-want) > 0.5 {
			t.Errorf("a line has %.2f points after %d turns, want %.1f", got, turns, want)
		}
	}
}
