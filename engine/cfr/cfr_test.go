package cfr_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/engine/cfr"
)

// asPlayed is a utility by which players weigh moves.
var asPlayed = cfr.Utility{Points: 1, Win: 8}

func rules(t testing.TB, variant string) engine.Rules {
	t.Helper()
	r, err := engine.Variant(variant)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func game(t testing.TB, variant string, cards engine.Deck, turns int) *cfr.Game {
	t.Helper()
	g, err := cfr.New(rules(t, variant), cards, turns)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// six are enough cards for one draw.
var six = engine.NumberCards(2, 0, 3, 6)

func TestSolutionCannotBeExploited(t *testing.T) {
	g := game(t, "rat-a-tat-cat", six, 3)
	s := cfr.NewSolver(g, asPlayed)
	s.Iterate()
	first := g.Exploitability(s.Average(), asPlayed)
	for range 200 {
		s.Iterate()
	}
	if last := g.Exploitability(s.Average(), asPlayed); last > 0.02 || last < -1e-9 || first < 0.5 {
		t.Errorf("a best response wins %.3f from the first strategy and %.4f from the last", first, last)
	}
}

func TestNoPlayerIsBetterThanTheSolution(t *testing.T) {
	g := game(t, "rat-a-tat-cat", six, 3)
	var won [3]float64
	for i, p := range []cfr.Player{{Level: bot.Easy, Draws: 8}, {Level: bot.Steady, Draws: 1}, {Level: bot.Sharp, Worlds: 20, Draws: 1}} {
		s := g.Strategy(p)
		won[i] = g.Exploitability(s, asPlayed)
		if again := g.Exploitability(g.Strategy(p), asPlayed); again != won[i] {
			t.Errorf("%v plays otherwise the second time", p.Level)
		}
	}
	if won[0] <= won[1] || won[1] <= 0.02 || won[2] <= 0.02 {
		t.Errorf("a best response wins %v from easy, steady and sharp", won)
	}
}

// A history is a deal so far, with how likely the opponent plays up to here.
type history struct {
	round  engine.Round
	likely float64
}

// A brute finds a best response by the views of the responder alone, without the tree.
type brute struct {
	pack  *engine.Pack
	turns int
	self  engine.Seat
	plays func(v *engine.View, moves []engine.Move) []float64 // the opponent
}

func (b *brute) over(r *engine.Round) bool {
	return r.Phase() == engine.Over || r.Phase() == engine.Starting && r.Caller() == engine.Nobody && r.TurnsHad(0)+r.TurnsHad(1) >= b.turns
}

// best returns what the best response wins in histories that the responder cannot tell apart.
func (b *brute) best(all []history) float64 {
	r := &all[0].round
	if b.over(r) {
		sum := 0.0
		for _, h := range all {
			ahead := b.pack.Points(&h.round, 1-b.self) - b.pack.Points(&h.round, b.self)
			sum += h.likely * (float64(ahead) + 4*float64(min(max(ahead, -1), 1)))
		}
		return sum
	}
	moves := r.AppendMoves(nil)
	if moves[0].Seat == b.self || r.Phase() == engine.Looking {
		best := math.Inf(-1)
		for _, m := range moves {
			best = max(best, b.after(all, m, func(*history, int) float64 { return 1 }))
			if r.Phase() == engine.Looking {
				break
			}
		}
		return best
	}
	sum := 0.0
	for i, m := range moves {
		sum += b.after(all, m, func(h *history, _ int) float64 {
			v := h.round.View(moves[0].Seat)
			return b.plays(&v, moves)[i]
		})
	}
	return sum
}

// after returns what is won after a move, by what the responder sees then.
func (b *brute) after(all []history, m engine.Move, likely func(*history, int) float64) float64 {
	groups := map[engine.View][]history{}
	for i := range all {
		h := all[i]
		if h.likely *= likely(&h, i); h.likely == 0 {
			continue
		}
		if err := h.round.Do(m); err != nil {
			panic(err)
		}
		v := h.round.View(b.self)
		groups[v] = append(groups[v], h)
	}
	sum := 0.0
	for _, g := range groups {
		sum += b.best(g)
	}
	return sum
}

func TestBestResponseAgreesWithBruteForce(t *testing.T) {
	for _, variant := range []string{"rat-a-tat-cat", "cabo", "golf-4"} {
		g := game(t, variant, six, 3)
		table, err := cfr.Tiny(rules(t, variant), six).With(nil)
		if err != nil {
			t.Fatal(err)
		}
		p, err := engine.NewPack(table)
		if err != nil {
			t.Fatal(err)
		}
		mind := bot.NewMind(p)
		steady := func(v *engine.View, moves []engine.Move) []float64 {
			does, m := make([]float64, len(moves)), mind.Move(v, bot.Player{Level: bot.Steady, Dice: rand.New(rand.NewPCG(0, 0))})
			for i := range moves {
				if moves[i] == m {
					does[i] = 1
				}
			}
			return does
		}
		won := 0.0
		for self := range engine.Seat(2) {
			b := brute{pack: p, turns: 3, self: self, plays: steady}
			groups := map[engine.View][]history{}
			orders := cfr.Orders(p)
			for _, order := range orders {
				r, err := p.Deal(order, 2, 0)
				if err != nil {
					t.Fatal(err)
				}
				groups[r.View(self)] = append(groups[r.View(self)], history{r, 1 / float64(len(orders))})
			}
			for _, h := range groups {
				won += b.best(h) / 2
			}
		}
		if got := g.Exploitability(g.Strategy(cfr.Player{Level: bot.Steady, Draws: 1}), asPlayed); math.Abs(got-won) > 1e-9 {
			t.Errorf("%s: a best response to steady wins %.6f, and by brute force %.6f", variant, got, won)
		}
	}
}

func TestDeckMustBeTiny(t *testing.T) {
	for _, n := range []int{1, 4, 5} {
		if _, err := cfr.New(rules(t, "recall"), engine.NumberCards(n, 0, 3, 6, 9), 2); !errors.Is(err, cfr.ErrCards) {
			t.Errorf("%d cards: %v", 4*n, err)
		}
	}
}

func TestTreeGrowsWithTurns(t *testing.T) {
	last := 0
	for turns := range 4 {
		g := game(t, "rat-a-tat-cat", six, turns+1)
		if g.Deals != 90 || g.Sets <= last {
			t.Errorf("%d turns: %d deals and %d information sets, %d before", turns+1, g.Deals, g.Sets, last)
		}
		last = g.Sets
	}
}
