package selfplay

import (
	"math/rand/v2"

	"tabby/engine"
	"tabby/engine/bot"
)

// A worker plays deals one after the other. It reuses its buffers, so that no round
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
	moved  int                   // how many seats the players have moved on

	players [engine.MaxSeats]bot.Player // by seat: what each knows beside the view
}

func newWorker(o Order) *worker {
	w := &worker{Order: o, source: rand.NewPCG(0, 0), deck: o.Pack.AppendCards(nil), moves: make([]engine.Move, 0, 512)}
	w.dice = rand.New(w.source)
	w.cards = make([]engine.Card, 0, len(w.deck))
	return w
}

// The maximum number of moves of a round and of rounds of a game, far more than any has.
const (
	maxMoves  = 1_000_000
	maxRounds = 1_000_000
)

// play plays the round or the game of the nth deal, if paired from every seat.
func (w *worker) play(n int) error {
	times := 1
	if w.Paired {
		times = len(w.Players)
	}
	var d deal
	for w.moved = range times {
		if err := w.game(n, &d); err != nil {
			return err
		}
	}
	w.sum.played(&d, len(w.Players))
	return nil
}

// game plays a game, or a round where nothing ends a game.
func (w *worker) game(n int, d *deal) error {
	g, number := w.Game, w.First+n
	if w.Begun != nil {
		g = w.Begun[n]
	}
	for round := range maxRounds {
		if w.Round != nil {
			w.Round(n, g)
		}
		w.source.Seed(w.Seed, uint64(number)+uint64(round)<<40)
		if err := w.playRound((number+round)%len(w.Players), g); err != nil {
			return err
		}
		res := w.Pack.Result(&w.round)
		w.sum.ended(&w.round, &res, w.moved)
		d.round(&res, len(w.Players), w.moved)
		if !g.Ends() {
			return nil
		}
		if g.Add(&res) {
			w.sum.Games++
			d.game(&g, len(w.Players), w.moved)
			return nil
		}
	}
	return errStuck
}

// playRound plays a round of a game in which a seat has the first turn.
func (w *worker) playRound(first int, g bot.Game) error {
	w.cards = append(w.cards[:0], w.deck...)
	w.shuffle(w.cards)
	var err error
	if w.round, err = w.Pack.Deal(w.cards, len(w.Players), engine.Seat(first)); err != nil {
		return err
	}
	w.sum.dealt(w.Pack, &w.round)
	for s := range w.players {
		w.players[s] = bot.Player{Game: g, Dice: w.dice}
	}
	for range maxMoves {
		switch w.round.Phase() {
		case engine.Over:
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
	turn, players := w.round.Turn(), engine.Seat(len(w.Players))
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

// playerAt returns who sits at a seat after players have moved on.
func playerAt(s engine.Seat, moved, players int) int { return (int(s) + players - moved) % players }

// ask returns the move that the player of a seat picks.
func (w *worker) ask(s engine.Seat) (engine.Move, bool) {
	player := w.Players[playerAt(s, w.moved, len(w.Players))]
	w.view = w.round.View(s)
	w.moves = w.view.AppendMoves(w.moves[:0])
	return player(&w.view, w.moves, &w.players[s])
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
func Random(_ *engine.View, moves []engine.Move, own *bot.Player) (engine.Move, bool) {
	dice := own.Dice
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
