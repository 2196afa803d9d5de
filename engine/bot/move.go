package bot

import (
	"math/rand/v2"

	"tabby/engine"
)

// Move returns the move of a player of that level: a legal move of the seat of the
// view, which must have one. It is a function of the view and the dice alone.
//
// In another player's turn there may be only snaps; Move then returns one even if
// the player would not snap. Ask [Snaps] first.
func Move(p *engine.Pack, v engine.View, l Level, dice *rand.Rand) engine.Move {
	return NewMind(p).Move(&v, l, dice)
}

// Snaps reports whether a player of that level wants to play a matching card out
// of turn now, and the move.
func Snaps(p *engine.Pack, v engine.View, l Level, dice *rand.Rand) (engine.Move, bool) {
	return NewMind(p).Snaps(&v, l, dice)
}
