package engine_test

import (
	"testing"

	"tabby/engine"
)

func TestPlayersAreToldNoMoreThanIsSaid(t *testing.T) {
	w := trial{variant: "rat-a-tat-cat", players: 3, seed: 4}.begin(t)
	for _, c := range []struct {
		told                engine.Told
		own, others, drawn2 bool
		drawn               bool
	}{
		{told: 0},
		{told: engine.ToldOwnLine, own: true},
		{told: engine.ToldLines, own: true, others: true},
		{told: engine.ToldNextCard, drawn: true},
		{told: engine.ToldDrawPile, drawn: true, drawn2: true},
	} {
		v := w.round.Tell(1, c.told)
		if c.told == 0 && v != w.round.View(1) {
			t.Error("somebody who is told nothing sees another view")
		}
		for i, want := range []bool{c.drawn, c.drawn2} {
			if got := v.Drawn(i); got != engine.Hidden != want || want && got != w.round.Drawn(i) {
				t.Errorf("told %b: card %d of the draw pile is %d, known %t", c.told, i, got, want)
			}
		}
		for s := range engine.Seat(3) {
			at, want := engine.Spot{Seat: s, Slot: 1}, c.others || c.own && s == 1
			if v.Knows(at) != want || want && v.Card(at) != w.round.Card(at) {
				t.Errorf("told %b: the card of seat %d is %d, known %t", c.told, s, v.Card(at), want)
			}
		}
	}
}
