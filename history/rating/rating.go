// Package rating estimates the skill of players, and its uncertainty, from their
// places in games of any number of players.
//
// It is the Plackett-Luce model of R. C. Weng and C.-J. Lin, "A Bayesian
// Approximation Method for Online Ranking", Journal of Machine Learning Research
// 12 (2011), pages 267 to 300, Algorithm 4, as OpenSkill implements it: ties count
// in part, and the uncertainty of each player grows a little before each game. Only
// places count, not points.
package rating

import (
	"fmt"
	"math"
)

// A Rating is an estimate of a player's skill: Mu with the standard deviation
// Sigma.
type Rating struct {
	Mu    float64 `json:"mu"`
	Sigma float64 `json:"sigma"`
}

// String returns the rating with its uncertainty: "25.3 ± 2.1". Two times out of three
// the skill is within that.
func (r Rating) String() string { return fmt.Sprintf("%.1f ± %.1f", r.Mu, r.Sigma) }

// A Model has the parameters of the rating. Beta is the luck in a game, and Tau the
// change in a player's skill between two games, both on the scale of Mu.
type Model struct {
	Start Rating
	Beta  float64
	Tau   float64
}

// kappa keeps Sigma above zero.
const kappa = 0.0001

// Default is the model with the parameters of OpenSkill.
var Default = Model{Start: Rating{Mu: 25, Sigma: 25. / 3}, Beta: 25. / 6, Tau: 25. / 300}

// Update changes ratings to those after a game in which player i took places[i]; equal
// places are ties. With fewer than two players nothing changes. It panics if the
// slices differ in length.
func (m Model) Update(players []Rating, places []int) {
	if len(players) != len(places) {
		panic("rating: players and places differ")
	}
	if len(players) < 2 {
		return
	}
	for i := range players {
		players[i].Sigma = math.Hypot(players[i].Sigma, m.Tau)
	}
	var few [3 * fewPlayers]float64
	g := game{places: places}
	g.share(few[:], len(players))
	g.measure(m, players)
	for i := range players {
		omega, delta := g.change(i)
		r := &players[i]
		v := r.Sigma * r.Sigma
		gamma := r.Sigma / g.c
		r.Mu += v / g.c * omega
		r.Sigma *= math.Sqrt(math.Max(1-gamma*v/(g.c*g.c)*delta, kappa))
	}
}

// fewPlayers is how many players are rated without allocating memory.
const fewPlayers = 8

// A game has the sums that the changes of all players share.
type game struct {
	places []int
	c      float64   // the uncertainty of the game
	e      []float64 // by player: strength
	among  []float64 // by player: the strength of all players at that place or behind
	level  []float64 // by player: how many players took that place
}

// share shares out memory to the sums of n players.
func (g *game) share(memory []float64, n int) {
	if 3*n > len(memory) {
		memory = make([]float64, 3*n)
	}
	g.e, g.among, g.level = memory[:n], memory[n:2*n], memory[2*n:3*n]
}

// measure sums up what the players are like.
func (g *game) measure(m Model, players []Rating) {
	sum := 0.
	for _, r := range players {
		sum += r.Sigma*r.Sigma + m.Beta*m.Beta
	}
	g.c = math.Sqrt(sum)
	for i, r := range players {
		g.e[i] = math.Exp(r.Mu / g.c)
	}
	for q := range players {
		for i := range players {
			if g.places[i] >= g.places[q] {
				g.among[q] += g.e[i]
			}
			if g.places[i] == g.places[q] {
				g.level[q]++
			}
		}
	}
}

// change returns the change of a player's Mu and Sigma, each before scaling.
func (g *game) change(i int) (omega, delta float64) {
	for q := range g.places {
		if g.places[q] > g.places[i] {
			continue
		}
		p := g.e[i] / g.among[q]
		delta += p * (1 - p) / g.level[q]
		if q == i {
			omega += (1 - p) / g.level[q]
		} else {
			omega -= p / g.level[q]
		}
	}
	return omega, delta
}

// Worth returns how many points of a game one point of Mu is worth, if the totals of equal players
// have that standard deviation. The difference of two such totals spreads like the logistic
// distribution by which the model says who of two is ahead.
func (m Model) Worth(spread float64, players []Rating) float64 {
	if len(players) == 0 {
		return 0
	}
	g := game{places: make([]int, len(players))}
	g.share(nil, len(players))
	g.measure(m, players)
	return spread * math.Sqrt(6) / (math.Pi * g.c)
}
