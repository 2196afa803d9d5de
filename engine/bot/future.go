package bot

import (
	"math/rand/v2"
	"sync"

	"tabby/engine"
)

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

// A future is what may come after a round, for tables of each size. It is a function of the
// pack.
type future struct {
	once  [engine.MaxSeats + 1]sync.Once
	draws [engine.MaxSeats + 1][][]draw
}

// of returns the draws for so many players, once for each way to move the players on, so that
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

// moved returns the draw with all players moved on by so many seats.
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
