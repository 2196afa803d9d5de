package term

import (
	"cmp"
	"fmt"
	"strings"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/engine/cfr"
	"tabby/engine/sim"
	"tabby/internal/words"
)

// mostTurns is the limit of --tiny: more would not fit in memory.
const mostTurns = 5

// measures are what a round is worth: points as players weigh them, and rounds won. A
// solution is found to within so much of each.
var measures = [2]struct {
	cfr.Utility
	within float64
}{
	{cfr.Utility{Points: 1, Win: 8}, 0.05},
	{cfr.Utility{Win: 1}, 0.0025},
}

// asked is how often players are asked in each information set, with other dice.
var asked = map[bot.Level]int{bot.Easy: 16, bot.Steady: 1, bot.Sharp: 1}

// checked is how many iterations are done before it is measured how good they are.
const checked = 8

// A tinyReport has what a best response wins in a tiny round, for programs.
type tinyReport struct {
	Variant  string           `json:"variant"`
	Cards    []string         `json:"cards"`
	Turns    int              `json:"turns"`
	Deals    int              `json:"deals"`
	Sets     int              `json:"information_sets"`
	Worlds   int              `json:"worlds,omitempty"`
	Seed     uint64           `json:"seed"`
	Players  []distanceReport `json:"players"`
	Solution distanceReport   `json:"solution"`
}

// A distanceReport is what a best response wins from a player.
type distanceReport struct {
	Level      string  `json:"level,omitempty"`
	Points     float64 `json:"points"`
	Rounds     float64 `json:"rounds_won"`          // share of rounds that the best response wins
	Iterations [2]int  `json:"iterations,omitzero"` // of a solution by points, and of one by rounds
}

// tiny solves a tiny round and measures how far each player is from the solution.
func (s simulateCmd) tiny(c call, order sim.Order) error {
	rules := order.Pack.Ruleset.Rules
	g, err := cfr.New(rules, cfr.Cards(), s.Tiny)
	if err != nil {
		return err
	}
	r := tinyReport{Variant: string(s.Variant), Turns: s.Tiny, Deals: g.Deals, Sets: g.Sets, Worlds: s.Worlds, Seed: s.Seed}
	for _, f := range cfr.Cards() {
		for range f.Copies {
			r.Cards = append(r.Cards, f.Code)
		}
	}
	for _, l := range bot.Levels() {
		plays := g.Strategy(cfr.Player{Level: l, Worlds: s.Worlds, Draws: asked[l], Seed: s.Seed})
		r.Players = append(r.Players, distanceReport{
			Level: l.String(), Points: g.Exploitability(plays, measures[0].Utility), Rounds: 0.5 + g.Exploitability(plays, measures[1].Utility),
		})
	}
	r.Solution.Points, r.Solution.Iterations[0] = c.solve(g, 0)
	r.Solution.Rounds, r.Solution.Iterations[1] = c.solve(g, 1)
	r.Solution.Rounds += 0.5
	return c.say(r, r.text(rules, c.words))
}

// solve returns what a best response wins from a solution, and after how many iterations.
func (c call) solve(g *cfr.Game, measure int) (won float64, iterations int) {
	m := measures[measure]
	for s := cfr.NewSolver(g, m.Utility); ; {
		for range checked {
			s.Iterate()
		}
		won = g.Exploitability(s.Average(), m.Utility)
		fmt.Fprintf(c.Err, "%d iterations: a best response wins %s times as much as it may\n", s.Iterations, c.words.Decimal(won/m.within, 1))
		if won <= m.within {
			return won, s.Iterations
		}
	}
}

// text returns the report for people.
func (r tinyReport) text(rules engine.Rules, w *words.Language) string {
	t := &table{}
	t.add("player", "points", "rounds won")
	for _, p := range append(r.Players, r.Solution) {
		t.add(cmp.Or(p.Level, "solution"), w.Decimal(p.Points, 2), tenths(p.Rounds))
	}
	return fmt.Sprintf("%s made tiny: two players with two cards each, the cards %s, at most %s, seed %d\n"+
		"%d deals, %d information sets. What a best response wins from a player in a round:\n\n%s\n\n"+
		"Points have 4 more for a round won and 4 less for one lost.",
		rules.Name, strings.Join(r.Cards, " "), w.Count(r.Turns, words.Turn), r.Seed, r.Deals, r.Sets, t)
}
