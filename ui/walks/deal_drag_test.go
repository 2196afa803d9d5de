//go:build !nodeck

package walks_test

import (
	"testing"

	"tabby/engine"
)

func TestDragMakesTheMoveItStandsFor(t *testing.T) {
	for _, tt := range []struct {
		name string
		when engine.MoveKind
		way  func(v tableau) (from, to spot)
		want []engine.MoveKind
	}{
		{
			"a card is drawn", engine.Draw,
			func(v tableau) (from, to spot) { return v.at(drawPile), v.card(v.holder, 1) },
			[]engine.MoveKind{engine.Draw},
		},
		{
			"the discard replaces a card", engine.Take,
			func(v tableau) (from, to spot) { return v.at(discardPile), v.card(v.holder, 2) },
			[]engine.MoveKind{engine.Take, engine.Replace},
		},
		{
			"the card in hand replaces one", engine.Replace,
			func(v tableau) (from, to spot) { return v.at(inHand), v.card(v.holder, 0) },
			[]engine.MoveKind{engine.Replace},
		},
		{
			"a card goes out", engine.Replace,
			func(v tableau) (from, to spot) { return v.card(v.holder, 3), v.at(discardPile) },
			[]engine.MoveKind{engine.Replace},
		},
		{
			"the card in hand goes out", engine.Discard,
			func(v tableau) (from, to spot) { return v.at(inHand), v.at(discardPile) },
			[]engine.MoveKind{engine.Discard},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x := dealt(t, "rat-a-tat-tat", nil, "Ann", "Ben")
			v, before := x.until(tt.when), len(x.moves())
			x.drag(tt.way(v))
			var did []engine.MoveKind
			for _, m := range x.moves()[before:] {
				did = append(did, m.Do)
			}
			want(t, "moves", did, tt.want)
			want(t, "cards left in the air", x.look().loose, 0)
		})
	}
}

func TestDragThatIsNotAllowedIsExplained(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	v := x.until(engine.Draw)
	before := x.round().Round
	other := (v.holder + 1) % 2
	x.drag(v.at(drawPile), v.card(other, 0))
	want(t, "the round stands as it was", x.round().Round == before, true)
	v = x.until(engine.Replace)
	before = x.round().Round
	x.drag(v.card(v.holder, 0), v.card((v.holder+1)%2, 0))
	want(t, "the round stands as it was", x.round().Round == before, true)
	want(t, "message", x.Message(), "That can’t be done now; do what Tabby asks first.")
}
