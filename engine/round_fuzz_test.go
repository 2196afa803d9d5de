package engine_test

import (
	"bytes"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/must"
)

// FuzzMoves plays any bytes as moves: each is refused and changes nothing, or
// leads to a round with all its cards.
func FuzzMoves(f *testing.F) {
	f.Add(uint8(0), []byte{0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0})
	f.Add(uint8(11), []byte{1, 0, 0, 0, 0, 1, 1, 1, 1, 2, 1, 3, 2, 0, 0, 0, 0, 0, 4, 0, 0, 2, 0, 0, 14, 1, 1, 1, 0, 0})
	all := tables()
	f.Fuzz(func(t *testing.T, table uint8, data []byte) {
		tr := all[int(table)*7%len(all)]
		k := &keeper{tb: t, walk: tr.begin(t)}
		for ; len(data) >= 6; data = data[6:] {
			if k.round.Waits() {
				k.shuffle()
				continue
			}
			m := engine.Move{
				Do: engine.MoveKind(data[0]), Seat: engine.Seat(data[1]),
				A: engine.Spot{Seat: engine.Seat(data[2]), Slot: data[3]}, B: engine.Spot{Seat: engine.Seat(data[4]), Slot: data[5]},
			}
			if data[0] == 'L' {
				_ = k.round.Leave(m.Seat)
				continue // the cards of a player who left are out of play
			}
			before := k.round
			if err := k.round.Do(m); err != nil && k.round != before {
				t.Fatalf("%v: %v changes the round: %v", tr, m, err)
			}
			if v := k.round.View(0); v.Phase() != k.round.Phase() {
				t.Fatal("a view of another phase")
			}
		}
		if k.round.Phase() != engine.Over && !k.round.Waits() && len(k.round.AppendMoves(nil)) == 0 {
			t.Fatalf("%v: no player has a move in phase %d", tr, k.round.Phase())
		}
	})
}

// FuzzJournal reads any lines as the journal of a round: each is refused and
// changes nothing, or is an event that is written as it was read.
func FuzzJournal(f *testing.F) {
	k := &keeper{tb: f, walk: trial{variant: "recall", players: 2, seed: 3}.begin(f)}
	f.Add([]byte(`{"dealt":{"variant":"recall","players":2,"first":0,"order":[]}}` + "\n" + `{"moved":{"do":"draw","seat":0}}`))
	var lines [][]byte
	lines = append(lines, must.Get(engine.Marshal(engine.CardsDealt{Variant: "recall", Players: 2, Order: k.pack.Codes(k.order)})))
	for k.round.Phase() != engine.Over {
		if k.round.Waits() {
			k.shuffle()
			lines = append(lines, must.Get(engine.Marshal(k.events[len(k.events)-1])))
			continue
		}
		m := k.choose()
		must.Do(f, k.round.Do(m))
		lines = append(lines, must.Get(engine.Marshal(engine.Moved{Move: m})))
	}
	f.Add(bytes.Join(lines, []byte("\n")))
	f.Fuzz(func(t *testing.T, data []byte) {
		played := engine.Played{}
		for line := range bytes.Lines(data) {
			e, err := engine.Unmarshal(line)
			if err != nil {
				continue
			}
			text, err := engine.Marshal(e)
			if err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			if _, err := engine.Unmarshal(text); err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			before := played
			if played, err = played.Fold(e); err != nil && played != before {
				t.Fatalf("%s changes the round: %v", line, err)
			}
		}
	})
}
