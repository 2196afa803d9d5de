package main

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/selfplay"
)

// A tuning describes a search for the weights with which sharp players are furthest ahead.
// It climbs by simultaneous perturbation (SPSA): at each step all weights are moved at
// random to either side, and both sides play the same deals with the same dice.
type tuning struct {
	pack    *engine.Pack
	tables  []int // players at the tables where it is tried
	steps   int   // of each climb
	climbs  int   // that begin apart, at least 2: their spread is the error
	deals   int   // at each table and step
	seed    uint64
	workers int            // goroutines
	done    func(done int) // called with the steps taken so far
}

// A tuned has the weights that were found.
type tuned struct {
	weights bot.Weights
	errors  [len(bot.Weights{})]float64 // standard errors of the weights
}

// names are the names of the weights, as the table of weights has them, and how far one is tried to
// either side.
var names = [len(bot.Weights{})]struct {
	name string
	step float64
}{
	bot.CallAt: {"CallAt", 10}, bot.CallUnknown: {"CallUnknown", 8}, bot.CallPlayers: {"CallPlayers", 5}, bot.CallTurns: {"CallTurns", 2},
	bot.CallOthers: {"CallOthers", 3}, bot.Unknown: {"Unknown", 8}, bot.UnknownTurns: {"UnknownTurns", 2}, bot.UnknownLast: {"UnknownLast", 8},
	bot.Take: {"Take", 8}, bot.TakeLast: {"TakeLast", 8}, bot.Keep: {"Keep", 6}, bot.PeekWorth: {"PeekWorth", 12},
	bot.SwapWorth: {"SwapWorth", 10}, bot.DrawTwoWorth: {"DrawTwoWorth", 10}, bot.OtherDrawn: {"OtherDrawn", 8}, bot.OtherDealt: {"OtherDealt", 2},
	bot.Counting: {"Counting", 4},
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

// tune looks for weights. The error joins those of rounds that could not be played.
func (t tuning) tune() (tuned, error) {
	climbs := make([]climb, t.climbs)
	errs := make([]error, len(climbs))
	free := make(chan struct{}, t.workers)
	var all sync.WaitGroup
	var lock sync.Mutex
	done := 0
	for i := range climbs {
		all.Go(func() {
			free <- struct{}{}
			defer func() { <-free }()
			climbs[i] = newClimb(t, t.seed+uint64(i)<<32)
			errs[i] = climbs[i].run(func() {
				lock.Lock()
				defer lock.Unlock()
				done++
				t.done(done)
			})
		})
	}
	all.Wait()
	return average(climbs), errors.Join(errs...)
}

// A climb is one of the ways to the top.
type climb struct {
	tuning
	mind   *bot.Mind
	dice   *rand.Rand
	at     [len(bot.Weights{})]float64 // in steps of each weight, from those of steady players
	sum    [len(bot.Weights{})]float64 // of the second half of the steps
	summed int
	played int // deals so far
}

func newClimb(t tuning, seed uint64) climb {
	t.seed = seed
	return climb{tuning: t, mind: bot.NewMind(t.pack), dice: rand.New(rand.NewPCG(seed, 1))}
}

func (c *climb) run(stepped func()) error {
	for k := range c.steps {
		stride := firstStride / math.Pow(1+float64(k)/calmAfter, calm)
		if err := c.step(stride); err != nil {
			return err
		}
		if k >= c.steps/2 {
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
	c.played += 2 * c.deals
	for i := range c.at {
		c.at[i] += stride * (worth[0] - worth[1]) / 2 * way[i]
	}
	return nil
}

// worth returns how far a player is ahead at all tables, among steady players and among those of
// the weights so far.
func (c *climb) worth(mind *bot.Mind) (sum float64, err error) {
	steady, _ := selfplay.Level(bot.Steady.String(), c.mind)
	companies := []selfplay.Player{steady, ruled(c.mind.Weighted(weights(c.at)))}
	for company, others := range companies {
		for _, players := range c.tables {
			o := selfplay.Order{
				Pack: c.pack, Players: among(ruled(mind), others, players), Paired: true,
				First: c.played + company*c.deals, Deals: c.deals, Seed: c.seed,
			}
			all, err := selfplay.Run(o)
			if err != nil {
				return 0, err
			}
			ahead, _ := all.Ahead(0, players)
			won, _ := all.Won(0)
			sum += ahead + winWorth*won
		}
	}
	return sum / float64(len(companies)*len(c.tables)), nil
}

// among returns a table of a player and others.
func among(player, others selfplay.Player, players int) []selfplay.Player {
	return append([]selfplay.Player{player}, slices.Repeat([]selfplay.Player{others}, players-1)...)
}

// weights returns weights that are given in steps of each.
func weights(at [len(bot.Weights{})]float64) (w bot.Weights) {
	for i := range w {
		w[i] = int16(math.Round(at[i] * names[i].step))
	}
	return w
}

// average returns where the climbs end on average.
func average(climbs []climb) (t tuned) {
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
		t.errors[i] = spread * names[i].step
	}
	t.weights = weights(mean)
	return t
}
