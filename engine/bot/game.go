package bot

import (
	"math/bits"
	"math/rand/v2"
	"sync"

	"tabby/engine"
)

// A Game is everything that players know about the game of a round: the open sheet, and nothing
// else. The zero Game means a round by itself.
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
// round and the rounds that are left, or 0 if the game does not end by their number. It is
// none if the highest total wins.
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

// known returns the game, or nil if it is not known what ends it.
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

// ahead returns how many points the total of a seat is below the lowest total of the others who can
// still win, and how many of them have that total.
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

// How the rest of a game is made up: of rounds that steady players have played, drawn again
// and again in another order.
const (
	futureRounds = 256 // are played
	futureOrders = 16
	futureDraws  = 512  // are made for each prospect, by which it is known how many games there are
	fewestGames  = 32   // but so many games at least
	mostGames    = 256  // and at most
	futureLength = 1000 // rounds of a game at most
	blur         = 6    // points of a lead that win for certain, so that each point counts something
)

// A draw is the points of a made-up round, by seat.
type draw [engine.MaxSeats]int

// A future is everything that may come after a round, for tables of each size. It depends on the
// pack alone.
type future struct {
	once  [engine.MaxSeats + 1]sync.Once
	draws [engine.MaxSeats + 1][][]draw
}

// of returns the draws for that many players, once for each way to move the players on, so that
// no seat is better than another.
func (f *future) of(m *Mind, players int) [][]draw {
	f.once[players].Do(func() {
		o := rollout{Mind: m, judgement: m.sound(nil), dice: rand.New(rand.NewPCG(uint64(players), 0))}
		played := make([]draw, futureRounds)
		deck := m.pack.AppendCards(nil)
		for i := range played {
			shuffle(deck, o.dice)
			r, err := m.pack.Deal(deck, players, 0)
			must(err)
			o.finish(&r)
			played[i] = m.pack.Result(&r).Points
		}
		f.draws[players] = make([][]draw, players)
		for range futureOrders {
			o.dice.Shuffle(len(played), func(i, j int) { played[i], played[j] = played[j], played[i] })
			for by := range f.draws[players] {
				for _, d := range played {
					f.draws[players][by] = append(f.draws[players][by], d.moved(by, players))
				}
			}
		}
	})
	return f.draws[players]
}

// moved returns the draw with all players moved on by this many seats.
func (d draw) moved(by, players int) (moved draw) {
	for s := range players {
		moved[(s+by)%players] = d[s]
	}
	return moved
}

// A prospect is how likely a seat is to win the game, by its totals after the round.
type prospect struct {
	game  Game
	seat  engine.Seat
	draws [][]draw
	games int // that each set of draws makes up
	known map[[engine.MaxSeats]int]float64
}

// prospect returns the prospect of the seat of a view.
func (m *Mind) prospect(v *engine.View, g Game) *prospect {
	return newProspect(g.without(v), v.Seat, m.future.of(m, v.Players()))
}

// newProspect returns the prospect of a seat with draws of the rounds to come.
func newProspect(g Game, s engine.Seat, draws [][]draw) *prospect {
	p := &prospect{game: g, seat: s, draws: draws, known: map[[engine.MaxSeats]int]float64{}}
	rounds := 0
	for i := range fewestGames {
		_, n := p.play(g, draws[0], i*len(draws[0])/fewestGames)
		rounds += n
	}
	p.games = max(fewestGames, min(futureDraws*fewestGames/rounds, mostGames)) / len(draws)
	return p
}

// after returns how likely the game is won after a round.
func (p *prospect) after(res *engine.Result) float64 {
	g := p.game
	if g.Add(res) {
		return g.Won(p.seat)
	}
	if w, ok := p.known[g.Totals]; ok {
		return w
	}
	won := 0.0
	for _, draws := range p.draws {
		for i := range p.games {
			share, _ := p.play(g, draws, i*len(draws)/p.games)
			won += share
		}
	}
	won /= float64(p.games * len(p.draws))
	p.known[g.Totals] = won
	return won
}

// play plays a game to its end with draws from one on, and returns how far it is won and in
// how many rounds.
func (p *prospect) play(g Game, draws []draw, at int) (won float64, rounds int) {
	for over := false; !over && rounds < futureLength; rounds++ {
		over = g.add((*[engine.MaxSeats]int)(&draws[(at+rounds)%len(draws)]))
	}
	ahead, _ := g.ahead(p.seat)
	return 0.5 + 0.5*float64(max(-blur, min(ahead, blur)))/blur, rounds
}
