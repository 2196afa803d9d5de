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
	futureGames  = 256  // begin at different places among the draws, at most
	futureLength = 1000 // rounds at most
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
		o := rollout{Mind: m, self: engine.Nobody, dice: rand.New(rand.NewPCG(uint64(players), 0))}
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
	known map[[engine.MaxSeats]int]float64
}

// prospect returns the prospect of the seat of a view.
func (m *Mind) prospect(v *engine.View, g Game) *prospect {
	return &prospect{
		game: g.without(v), seat: v.Seat, draws: m.future.of(m, v.Players()),
		known: map[[engine.MaxSeats]int]float64{},
	}
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
	won, places := 0.0, futureGames/len(p.draws)
	for _, draws := range p.draws {
		for first := range places {
			won += p.play(g, draws, first*len(draws)/places)
		}
	}
	won /= float64(places * len(p.draws))
	p.known[g.Totals] = won
	return won
}

// play plays a game to its end with draws from one on, and returns how far it is won.
func (p *prospect) play(g Game, draws []draw, at int) float64 {
	for range futureLength {
		if g.add((*[engine.MaxSeats]int)(&draws[at%len(draws)])) {
			break
		}
		at++
	}
	ahead, _ := g.ahead(p.seat)
	return 0.5 + 0.5*float64(max(-blur, min(ahead, blur)))/blur
}
