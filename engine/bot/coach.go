package bot

import (
	"cmp"
	"context"
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
