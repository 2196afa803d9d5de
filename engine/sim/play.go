package sim

import (
	"math/rand/v2"

	"tabby/engine"
)

// A worker plays rounds one after the other. It reuses its buffers, so that no round
// allocates.
type worker struct {
	Order
	sum Summary

	source *rand.PCG
	dice   *rand.Rand
	deck   []engine.Card
	cards  []engine.Card
	moves  []engine.Move
	view   engine.View
	round  engine.Round
	asked  [engine.MaxSeats]bool // whether a seat was asked to match the top card
}

func newWorker(o Order) *worker {
	w := &worker{Order: o, source: rand.NewPCG(0, 0), deck: o.Pack.AppendCards(nil), moves: make([]engine.Move, 0, 512)}
	w.dice = rand.New(w.source)
	w.cards = make([]engine.Card, 0, len(w.deck))
	return w
}

// maxMoves is the maximum number of moves of a round, far more than any has.
const maxMoves = 1_000_000

// play plays round number n.
func (w *worker) play(n int) error {
	w.source.Seed(w.Seed, uint64(n))
	w.cards = append(w.cards[:0], w.deck...)
	w.shuffle(w.cards)
	first := engine.Seat(n % w.Players)
	var err error
	if w.round, err = w.Pack.Deal(w.cards, w.Players, first); err != nil {
		return err
	}
	w.sum.dealt(w.Pack, &w.round)
	for range maxMoves {
		switch w.round.Phase() {
		case engine.Over:
			w.sum.ended(w.Pack, &w.round)
			return nil
		case engine.Shuffling:
			err = w.reshuffle()
		default:
			err = w.step()
		}
		if err != nil {
			return err
		}
	}
	return errStuck
}

func (w *worker) shuffle(cards []engine.Card) {
	for i := len(cards) - 1; i > 0; i-- {
		j := w.dice.IntN(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}

func (w *worker) reshuffle() error {
	w.cards = w.round.AppendShuffle(w.cards[:0])
	w.shuffle(w.cards)
	return w.round.Reshuffle(w.cards)
}

// step plays one move: of a player who may snap the top card, who is asked once for each
// card; else of a player who has to move; else of [engine.Nobody].
func (w *worker) step() error {
	turn, players := w.round.Turn(), engine.Seat(w.Players)
	for i := range players {
		s := (turn + 1 + i) % players
		if w.asked[s] || !w.round.MoveKinds(s).Has(engine.Snap) {
			continue
		}
		w.asked[s] = true
		if m, ok := w.ask(s); ok {
			return w.do(m)
		}
	}
	for i := range players {
		s := (turn + 1 + i) % players // the player to move comes last: others first use their powers
		if due := w.round.MoveKinds(s) &^ engine.Optional; due == 0 {
			continue
		}
		if m, ok := w.ask(s); ok {
			return w.do(m)
		}
	}
	w.moves = w.round.AppendMoves(w.moves[:0])
	for _, m := range w.moves {
		if m.Seat == engine.Nobody {
			return w.do(m)
		}
	}
	return errStuck
}

// ask returns the move that the player of a seat picks.
func (w *worker) ask(s engine.Seat) (engine.Move, bool) {
	w.view = w.round.View(s)
	w.moves = w.view.AppendMoves(w.moves[:0])
	return w.Player(&w.view, w.moves, w.dice)
}

func (w *worker) do(m engine.Move) error {
	discards := w.round.Discards()
	if err := w.round.Do(m); err != nil {
		return err
	}
	if w.round.Discards() != discards {
		w.asked = [engine.MaxSeats]bool{}
	}
	w.sum.Moves++
	return nil
}

// A random player knocks and snaps only once in so many times, so that rounds do not end
// too soon and lines do not grow without limit.
const (
	knockOdds = 16
	snapOdds  = 16
)

func isRare(d engine.MoveKind) bool { return d == engine.Knock || d == engine.Snap }

// Random plays every legal move with the same probability, except knocks and snaps, which
// are rarer.
func Random(_ *engine.View, moves []engine.Move, dice *rand.Rand) (engine.Move, bool) {
	rare := dice.Uint32()
	others := 0
	for _, m := range moves {
		switch {
		case m.Do == engine.Knock && rare%knockOdds == 0, m.Do == engine.Snap && rare%snapOdds == 0:
			return m, true
		case !isRare(m.Do):
			others++
		}
	}
	if others == 0 {
		return engine.Move{}, false
	}
	n := dice.IntN(others)
	for _, m := range moves {
		if isRare(m.Do) {
			continue
		}
		if n == 0 {
			return m, true
		}
		n--
	}
	panic("unreachable")
}
