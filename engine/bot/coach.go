package bot

import (
	"context"
	"math"
	"slices"
	"sync"

	"tabby/engine"
)

// Advice is what the coach tells the player whose turn it is, after some deals
// of the cards that player cannot see.
type Advice struct {
	Worlds int        // how many deals were tried
	Lowest float64    // the chance, 0 to 1, to have the lowest line, or share it, if calling at the end of this turn
	Moves  []Expected // the sensible moves, the best first
}

// Expected is what a move leads to on average, if everybody goes on by sound
// rules.
type Expected struct {
	Move   engine.Move
	Ahead  float64 // points by which the best other line counts more than the own one
	Error  float64 // the standard error of Ahead
	Points float64 // what the own line counts in the end
	Lowest float64 // the chance, 0 to 1, to have the lowest line in the end, or share it
}

// firstLook is how many worlds the first advice rests on; each further one rests
// on lookAgain times as many.
const (
	firstLook = 64
	lookAgain = 4
)

// A Question is what the coach is asked.
type Question struct {
	Pack   *engine.Pack
	View   engine.View
	Worlds int    // how many deals to try, at least 1
	Seed   uint64 // of the dice; the same question has the same answers
}

// Advise deals the cards the view hides that many times, plays every sensible
// move in each of these worlds, and tells what came of it: first quickly, then
// better, at last of all worlds.
//
// It works on two goroutines and calls tell from the one it was called on. When
// ctx ends it returns promptly and tells no more. It tells nothing where the seat
// of the view has no turn to play, or not yet.
func (q Question) Advise(ctx context.Context, tell func(Advice)) {
	helpers, ok := q.helpers()
	if !ok {
		return
	}
	for done, next := 0, min(firstLook, q.Worlds); done < q.Worlds; done, next = next, min(next*lookAgain, q.Worlds) {
		var both sync.WaitGroup
		for i, h := range helpers {
			both.Go(func() { h.work(ctx, done+i, next) })
		}
		both.Wait()
		if ctx.Err() != nil || helpers[0].lost || helpers[1].lost {
			return
		}
		tell(advice(helpers[:]))
	}
}

// helpers prepares to answer. It reports false where there is nothing to say.
func (q Question) helpers() (both [2]*coach, ok bool) {
	v := &q.View
	if v.Seat == engine.Nobody || v.Turn() != v.Seat {
		return both, false
	}
	mind := NewMind(q.Pack)
	moves := mind.sensible(v)
	for i := range both {
		d, ok := mind.newDealer(v)
		if !ok {
			return both, false
		}
		if i == 0 {
			moves = d.possible(moves)
		}
		both[i] = &coach{trial: newTrial(d, 0), seed: q.Seed, moves: moves, sums: make([]tally, len(moves))}
	}
	return both, true
}

// A coach tries moves in every second world.
type coach struct {
	*trial
	seed  uint64
	moves []engine.Move
	sums  []tally
	call  tally
	lost  bool // no world can be dealt
}

// A tally adds up outcomes. Whole numbers, so that the order does not matter.
type tally struct{ worlds, ahead, squares, points, lowest int }

func (t *tally) add(o outcome) {
	t.worlds++
	t.ahead += o.ahead
	t.squares += o.ahead * o.ahead
	t.points += o.points
	if o.lowest {
		t.lowest++
	}
}

func (t *tally) plus(o tally) {
	t.worlds += o.worlds
	t.ahead += o.ahead
	t.squares += o.squares
	t.points += o.points
	t.lowest += o.lowest
}

// work tries every second world from one number up to another. Each world has
// dice of its own.
func (c *coach) work(ctx context.Context, from, to int) {
	for n := from; n < to && ctx.Err() == nil; n += 2 {
		c.source.Seed(c.seed, uint64(n))
		world, ok := c.dealer.deal(c.dice)
		if !ok {
			c.lost = true
			return
		}
		c.call.add(c.tryCall(world))
		for i, m := range c.moves {
			c.sums[i].add(c.try(world, m))
		}
	}
}

// advice puts together what all helpers have found.
func advice(helpers []*coach) Advice {
	var call tally
	for _, h := range helpers {
		call.plus(h.call)
	}
	a := Advice{Worlds: call.worlds, Lowest: float64(call.lowest) / float64(call.worlds)}
	for i, m := range helpers[0].moves {
		var sum tally
		for _, h := range helpers {
			sum.plus(h.sums[i])
		}
		a.Moves = append(a.Moves, sum.expected(m))
	}
	slices.SortStableFunc(a.Moves, func(x, y Expected) int {
		switch {
		case x.Ahead > y.Ahead:
			return -1
		case x.Ahead < y.Ahead:
			return 1
		}
		return 0
	})
	return a
}

func (t *tally) expected(m engine.Move) Expected {
	n := float64(t.worlds)
	mean := float64(t.ahead) / n
	return Expected{
		Move: m, Ahead: mean, Error: math.Sqrt(max(0, float64(t.squares)/n-mean*mean) / n),
		Points: float64(t.points) / n, Lowest: float64(t.lowest) / n,
	}
}
