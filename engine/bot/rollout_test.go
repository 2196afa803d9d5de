package bot_test

import (
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
)

func TestATurnAtAGlanceIsATurnMoveByMove(t *testing.T) {
	for _, r := range engine.Variants() {
		p := pack(t, r.ID, nil)
		fast, slow := bot.NewRollouts(p, 1), bot.NewRollouts(p, 1)
		slow.Slowly = true
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

func TestNoRolloutAllocates(t *testing.T) {
	for _, r := range engine.Variants() {
		at := bot.NewRollouts(pack(t, r.ID, nil), 1)
		if n := testing.AllocsPerRun(50, func() { at.Play(r.Players.Max) }); n > 0 {
			t.Errorf("%s: %v allocations", r.ID, n)
		}
	}
}

func TestSoundPlayLowersLinesAsItShould(t *testing.T) {
	at := seat(pack(t, "rat-a-tat-cat", nil), bot.Steady, bot.Steady, bot.Steady, bot.Steady)
	sum, lines := 0, 0
	at.see = func(r *engine.Round, m engine.Move) {
		if m.Do == engine.EndTurn && r.TurnsHad(m.Seat) == 2 {
			sum += at.pack.Points(r, m.Seat)
			lines++
		}
	}
	for seed := range uint64(3000) {
		at.play(seed)
	}
	t.Logf("%.2f points", float64(sum)/float64(lines))
}
