package bot

import (
	"math/rand/v2"

	"tabby/engine"
)

// A trial tries moves in the worlds of a dealer.
type trial struct {
	rollout
	dealer *dealer
	source rand.PCG
}

// An outcome is the result of a round for the seat of a view.
type outcome struct {
	points int
	ahead  int     // points between the own line and the best other one
	lowest bool    // no line is lower
	share  float64 // of the win
}

// worth returns the value of an outcome: the share of the win, and a little for points.
func (o outcome) worth() float64 { return o.share + float64(o.ahead)/200 }

func newTrial(d *dealer, seed uint64) *trial {
	t := &trial{dealer: d}
	t.source.Seed(seed, 0)
	t.dice = rand.New(&t.source)
	t.Mind = d.Mind
	return t
}

// try plays a move in a world, and the world to its end. All moves tried in a world get
// the same dice.
func (t *trial) try(world engine.Round, m engine.Move) outcome {
	must(world.Do(m))
	return t.play(world)
}

// tryCall plays a world to its end, in which the first player who may call does.
func (t *trial) tryCall(world engine.Round) outcome {
	t.callsAtOnce = true
	defer func() { t.callsAtOnce = false }()
	return t.play(world)
}

// play plays a world to its end and returns the outcome. It leaves the dice unchanged.
func (t *trial) play(world engine.Round) outcome {
	dice := t.source
	t.finish(&world)
	t.source = dice
	seat, res := t.dealer.view.Seat, t.pack.Result(&world)
	best, winners := 1<<30, 0
	for s := range engine.Seat(world.Players()) {
		if s != seat && !world.Left(s) {
			best = min(best, res.Points[s])
		}
		if res.Winners[s] {
			winners++
		}
	}
	o := outcome{points: res.Points[seat], ahead: best - res.Points[seat], lowest: res.Lowest[seat]}
	if res.Winners[seat] {
		o.share = 1 / float64(winners)
	}
	return o
}
