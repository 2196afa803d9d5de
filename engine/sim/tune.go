package sim

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"tabby/engine"
	"tabby/engine/bot"
)

// A Tuning is an order to look for the weights with which sharp players are furthest ahead.
// It climbs by simultaneous perturbation (SPSA): at each step all weights are moved at
// random to either side, and both sides play the same deals with the same dice.
type Tuning struct {
	Pack    *engine.Pack
	Tables  []int       // players at the tables where it is tried
	Steps   int         // of each climb
	Climbs  int         // that begin apart, at least 2: their spread is the error
	Deals   int         // at each table and step
	From    bot.Weights // where each climb begins; zero is with those of steady players
	Against Player      // by whom all others are played, or nil: by steady players and by those of the weights so far
	Seed    uint64
	Workers int            // goroutines, at least 1
	Done    func(done int) // called now and then with the steps taken so far; may be nil
}

// A Tuned is the result of a [Tuning].
type Tuned struct {
	Weights bot.Weights
	Errors  [len(bot.Weights{})]float64 // standard errors of the weights
}

// winWorth is how many points a round won is worth: most rounds are part of a game in
// which points count.
const winWorth = 8

// How far a climb goes: firstStride at first, in steps of each weight for a point of
// difference, and less with time, after calmAfter steps.
const (
	firstStride = 0.8
	calmAfter   = 100
	calm        = 0.602
)

// Tune looks for weights. The error joins those of rounds that could not be played.
func Tune(t Tuning) (Tuned, error) {
	climbs := make([]climb, max(2, t.Climbs))
	errs := make([]error, len(climbs))
	free := make(chan struct{}, max(1, t.Workers))
	var all sync.WaitGroup
	var lock sync.Mutex
	done := 0
	for i := range climbs {
		all.Go(func() {
			free <- struct{}{}
			defer func() { <-free }()
			climbs[i] = newClimb(t, t.Seed+uint64(i)<<32)
			errs[i] = climbs[i].run(func() {
				lock.Lock()
				defer lock.Unlock()
				if done++; t.Done != nil {
					t.Done(done)
				}
			})
		})
	}
	all.Wait()
	return average(climbs), errors.Join(errs...)
}

// A climb is one of the ways to the top.
type climb struct {
	Tuning
	mind   *bot.Mind
	dice   *rand.Rand
	at     [len(bot.Weights{})]float64 // in steps of each weight
	sum    [len(bot.Weights{})]float64 // of the second half of the steps
	summed int
	tables []*worker
	played int // deals so far
}

func newClimb(t Tuning, seed uint64) climb {
	c := climb{Tuning: t, mind: bot.NewMind(t.Pack), dice: rand.New(rand.NewPCG(seed, 1))}
	for i, w := range t.From {
		c.at[i] = float64(w) / float64(bot.Weight(i).Step())
	}
	for _, n := range t.Tables {
		c.tables = append(c.tables, newWorker(Order{Pack: t.Pack, Players: make([]Player, n), Paired: true, Seed: seed}))
	}
	return c
}

func (c *climb) run(stepped func()) error {
	for k := range c.Steps {
		stride := firstStride / math.Pow(1+float64(k)/calmAfter, calm)
		if err := c.step(stride); err != nil {
			return err
		}
		if k >= c.Steps/2 {
			for i := range c.at {
				c.sum[i] += c.at[i]
			}
			c.summed++
		}
		stepped()
	}
	return nil
}

// step moves all weights to the better side.
func (c *climb) step(stride float64) error {
	var sides [2]*bot.Mind
	var way [len(bot.Weights{})]float64
	for i := range way {
		way[i] = float64(2*c.dice.IntN(2) - 1)
	}
	for side, sign := range []float64{1, -1} {
		tried := c.at
		for i := range tried {
			tried[i] += sign * way[i]
		}
		sides[side] = c.mind.Weighted(weights(tried))
	}
	worth := [2]float64{}
	for side, mind := range sides {
		var err error
		if worth[side], err = c.worth(mind); err != nil {
			return err
		}
	}
	c.played += 2 * c.Deals
	for i := range c.at {
		c.at[i] += stride * (worth[0] - worth[1]) / 2 * way[i]
	}
	return nil
}

// company returns who plays the others, each at tables of their own.
func (c *climb) company() []Player {
	if c.Against != nil {
		return []Player{c.Against}
	}
	return []Player{playerOf(c.mind, bot.Steady, false), ruled(c.mind.Weighted(weights(c.at)))}
}

// worth returns how far a player is ahead at all tables, in all companies.
func (c *climb) worth(mind *bot.Mind) (sum float64, err error) {
	companies := c.company()
	for company, others := range companies {
		for _, w := range c.tables {
			players := len(w.Players)
			w.Players[0] = ruled(mind)
			for i := range players - 1 {
				w.Players[i+1] = others
			}
			w.sum = Summary{}
			for n := range c.Deals {
				if err := w.play(c.played + company*c.Deals + n); err != nil {
					return 0, err
				}
			}
			ahead, _ := w.sum.Ahead(0, players)
			won, _ := w.sum.Won(0)
			sum += ahead + winWorth*won
		}
	}
	return sum / float64(len(companies)*len(c.tables)), nil
}

// ruled returns a sharp player who does not try moves.
func ruled(mind *bot.Mind) Player {
	return func(v *engine.View, _ []engine.Move, own *bot.Player) (engine.Move, bool) {
		if v.MoveKinds(v.Seat)&^engine.Optional == 0 {
			return mind.Snaps(v, bot.Player{Level: bot.Sharp, Dice: own.Dice})
		}
		return mind.Rule(v), true
	}
}

// weights returns weights that are given in steps of each.
func weights(at [len(bot.Weights{})]float64) (w bot.Weights) {
	for i := range w {
		w[i] = int16(math.Round(at[i] * float64(bot.Weight(i).Step())))
	}
	return w
}

// average returns where the climbs end on average.
func average(climbs []climb) (t Tuned) {
	n := float64(len(climbs))
	var mean [len(bot.Weights{})]float64
	for i := range mean {
		ends := make([]float64, 0, len(climbs))
		for _, c := range climbs {
			ends = append(ends, c.sum[i]/float64(max(1, c.summed)))
		}
		slices.Sort(ends) // the order of floating-point sums matters
		squares := 0.0
		for _, e := range ends {
			mean[i] += e / n
			squares += e * e / n
		}
		spread := math.Sqrt(max(0, squares-mean[i]*mean[i]) / max(1, n-1))
		t.Errors[i] = spread * float64(bot.Weight(i).Step())
	}
	t.Weights = weights(mean)
	return t
}

// Ruled returns a sharp player of a pack who does not try moves.
func Ruled(p *engine.Pack) Player { return ruled(bot.NewMind(p)) }

// RuledBy returns the same with other weights.
func RuledBy(p *engine.Pack, w bot.Weights) Player { return ruled(bot.NewMind(p).Weighted(w)) }
