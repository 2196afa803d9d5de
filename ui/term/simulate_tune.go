package term

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"tabby/engine/bot"
	"tabby/engine/sim"
	"tabby/internal/words"
)

// How weights are tuned: in so many climbs, with so many deals at each table and step.
const (
	tuneClimbs = 4
	tuneDeals  = 32
)

// A tuneReport has tuned weights, for programs.
type tuneReport struct {
	Variant string         `json:"variant"`
	Steps   int            `json:"steps"`
	Seed    uint64         `json:"seed"`
	Weights []weightReport `json:"weights"`
	Tables  []tableReport  `json:"against_steady"`
}

// A weightReport is a weight of sharp players and its standard error.
type weightReport struct {
	Name  string  `json:"name"`
	Value int16   `json:"value"`
	Error float64 `json:"error"`
}

// A tableReport is how sharp players with the weights, who do not try moves, do against
// steady ones.
type tableReport struct {
	Players int      `json:"players"`
	Won     estimate `json:"won"`
	Ahead   estimate `json:"ahead"`
}

// tune tunes the weights and plays --rounds deals with them at each table.
func (s simulateCmd) tune(c call, order sim.Order) error {
	tables := slices.Compact([]int{2, s.Players})
	if err := order.Pack.Ruleset.Rules.CheckPlayers(2); err != nil {
		tables = []int{s.Players}
	}
	reported := c.now()
	all := s.Tune * tuneClimbs
	tuned, err := sim.Tune(sim.Tuning{
		Pack: order.Pack, Tables: tables, Steps: s.Tune, Climbs: tuneClimbs, Deals: tuneDeals, Seed: s.Seed, Workers: order.Workers,
		Done: func(done int) {
			if now := c.now(); now.Sub(reported) >= time.Second {
				reported = now
				fmt.Fprintln(c.Err, progressed(done, all, fmt.Sprint(all, " steps")))
			}
		},
	})
	if err != nil {
		return err
	}
	r := tuneReport{Variant: string(s.Variant), Steps: s.Tune, Seed: s.Seed}
	for i, w := range tuned.Weights {
		r.Weights = append(r.Weights, weightReport{bot.Weight(i).String(), w, tuned.Errors[i]})
	}
	steady, _, _ := sim.Level(bot.Steady.String(), bot.NewMind(order.Pack))
	order.Seed++ // deals that the weights were not tuned with
	for _, n := range tables {
		order.Players, order.Paired, order.Game = slices.Repeat([]sim.Player{steady}, n), true, bot.Game{}
		order.Players[0] = sim.RuledBy(order.Pack, tuned.Weights)
		sum, err := sim.Run(order)
		if err != nil {
			return err
		}
		r.Tables = append(r.Tables, tableReport{n, estimated(sum.Won(0)), estimated(sum.Ahead(0, n))})
	}
	return c.say(r, r.text(c.words))
}

// text returns the report for people: the weights as the table of weights has them.
func (r tuneReport) text(w *words.Language) string {
	var b strings.Builder
	fmt.Fprintf(&b, "Weights for %s, in sixteenths of a point, after %d climbs of %d steps, seed %d:\n\n", r.Variant, tuneClimbs, r.Steps, r.Seed)
	for _, one := range r.Weights {
		fmt.Fprintf(&b, "\t%s: %d, // ± %.1f\n", one.Name, one.Value, one.Error)
	}
	for _, t := range r.Tables {
		fmt.Fprintf(&b, "\n%d players: %s of rounds against steady, %s points ahead", t.Players, t.Won.percent(), t.Ahead.points(w))
	}
	return b.String()
}
