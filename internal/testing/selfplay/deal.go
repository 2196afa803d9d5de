package selfplay

import (
	"math"

	"tabby/engine"
	"tabby/engine/bot"
)

// whole is a win that is not shared, so that a share of any number of players is a whole
// number.
const whole = 60

// A deal has the results of the rounds or games that begin with one deal, by player.
type deal struct {
	rounds, games        int
	won, wonGames, ahead [engine.MaxSeats]int // in units of whole, of games too; points
}

// round adds the result of a round.
func (d *deal) round(res *engine.Result, players, moved int) {
	d.rounds++
	winners, points := 0, 0
	for seat := range players {
		points += res.Points[seat]
		if res.Winners[seat] {
			winners++
		}
	}
	for seat := range players {
		p := playerAt(engine.Seat(seat), moved, players)
		d.ahead[p] += points - players*res.Points[seat]
		if res.Winners[seat] {
			d.won[p] += whole / winners
		}
	}
}

// game adds a game that is over.
func (d *deal) game(g *bot.Game, players, moved int) {
	d.games++
	for seat := range engine.Seat(players) {
		d.wonGames[playerAt(seat, moved, players)] += int(math.Round(whole * g.Won(seat)))
	}
}

// A sample is a sum over deals, from which follow a mean and its standard error.
type sample struct{ n, sum, squares, cross, weights int }

// add adds the sum of n values that belong together.
func (s *sample) add(sum, n int) {
	s.n += n
	s.sum += sum
	s.squares += sum * sum
	s.cross += sum * n
	s.weights += n * n
}

func (s *sample) plus(o sample) {
	s.n += o.n
	s.sum += o.sum
	s.squares += o.squares
	s.cross += o.cross
	s.weights += o.weights
}

// mean returns the mean and its standard error, as a ratio of sums: deals of games have
// different numbers of rounds.
func (s *sample) mean(unit float64) (mean, err float64) {
	n := float64(max(1, s.n))
	m := float64(s.sum) / n
	spread := float64(s.squares) - 2*m*float64(s.cross) + m*m*float64(s.weights)
	return m / unit, math.Sqrt(max(0, spread)) / n / unit
}

// played adds the results of a deal.
func (s *Summary) played(d *deal, players int) {
	s.Deals++
	for i := range players {
		p := &s.Players[i]
		p.Won.add(d.won[i], d.rounds)
		p.Ahead.add(d.ahead[i], d.rounds)
		if d.games > 0 {
			p.WonGames.add(d.wonGames[i], d.games)
		}
	}
}

// Won returns the share of rounds that a player won and its standard error. A round that
// n players share counts 1/n for each.
func (s *Summary) Won(player int) (share, err float64) { return s.Players[player].Won.mean(whole) }

// WonGames returns the same of games, which the lowest total wins.
func (s *Summary) WonGames(player int) (share, err float64) {
	return s.Players[player].WonGames.mean(whole)
}

// Ahead returns by how many points a player was below the mean of the others in a round,
// and the standard error.
func (s *Summary) Ahead(player, players int) (points, err float64) {
	return s.Players[player].Ahead.mean(float64(max(1, players-1)))
}
