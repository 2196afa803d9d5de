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

// worth returns the worth of an outcome: the share of the win, and a little for
// points.
func (o outcome) worth() float64 { return o.share + float64(o.ahead)/200 }

func newTrial(d *dealer, seed uint64) *trial {
	t := &trial{dealer: d}
	t.source.Seed(seed, 0)
	t.dice = rand.New(&t.source)
	t.Mind = d.Mind
	t.wait = d.wait
	for s := range d.view.Players() {
		t.turns[s] = d.view.TurnsHad(engine.Seat(s))
	}
	return t
}

// try plays a move in a world, and the world to its end. All moves tried in a world
// have the same dice.
func (t *trial) try(world engine.Round, m engine.Move) outcome {
	dice := t.source
	defer func() { t.source = dice }()
	v := t.dealer.view
	t.called, t.left = v.Caller() != engine.Nobody, v.FinalTurns()
	if !t.lapEnds(m) {
		must(world.Do(m))
		t.finish(&world)
	}
	return t.result(&world)
}

// tryCall plays a world to its end, in which the seat calls as soon as it may
// unless a player has called.
func (t *trial) tryCall(world engine.Round) outcome {
	dice := t.source
	defer func() { t.source = dice }()
	v := t.dealer.view
	t.called, t.left = v.Caller() != engine.Nobody, v.FinalTurns()
	t.callsAtOnce = !t.called
	t.finish(&world)
	t.callsAtOnce = false
	return t.result(&world)
}

// result returns the outcome of a round as it stands.
func (t *trial) result(r *engine.Round) outcome {
	seat := t.dealer.view.Seat
	if r.Phase() == engine.Over {
		res := t.dealer.pack.Result(r)
		o := t.compare(r, res.Points)
		if o.share = 0; res.Winners[seat] {
			n := 0
			for _, won := range res.Winners {
				if won {
					n++
				}
			}
			o.share = 1 / float64(n)
		}
		return o
	}
	var points [engine.MaxSeats]int
	next := 0
	for s := range engine.Seat(r.Players()) {
		if !t.adds {
			points[s] = t.pack.Points(r, s)
			continue
		}
		for slot := range uint8(r.Len(s)) {
			c := r.Card(engine.Spot{Seat: s, Slot: slot})
			for c < kinds && t.points[c] == replaced && next < r.DrawPile() {
				c = r.Drawn(next)
				next++
			}
			if c < kinds {
				points[s] += max(0, int(t.points[c])) / point
			}
		}
	}
	return t.compare(r, points)
}

// compare compares the own points with those of the others.
func (t *trial) compare(r *engine.Round, points [engine.MaxSeats]int) outcome {
	seat := t.dealer.view.Seat
	best, equal := 1<<30, 1
	for s := range engine.Seat(r.Players()) {
		if s == seat || r.Left(s) {
			continue
		}
		best = min(best, points[s])
		if points[s] == points[seat] {
			equal++
		}
	}
	o := outcome{points: points[seat], ahead: best - points[seat], lowest: points[seat] <= best}
	if o.lowest {
		o.share = 1 / float64(equal)
	}
	return o
}
