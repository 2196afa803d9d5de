package bot_test

import (
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/must"
)

// turns plays that many turns in which seat 0 draws and discards, notes them, and returns
// the view at the beginning of the next one.
func turns(t *testing.T, r *engine.Round, m *bot.Memory, n int) engine.View {
	t.Helper()
	for range 2 * n {
		for _, d := range []engine.MoveKind{engine.Draw, engine.Discard, engine.EndTurn} {
			move := engine.Move{Do: d, Seat: r.Turn()}
			if v := r.View(0); move.Seat == 0 {
				m.Note(&v, move)
			}
			must.Do(t, r.Do(move))
		}
	}
	return r.View(0)
}

func TestForgottenCardStaysForgotten(t *testing.T) {
	p := pack(t, "rat-a-tat-cat", nil)
	r := positioned(t, p, "9 8 1 2", "0 0 1 6", "3 4 5 6 7 8 3 4 5 6 7 8 3 4 5 6", "9")
	var m bot.Memory
	last := 0
	for turn := range 8 {
		v := turns(t, &r, &m, 1)
		n := len(m.Forgotten(&v))
		if n < last {
			t.Fatalf("in turn %d the player forgets %d cards, before it were %d", turn, n, last)
		}
		if again := len(m.Forgotten(&v)); again != n {
			t.Fatalf("the same moment is forgotten in two ways: %d cards, and %d", n, again)
		}
		last = n
	}
	if last == 0 {
		t.Error("nothing is forgotten in eight turns")
	}
}

func TestCardThatIsSeenAgainIsRemembered(t *testing.T) {
	p := pack(t, "rat-a-tat-cat", nil)
	r := positioned(t, p, "9 8 1 2", "0 0 1 6", "3 4 5 6 7 8 3 4 5 6 7 8 3 4 5 6 P", "9")
	var m bot.Memory
	v := turns(t, &r, &m, 8)
	forgot := m.Forgotten(&v)
	if len(forgot) == 0 {
		t.Fatal("nothing is forgotten in eight turns")
	}
	for _, move := range []engine.Move{{Do: engine.Draw}, {Do: engine.Peek, A: engine.Spot{Slot: forgot[0]}}} {
		v = r.View(0)
		m.Note(&v, move)
		must.Do(t, r.Do(move))
	}
	v = r.View(0)
	if now := m.Forgotten(&v); len(now) != len(forgot)-1 || len(now) > 0 && now[0] == forgot[0] {
		t.Errorf("after a look at card %d of %v the player forgets %v", forgot[0], forgot, now)
	}
}

func TestOpenCardIsNotForgotten(t *testing.T) {
	at := seat(pack(t, "rat-a-tat-cat", engine.House{engine.Younger: engine.On}), bot.Easy, bot.Easy)
	at.see = func(r *engine.Round, m engine.Move) {
		if m.Seat == engine.Nobody {
			return
		}
		v := r.View(m.Seat)
		for _, slot := range at.memory[m.Seat].Forgotten(&v) {
			if v.FaceUp(engine.Spot{Seat: m.Seat, Slot: slot}) {
				t.Fatalf("card %d lies open and is forgotten", slot)
			}
		}
	}
	for seed := range uint64(20) {
		at.play(seed)
	}
}
