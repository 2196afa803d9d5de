package round

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

// placed sets up a position of a variant by codes: the top of the draw pile,
// the discard pile from its bottom, and the lines.
func placed(t *testing.T, variant string, draw, discard []string, lines ...[]string) engine.Played {
	t.Helper()
	rules := must.Get(engine.NewRuleset(variant, nil))
	pack := must.Get(engine.NewPack(rules))
	codes := func(all []string) []engine.Card {
		return must.Get(pack.Cards(all))
	}
	at := engine.Position{Draw: codes(draw), Discard: codes(discard), Looked: true}
	for _, l := range lines {
		at.Lines = append(at.Lines, codes(l))
	}
	r := must.Get(pack.Place(at))
	return engine.Played{Pack: pack, Round: r}
}

func TestMovesAreDescribedAsAllPlayersSawThem(t *testing.T) {
	spot := func(s engine.Seat, slot uint8) engine.Spot { return engine.Spot{Seat: s, Slot: slot} }
	ann := func(do engine.MoveKind, spots ...engine.Spot) engine.Move {
		m := engine.Move{Do: do}
		for i, s := range spots {
			*[]*engine.Spot{&m.A, &m.B}[i] = s
		}
		return m
	}
	cat := func(draw ...string) engine.Played {
		return placed(t, "rat-a-tat-cat", append(draw, "9", "9"), []string{"0"}, []string{"1", "2", "3", "4"}, []string{"5", "6", "7", "8"})
	}
	recall := placed(t, "recall", []string{"9H", "KC", "KD", "4C"}, []string{"5C"}, []string{"AC", "2C", "3C", "9C"}, []string{"9D", "6C", "7C", "8C"})
	for _, tt := range []struct {
		name  string
		from  engine.Played
		moves []engine.Move
		want  []string
	}{
		{"the discard is taken", cat("6"), []engine.Move{ann(engine.Take), ann(engine.Replace, spot(0, 3))}, []string{"Ann takes the 0.", "Ann replaces their fourth card with the 0 and discards the 4."}},
		{"a drawn card is kept", cat("6"), []engine.Move{ann(engine.Draw), ann(engine.Replace, spot(0, 1))}, []string{"", "Ann replaces their second card with the drawn card and discards the 2."}},
		{"a drawn card goes out", cat("6"), []engine.Move{ann(engine.Draw), ann(engine.Discard)}, []string{"", "Ann discards the 6."}},
		{"a peek", cat("P"), []engine.Move{ann(engine.Draw), ann(engine.Peek, spot(0, 2))}, []string{"", "Ann peeks at card 3."}},
		{
			"a swap", cat("S"),
			[]engine.Move{ann(engine.Draw), ann(engine.UseSwap), ann(engine.Swap, spot(0, 0), spot(1, 3))},
			[]string{"", "", "Ann swaps card 1 and Ben’s card 4."},
		},
		{"no swap", cat("S"), []engine.Move{ann(engine.Draw), ann(engine.UseSwap), ann(engine.Decline)}, []string{"", "", "Ann doesn’t swap."}},
		{"two are drawn", cat("D", "6"), []engine.Move{ann(engine.Draw), ann(engine.UseDrawTwo)}, []string{"", "Ann draws two."}},
		{
			"the end is called", cat("6"),
			[]engine.Move{ann(engine.Draw), ann(engine.Discard), ann(engine.Knock)},
			[]string{"", "Ann discards the 6.", "Ann says “rat-a-tat cat”."},
		},
		{
			"a match", recall,
			[]engine.Move{ann(engine.Draw), ann(engine.Discard), {Do: engine.Snap, Seat: 1, A: spot(1, 0)}},
			[]string{"", "Ann discards the 9 of hearts.", "Ben snaps card 1: the 9 of diamonds."},
		},
		{
			"no match", recall,
			[]engine.Move{ann(engine.Draw), ann(engine.Discard), {Do: engine.Snap, Seat: 1, A: spot(1, 1)}},
			[]string{"", "Ann discards the 9 of hearts.", "Ben shows card 2, the 6 of clubs: no match."},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			n := narrator{languages.English(), func(s engine.Seat) string { return []string{"Ann", "Ben"}[s] }, tt.from.Pack.Ruleset.Rules.Call}
			at := tt.from
			for i, m := range tt.moves {
				after := must.Get(at.Fold(engine.Moved{Move: m}))
				expect.Same(t, "description", n.describe(PastMove{m, at, after}), tt.want[i])
				at = after
			}
		})
	}
}
