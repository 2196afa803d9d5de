package cfr

import (
	"math/rand/v2"
	"slices"

	"tabby/engine"
	"tabby/engine/bot"
)

// A Player is a computer player who is asked for moves.
type Player struct {
	Level  bot.Level
	Worlds int // that a sharp player tries at most, or 0
	Draws  int // how often it is asked in each information set, with other dice
	Seed   uint64
}

// Strategy returns how a player plays both seats. What it does with other dice is known by
// some draws only, which makes a best response to it win more on average, not less.
func (g *Game) Strategy(p Player) Strategy {
	mind := bot.NewMind(g.pack)
	if p.Worlds > 0 {
		mind = mind.Hurried(p.Worlds)
	}
	a := asking{Game: g, Player: p, mind: mind, strategy: make(Strategy, len(g.nodes))}
	for a.seat = range engine.Seat(seats) {
		a.walk(0, slices.Repeat([]bool{true}, g.Deals))
	}
	return a.strategy
}

// An asking asks a player wherever it can come.
type asking struct {
	*Game
	Player
	mind     *bot.Mind
	seat     engine.Seat
	strategy Strategy
}

// walk asks the player from a node on, to which it comes in some deals.
func (a *asking) walk(at int, comes []bool) {
	n := &a.nodes[at]
	if n.seat != a.seat {
		for _, next := range n.next {
			a.walk(next, comes)
		}
		return
	}
	moves := len(n.moves)
	does := make([]float64, len(n.sets.deals)*moves)
	asked := make([]bool, len(n.sets.deals))
	for d, set := range n.sets.of {
		if comes[d] && !asked[set] {
			asked[set] = true
			a.ask(n, int(set), does[int(set)*moves:][:moves], uint64(at)<<16+uint64(set))
		}
	}
	a.strategy[at] = does
	for i, next := range n.next {
		goes, some := make([]bool, len(comes)), false
		for d, set := range n.sets.of {
			goes[d] = comes[d] && does[int(set)*moves+i] > 0
			some = some || goes[d]
		}
		if some {
			a.walk(next, goes)
		}
	}
}

// ask asks the player in an information set, and notes how often it does what.
func (a *asking) ask(n *node, set int, does []float64, place uint64) {
	r, err := a.pack.Deal(a.deals[n.sets.deals[set]], seats, 0)
	must(err)
	p := bot.Player{Level: a.Level}
	for _, m := range n.path {
		if m.Seat == a.seat {
			v := r.View(a.seat)
			p.Memory.Note(&v, m)
		}
		must(r.Do(m))
	}
	v := r.View(a.seat)
	for i := range a.Draws {
		p.Dice = rand.New(rand.NewPCG(a.Seed+uint64(i)<<32, place))
		does[slices.Index(n.moves, a.mind.Move(&v, p))] += 1 / float64(a.Draws)
	}
}
