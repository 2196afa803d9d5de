package engine_test

import (
	"testing"

	"tabby/engine"
)

func TestNoMoreIsRevealedThanIsSaid(t *testing.T) {
	w := trial{variant: "rat-a-tat-cat", players: 3, seed: 4}.begin(t)
	for _, c := range []struct {
		more                engine.Revealed
		own, others, drawn2 bool
		drawn               bool
	}{
		{more: 0},
		{more: engine.RevealOwnLine, own: true},
		{more: engine.RevealLines, own: true, others: true},
		{more: engine.RevealNextCard, drawn: true},
		{more: engine.RevealDrawPile, drawn: true, drawn2: true},
	} {
		v := w.round.Reveal(1, c.more)
		if c.more == 0 && v != w.round.View(1) {
			t.Error("who is shown nothing sees another view")
		}
		for i, want := range []bool{c.drawn, c.drawn2} {
			if got := v.Drawn(i); got != engine.Hidden != want || want && got != w.round.Drawn(i) {
				t.Errorf("revealed %b: card %d of the draw pile is %d, known %t", c.more, i, got, want)
			}
		}
		for s := range engine.Seat(3) {
			at, want := engine.Spot{Seat: s, Slot: 1}, c.others || c.own && s == 1
			if v.Knows(at) != want || want && v.Card(at) != w.round.Card(at) {
				t.Errorf("revealed %b: the card of seat %d is %d, known %t", c.more, s, v.Card(at), want)
			}
		}
	}
}
