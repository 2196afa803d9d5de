package cfr

import (
	"errors"
	"slices"

	"tabby/engine"
)

// seats is how many play.
const seats = 2

// mostCards and mostDeals are how many cards a deck can have, and how many orders.
const (
	mostCards = 16
	mostDeals = 1 << 16
)

// ErrCards means that a deck has too many cards, or too few.
var ErrCards = errors.New("a tiny deck has too many cards, or too few")

// A Game is the tree of a tiny round, and the deals of its cards.
type Game struct {
	Turns int // a round has at most: then the lines count as they lie
	Deals int
	Sets  int // information sets

	pack  *engine.Pack
	deals [][]engine.Card
	nodes []node // the first is the root
	known map[places]*sets
	leads map[[seats]places][]float64
}

// places is a set of places in the order in which the cards lay at first, a bit each.
type places uint16

func (p *places) add(c engine.Card) {
	if c < mostCards {
		*p |= 1 << c
	}
}

// A node is where a player has a choice, or where the round is over.
type node struct {
	seat  engine.Seat // who moves, or Nobody at the end
	moves []engine.Move
	next  []int         // the node after each move
	path  []engine.Move // from the deal to here
	sets  *sets         // of the player who moves
	lead  []float64     // points by which the first seat is ahead at the end, by deal
}

// sets are information sets: the deals that agree in the cards that lay at some places.
type sets struct {
	of    []uint16 // the set of each deal
	deals []int    // one deal of each set
}

// New returns the tree of a tiny round of a variant. The error wraps [ErrCards], or those of
// [engine.NewPack].
func New(r engine.Rules, cards engine.Deck, turns int) (*Game, error) {
	if n := cards.Size(); n <= 2*seats || n > mostCards || ways(cards) > mostDeals {
		return nil, ErrCards
	}
	played, err := pack(r, cards)
	if err != nil {
		return nil, err
	}
	lain, err := pack(r, labelled(cards))
	if err != nil {
		return nil, err
	}
	g := &Game{Turns: turns, Deals: ways(cards), pack: played, deals: orders(played), known: map[places]*sets{}, leads: map[[seats]places][]float64{}}
	first, err := lain.Deal(lain.AppendCards(nil), seats, 0)
	if err != nil {
		return nil, err
	}
	g.grow(first, [seats]places{}, nil)
	return g, nil
}

// grow adds the tree from a round on, whose cards are the places where they lay at first, and
// returns its node. Players remember what they have seen.
func (g *Game) grow(r engine.Round, seen [seats]places, path []engine.Move) int {
	moves := g.moves(&r)
	for ; len(moves) == 1 || r.Phase() == engine.Looking; moves = g.moves(&r) {
		path = append(path, moves[0])
		must(r.Do(moves[0]))
	}
	for s := range seen {
		seen[s] |= saw(r.View(engine.Seat(s)))
	}
	at := len(g.nodes)
	n := node{seat: engine.Nobody, moves: moves, path: slices.Clone(path)}
	g.nodes = append(g.nodes, n)
	if len(moves) == 0 {
		g.nodes[at].lead = g.lead(lines(&r))
		return at
	}
	n.seat, n.sets = r.Turn(), g.sets(seen[r.Turn()])
	g.Sets += len(n.sets.deals)
	for _, m := range moves {
		after := r
		must(after.Do(m))
		n.next = append(n.next, g.grow(after, seen, append(n.path, m)))
	}
	g.nodes[at] = n
	return at
}

// moves returns what can be done, which is nothing at the end.
func (g *Game) moves(r *engine.Round) []engine.Move {
	late := r.TurnsHad(0)+r.TurnsHad(1) >= g.Turns && r.Caller() == engine.Nobody
	if r.Phase() == engine.Over || r.Phase() == engine.Starting && late {
		return nil
	}
	return r.AppendMoves(nil)
}

// saw returns the cards that can be seen in a view.
func saw(v engine.View) (p places) {
	p.add(v.Held())
	for i := range v.Discards() {
		p.add(v.Discarded(i))
	}
	for s := range engine.Seat(seats) {
		for slot := range uint8(v.Len(s)) {
			p.add(v.Card(engine.Spot{Seat: s, Slot: slot}))
		}
	}
	return p
}

// lines returns the cards of the lines.
func lines(r *engine.Round) (all [seats]places) {
	for s := range engine.Seat(seats) {
		for slot := range uint8(r.Len(s)) {
			all[s].add(r.Card(engine.Spot{Seat: s, Slot: slot}))
		}
	}
	return all
}

// sets returns the information sets of a player who has seen the cards at some places.
func (g *Game) sets(seen places) *sets {
	if s, ok := g.known[seen]; ok {
		return s
	}
	s, number := &sets{}, map[[mostCards]engine.Card]int{}
	for d, order := range g.deals {
		var cards [mostCards]engine.Card
		for i, c := range order {
			if seen>>i&1 != 0 {
				cards[i] = c
			}
		}
		if _, ok := number[cards]; !ok {
			number[cards] = len(s.deals)
			s.deals = append(s.deals, d)
		}
		s.of = append(s.of, uint16(number[cards]))
	}
	g.known[seen] = s
	return s
}

// lead returns by how many points the first seat is ahead with these lines, by deal.
func (g *Game) lead(lines [seats]places) []float64 {
	if l, ok := g.leads[lines]; ok {
		return l
	}
	l := make([]float64, g.Deals)
	for d, order := range g.deals {
		for i, c := range order {
			in := float64(lines[1]>>i&1) - float64(lines[0]>>i&1)
			l[d] += in * float64(g.pack.Count(c))
		}
	}
	g.leads[lines] = l
	return l
}

func must(err error) {
	if err != nil {
		panic("cfr: " + err.Error())
	}
}
