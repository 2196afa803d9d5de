package bot

import (
	"cmp"
	"context"
	"math"
	"slices"
	"sync"

	"tabby/engine"
)

// Advice is how good the moves of a player are, estimated by dealing the cards that the
// player cannot see.
type Advice struct {
	Worlds int        // the number of deals
	Lowest float64    // the chance, 0 to 1, of the lowest line, shared or not, if calling at the end of this turn
	Moves  []Expected // the sensible moves, the best first
}

// Expected is the average result of a move if all then play by the weights of sharp players.
type Expected struct {
	Move   engine.Move
	Ahead  float64 // points between the own line and the best other one; positive is better
	Won    float64 // the share of the round won, 0 to 1
	Lowest float64 // the chance, 0 to 1, of the lowest line in the end, shared or not
	Game   float64 // the chance, 0 to 1, to win the game, or 0 where it is not known what ends it
}

// The first advice is based on firstWorlds worlds, each further one on growth times as
// many.
const (
	firstWorlds = 64
	growth      = 4
)

// A Question is a position to ask the coach about.
type Question struct {
	Pack   *engine.Pack
	View   engine.View
	Game   Game   // that the round is part of
	Worlds int    // the number of deals, at least 1
	Seed   uint64 // of the dice; the same question has the same advice
}

// Advise deals the cards that the view hides Worlds times, plays every sensible move in
// each of these worlds, and calls report with the averages: first of a few worlds, then
// of more, and finally of all.
//
// It works on two goroutines and calls report on its own one. When ctx is done it
// returns promptly without another report. There is no report if it is not the turn of
// the seat of the view.
func (q Question) Advise(ctx context.Context, report func(Advice)) {
	helpers, ok := q.helpers()
	if !ok {
		return
	}
	for done, next := 0, min(firstWorlds, q.Worlds); done < q.Worlds; done, next = next, min(next*growth, q.Worlds) {
		var both sync.WaitGroup
		for i, h := range helpers {
			both.Go(func() { h.work(ctx, done+i, next) })
		}
		both.Wait()
		if ctx.Err() != nil || helpers[0].lost || helpers[1].lost {
			return
		}
		report(advice(helpers[:]))
	}
}

// helpers returns two coaches that share the worlds. It reports false if there is nothing
// to advise.
func (q Question) helpers() (both [2]*coach, ok bool) {
	v := &q.View
	if v.Seat == engine.Nobody || v.Turn() != v.Seat {
		return both, false
	}
	mind := NewMind(q.Pack)
	moves := mind.sensible(v, q.Game.known())
	for i := range both {
		d, ok := mind.newDealer(v)
		if !ok {
			return both, false
		}
		if i == 0 {
			moves = d.possible(moves)
		}
		both[i] = &coach{trial: newTrial(d, q.Game.known(), 0), seed: q.Seed, moves: moves, sums: make([]tally, len(moves))}
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

// whole is a win that is not shared, so that a share of any number of players is a whole
// number.
const whole = 60

// wholeGame is a game that is won for certain.
const wholeGame = 1 << 30

// A tally is a sum of outcomes, in integers so that their order does not matter.
type tally struct{ worlds, ahead, lowest, shares, games int }

func (t *tally) add(o outcome) {
	t.worlds++
	t.ahead += o.ahead
	t.games += int(wholeGame * o.game)
	if o.winners > 0 {
		t.shares += whole / o.winners
	}
	if o.lowest {
		t.lowest++
	}
}

func (t *tally) plus(o tally) {
	t.worlds += o.worlds
	t.ahead += o.ahead
	t.lowest += o.lowest
	t.shares += o.shares
	t.games += o.games
}

// work tries every second world from from up to to. Each world has its own dice.
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

// advice returns the averages of all helpers.
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
		return cmp.Or(cmp.Compare(y.Game, x.Game), cmp.Compare(y.worth(), x.worth()))
	})
	return a
}

func (t *tally) expected(m engine.Move) Expected {
	n := float64(t.worlds)
	return Expected{
		Move: m, Ahead: float64(t.ahead) / n, Won: float64(t.shares) / whole / n,
		Lowest: float64(t.lowest) / n, Game: float64(t.games) / wholeGame / n,
	}
}

// worth returns by what moves are compared, as sharp players do, if the game says nothing.
func (e *Expected) worth() float64 { return e.Ahead + winWorth*e.Won }

// A Decision is a move of a player, and what the player knew before it.
type Decision struct {
	View engine.View
	Move engine.Move
}

// A Verdict is how good a decision was compared with the best other move.
type Verdict struct {
	Decision

	Other engine.Move
	Worth float64 // by how many points the move was better than Other; below zero it was worse
	Error float64 // the standard error of Worth
}

// A verdict is certain if it is that many standard errors from nothing, and worth a word if it
// is that many points.
const (
	certainErrors = 3
	leastWorth    = 0.1
)

func (v *Verdict) certain() bool {
	return math.Abs(v.Worth) >= max(leastWorth, certainErrors*v.Error)
}

// A review goes in three stages. First all decisions are tried, each with all its moves, in a
// number of worlds. Those that seem to have cost most, and those that seem best, are tried in more
// worlds, which tells the best other move. In the end that move alone is weighed, in fresh worlds,
// so that luck in the choice is not held against the player.
const (
	firstTries  = 48
	secondTries = 240
	finalTries  = 1000

	seemCostly = 4
	seemBest   = 2
)

// stepSize is about what a step costs. From dearRollout on a rollout is so dear that there are
// fewer worlds: see [trial.cost].
const (
	stepSize    = 400
	dearRollout = 6
)

// A Review looks back at the decisions of a player in a round, and finds what cost most and
// what was best. It is a function of the decisions alone: it knows no more than the player
// did, and compares moves by the same worth as the coach, for the round by itself.
type Review struct {
	all   []*weighing
	left  []*weighing // not tried in all worlds of the stage yet
	tries int         // of the stage: firstTries, secondTries or finalTries
}

// A weighing compares the moves of a decision.
type weighing struct {
	*trial
	Decision

	gains []gain // of the move that was made, which is nothing, and of others over it
	tries int    // worlds in which they were tried
}

// NewReview returns the review of the decisions of one player in a round.
func NewReview(p *engine.Pack, all []Decision) *Review {
	r := &Review{tries: firstTries}
	mind := NewMind(p)
	for i, d := range all {
		if w := mind.weigh(d, uint64(i)); w != nil {
			r.all = append(r.all, w)
		}
	}
	r.left = r.all
	return r
}

// weigh returns a weighing of a decision, or nil if there was no other sensible move in the own
// turn.
func (m *Mind) weigh(d Decision, seed uint64) *weighing {
	w := &weighing{Decision: d, gains: []gain{{move: d.Move}}}
	if d.View.Turn() != d.View.Seat {
		return nil
	}
	from, ok := m.newDealer(&w.View)
	if !ok {
		return nil
	}
	for _, other := range from.possible(m.sensible(&w.View, nil)) {
		if other != d.Move {
			w.gains = append(w.gains, gain{move: other})
		}
	}
	if len(w.gains) == 1 {
		return nil
	}
	w.trial = newTrial(from, nil, seed)
	return w
}

// Step tries some moves, and reports whether there are more to try. It takes a few
// milliseconds.
func (r *Review) Step() (more bool) {
	for left := stepSize; left > 0; {
		if len(r.left) == 0 {
			if r.tries == finalTries {
				return false
			}
			r.proceed()
			continue
		}
		w := r.left[0]
		left -= w.cost() * len(w.gains)
		if !w.tryAll() || w.tries == w.most(r.tries) {
			r.left = r.left[1:]
		}
	}
	return true
}

// most returns in how many worlds the moves are tried at a stage.
func (w *weighing) most(tries int) int { return tries * dearRollout / max(dearRollout, w.cost()) }

// tryAll tries all moves in one more world. It reports false if there is none.
func (w *weighing) tryAll() bool {
	world, ok := w.dealer.deal(w.dice)
	if !ok || !possible(&world, w.Move) {
		return false
	}
	w.tries++
	base := w.worth(w.try(world, w.Move))
	for i := range w.gains[1:] {
		g := &w.gains[1+i]
		g.add(w.worth(w.try(world, g.move)) - base)
	}
	return true
}

// proceed begins the next stage.
func (r *Review) proceed() {
	switch r.tries {
	case firstTries:
		r.tries = secondTries
		r.all = slices.DeleteFunc(r.all, func(w *weighing) bool { return w.tries < w.most(firstTries) })
		slices.SortStableFunc(r.all, func(a, b *weighing) int { return cmp.Compare(b.best().sum, a.best().sum) })
		if n := len(r.all); n > seemCostly+seemBest {
			r.all = slices.Delete(r.all, seemCostly, n-seemBest)
		}
	case secondTries:
		r.tries = finalTries
		for _, w := range r.all {
			w.gains, w.tries = []gain{{move: w.Move}, {move: w.best().move}}, 0
		}
	}
	r.left = r.all
}

// best returns the gain of the best other move.
func (w *weighing) best() gain {
	return slices.MaxFunc(w.gains[1:], func(a, b gain) int { return cmp.Compare(a.sum, b.sum) })
}

// Verdicts returns the turns that certainly cost most, at most two, the costliest first, and at most one
// that was certainly best. Drawing a card counts as no merit, nor does putting a drawn card on a lower
// one that the player knows. Call it after the last step.
func (r *Review) Verdicts() (costly, best []Verdict) {
	var all []Verdict
	for _, w := range r.all {
		v := w.verdict()
		usual := v.Worth > 0 && (w.Move.Do == engine.Draw || w.wastes(&w.View, w.Move))
		if w.tries == w.most(finalTries) && v.certain() && !usual {
			all = append(all, v)
		}
	}
	slices.SortStableFunc(all, func(a, b Verdict) int { return cmp.Compare(a.Worth, b.Worth) })
	for _, v := range all {
		turn := func(o Verdict) bool { return o.View.TurnsHad(o.View.Seat) == v.View.TurnsHad(v.View.Seat) }
		if v.Worth < 0 && len(costly) < maxCostly && !slices.ContainsFunc(costly, turn) {
			costly = append(costly, v)
		}
	}
	if n := len(all); n > 0 && all[n-1].Worth > 0 {
		best = all[n-1:]
	}
	return costly, best
}

// maxCostly is how many costly turns are named.
const maxCostly = 2

func (w *weighing) verdict() Verdict {
	n, g := float64(max(1, w.tries)), w.gains[1]
	mean := g.sum / n
	return Verdict{w.Decision, g.move, -mean, math.Sqrt(max(0, g.squares/n-mean*mean) / n)}
}
