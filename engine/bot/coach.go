package bot

import (
	"context"

	"tabby/engine"
)

// Advice is what the coach tells the player whose turn it is, after some looks
// at what the hidden cards may be.
type Advice struct {
	Worlds int        // how many deals of the hidden cards were tried
	Lowest float64    // the chance, 0 to 1, to have the lowest line if calling now
	Moves  []Expected // the sensible moves, the best first
}

// Expected is what a move leads to on average.
type Expected struct {
	Move   engine.Move
	Ahead  float64 // points by which the own line beats the best other one; negative if it does not
	Error  float64 // the standard error of Ahead
	Points float64 // what the own line counts in the end
	Lowest float64 // the chance, 0 to 1, to have the lowest line in the end
}

// Advise tries that many deals of the cards the view hides, and tells what came
// of it several times: first quickly, then better, at last after all of them. The
// same view and seed give the same last advice. It uses up to two goroutines,
// calls tell from its own, and returns promptly when ctx ends. It tells nothing
// when the seat of the view has no turn to play.
func Advise(ctx context.Context, p *engine.Pack, v engine.View, worlds int, seed uint64, tell func(Advice)) {
}
