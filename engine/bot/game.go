package bot

import (
	"math/bits"

	"tabby/engine"
)

// A Game is what players know of the game that a round is part of: what stands on the open
// sheet, and nothing else. The zero Game is none, as of a round by itself.
type Game struct {
	Totals [engine.MaxSeats]int // by seat
	Left   int                  // rounds to play, with this one; 0 where their number ends nothing

	in      uint8 // the seats that can still win, a bit for each
	limited bool  // a total above limit ends the game
	limit   int
	playsOn bool        // or only for its player
	fall    engine.Fall // what exactly the limit becomes
	double  bool        // a wrong call costs what the line counts
	wrong   int         // and so much in any case
}

// NewGame returns a game by the house rules of a table, with a total for each player at the
// round and the rounds that are left, or 0 where their number ends nothing. It is none where
// the highest total wins.
func NewGame(t engine.Ruleset, totals []int, left int) Game {
	if t.HighestTotalWins() {
		return Game{}
	}
	limit := t.Number(engine.Threshold)
	g := Game{
		Left: left, in: uint8(1)<<len(totals) - 1,
		playsOn: t.Value(engine.End) == engine.EndElimination && len(totals) > 2,
		fall:    engine.Fall{From: limit, To: t.Fallback(limit)},
		double:  t.Value(engine.WrongCallPenalty) == engine.PenaltyDouble,
	}
	g.limit, g.limited = t.Limit()
	g.wrong = t.WrongCall(0)
	copy(g.Totals[:], totals)
	return g
}

// LastRound returns the game of an extra round, which its winner wins.
func LastRound(players int) Game { return Game{Left: 1, in: uint8(1)<<players - 1} }

// Ends reports whether it is known what ends the game.
func (g *Game) Ends() bool { return g.Left > 0 || g.limited }

// known returns the game, or nil where it is not known what ends it.
func (g *Game) known() *Game {
	if !g.Ends() {
		return nil
	}
	return g
}

// falls reports whether a total can become a lower one by more points.
func (g *Game) falls() bool { return g != nil && g.fall.From != g.fall.To }

// Add adds a round and reports whether it ends the game.
func (g *Game) Add(res *engine.Result) (over bool) {
	points := res.Points
	if c := res.Caller; c != engine.Nobody && !res.Winners[c] {
		if points[c] += g.wrong; g.double {
			points[c] += max(0, res.Points[c])
		}
	}
	return g.add(&points)
}

// add adds what a round counts and reports whether it ends the game.
func (g *Game) add(points *[engine.MaxSeats]int) (over bool) {
	safe := g.in
	for seats := g.in; seats != 0; seats &= seats - 1 {
		s := bits.TrailingZeros8(seats)
		if n := points[s]; n != 0 {
			g.Totals[s] += n
			if g.Totals[s] == g.fall.From {
				g.Totals[s] = g.fall.To
			}
		}
		if g.limited && g.Totals[s] > g.limit {
			safe &^= 1 << s
		}
	}
	g.Left--
	if !g.playsOn {
		return g.Left == 0 || safe != g.in
	}
	if safe != 0 { // or all go out together, and the lowest of them wins
		g.in = safe
	}
	return g.Left == 0 || safe&(safe-1) == 0
}

// Won returns the share of the game that a seat wins if it is over: 1 alone, 1/n with others,
// or 0.
func (g *Game) Won(s engine.Seat) float64 {
	ahead, level := g.ahead(s)
	switch {
	case ahead > 0:
		return 1
	case ahead < 0:
		return 0
	}
	return 1 / float64(level)
}

// ahead returns by how many points the total of a seat is below the lowest other one of those
// who can still win, and how many have the lowest of all.
func (g *Game) ahead(s engine.Seat) (points, level int) {
	if g.in>>s&1 == 0 {
		return -1, 0
	}
	best, level := 1<<30, 1
	for seats := g.in &^ (1 << s); seats != 0; seats &= seats - 1 {
		switch n := g.Totals[bits.TrailingZeros8(seats)]; {
		case n < best:
			best, level = n, 2
		case n == best:
			level++
		}
	}
	return best - g.Totals[s], level
}

// without returns the game without the players who have left the table.
func (g Game) without(v *engine.View) Game {
	for s := range engine.Seat(v.Players()) {
		if v.Left(s) {
			g.in &^= 1 << s
		}
	}
	return g
}
