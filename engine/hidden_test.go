package engine_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"tabby/engine"
)

func TestLineOfAPlayerWhoLeftStaysHidden(t *testing.T) {
	w := trial{variant: "rat-a-tat-tat", players: 2, seed: 4}.begin(t)
	if err := w.round.Leave(1); err != nil || w.round.Phase() != engine.Over {
		t.Fatal(err)
	}
	for s := range engine.Seat(2) {
		v := w.round.View(0)
		if got := v.Knows(engine.Spot{Seat: s}); got != (s == 0) {
			t.Errorf("the line of seat %d is known at the end: %t", s, got)
		}
	}
}

func TestViewHidesTheDrawPile(t *testing.T) {
	w := trial{variant: "recall", players: 3, seed: 4}.begin(t)
	v := w.round.View(1)
	text, err := json.Marshal(v)
	if err != nil || bytes.Contains(text, []byte("cards")) {
		t.Errorf("a view gives away %s, %v", text, err)
	}
	for s := range engine.Seat(3) {
		for slot := range v.Len(s) {
			if v.Knows(engine.Spot{Seat: s, Slot: uint8(slot)}) {
				t.Errorf("knows slot %d of seat %d before looking", slot, s)
			}
		}
	}
}
