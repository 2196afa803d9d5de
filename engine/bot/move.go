package bot

import (
	"math/rand/v2"

	"tabby/engine"
)

// Move returns what a player of that level does: a legal move of the seat of the
// view, which must have one. It is a function of the view and the dice alone.
//
// In the middle of somebody else's turn the only moves there are may be snaps;
// Move then returns one, wanted or not. Ask [Snaps] first.
func Move(p *engine.Pack, v engine.View, _ Level, dice *rand.Rand) engine.Move {
	all := v.AppendMoves(nil)
	some := make([]engine.Move, 0, len(all))
	for _, m := range all {
		if m.Do != engine.Snap {
			some = append(some, m)
		}
	}
	if len(some) == 0 {
		some = all
	}
	return some[dice.IntN(len(some))]
}

// Snaps reports whether a player of that level wants to play a matching card out
// of turn now, and the move.
func Snaps(p *engine.Pack, v engine.View, _ Level, dice *rand.Rand) (engine.Move, bool) {
	return engine.Move{}, false
}
