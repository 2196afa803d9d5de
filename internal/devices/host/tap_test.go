package host_test

import (
	"bytes"
	"fmt"
	"sync"
	"testing"

	"tabby/engine"
	"tabby/internal/table/round"
)

// A tap is what one guest was sent while the cards were hidden.
type tap struct {
	mu  sync.Mutex
	all [][]byte
}

func (w *tap) hear(data []byte) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.all = append(w.all, bytes.Clone(data))
}

// check compares the codes on the wire, before the cards were turned up, with those that
// the player of a seat may ever have seen.
func (w *tap) check(t *testing.T, who string, seat engine.Seat, past []round.PastMove) {
	t.Helper()
	pack := past[0].Before.Pack
	if kinds := pack.Deck.Size(); kinds < pack.Size() || len(pack.Deck) < pack.Size() {
		return // equal cards cannot be told apart
	}
	allowed := map[string]bool{}
	for _, m := range past {
		for _, p := range []engine.Played{m.Before, m.After} {
			v := p.Round.View(seat)
			for s := range engine.Seat(v.Players()) {
				for slot := range v.Len(s) {
					allowed[pack.Code(v.Card(engine.Spot{Seat: s, Slot: uint8(slot)}))] = true
				}
			}
			for i := range v.Discards() {
				allowed[pack.Code(v.Discarded(i))] = true
			}
			allowed[pack.Code(v.Held())] = true
			if m.Do == engine.Snap { // a wrong one is shown to all
				allowed[pack.Code(m.Before.Round.Card(m.A))] = true
			}
		}
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	scanned := 0
	for _, data := range w.all {
		if bytes.Contains(data, []byte(`"over":true`)) || bytes.Contains(data, []byte(`"points":"`)) {
			break
		}
		scanned++
		for _, f := range pack.Deck {
			if !allowed[f.Code] && bytes.Contains(data, fmt.Appendf(nil, "%q", f.Code)) {
				t.Errorf("%s was sent %s, which was hidden: %s", who, f.Code, data)
				return
			}
		}
	}
	if scanned == 0 { // on a slow machine a guest is sent the latest only
		t.Errorf("%s was sent nothing in %d moves", who, len(past))
	}
}
