package engine_test

import (
	"math/bits"
	"time"

	"tabby/engine"
	"tabby/internal/testing/must"
)

// The common workload: one round of Rat-a-Tat Cat, four players, random play.
// A full shuffle; each player looks at two cards; at the start of a turn one of
// the draws that are possible; a taken card into one of four slots; a drawn
// number into one of four slots or out; a drawn Peek at one of four cards or
// out; a drawn Swap to one of 48 exchanges or out; a drawn Draw 2 used or out;
// at the end of a turn a knock with a chance of 1/16, where it is allowed.
// Each is uniform. The program of package limit plays the same but for the knock, which
// takes the place of a turn there.

// dice is the generator of that program.
type dice uint64

func (d *dice) next() uint64 {
	*d += 0xa0761d6478bd642f
	hi, lo := bits.Mul64(uint64(*d), uint64(*d)^0xe7037ed1a0b428db)
	return hi ^ lo
}

func (d *dice) below(n int) int { return int(d.next() >> 32 * uint64(n) >> 32) }

func (d *dice) shuffle(cards []engine.Card) {
	for i := len(cards) - 1; i > 0; i-- {
		j := d.below(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}

// A workload plays rounds of the common workload.
type workload struct {
	pack  *engine.Pack
	dice  dice
	deck  []engine.Card
	order [72]engine.Card
	// before is the round that play plays, before each move.
	before []engine.Round

	rounds, moves, points int
}

// deal begins a round of four.
func (w *workload) deal() engine.Round {
	order := w.order[:copy(w.order[:], w.deck)]
	w.dice.shuffle(order)
	r := must.Get(w.pack.Deal(order, 4, 0))
	for r.Waits() {
		w.reshuffle(&r)
	}
	return r
}

func (w *workload) reshuffle(r *engine.Round) {
	order := r.AppendShuffle(w.order[:0])
	w.dice.shuffle(order)
	if err := r.Reshuffle(order); err != nil {
		panic(err)
	}
}

// play plays a round to its end and keeps the round as it was before each move, as undo
// and a search do.
func (w *workload) play() {
	w.before = w.before[:0]
	w.playRound(true)
}

// playInPlace is play without keeping anything.
func (w *workload) playInPlace() { w.playRound(false) }

func (w *workload) playRound(keep bool) {
	r := w.deal()
	for r.Phase() != engine.Over {
		if r.Waits() {
			w.reshuffle(&r)
			continue
		}
		if keep {
			w.before = append(w.before, r)
		}
		if err := r.Do(w.choose(&r)); err != nil {
			panic(err)
		}
		w.moves++
	}
	w.tally(&r)
}

func (w *workload) tally(r *engine.Round) {
	w.rounds++
	for s := range engine.Seat(r.Players()) {
		w.points += w.pack.Points(r, s)
	}
}

// choose asks what is legal and picks a move by the policy of the workload.
func (w *workload) choose(r *engine.Round) engine.Move {
	s := r.Turn()
	can := r.MoveKinds(s)
	switch r.Phase() {
	case engine.Looking:
		return w.look(r)
	case engine.Starting:
		if can.Has(engine.Take) && w.dice.below(2) == 0 {
			return engine.Move{Do: engine.Take, Seat: s}
		}
		return engine.Move{Do: engine.Draw, Seat: s}
	case engine.HoldTaken:
		return w.own(engine.Replace, s, w.dice.below(r.Len(s)))
	case engine.HoldDrawn:
		return w.useDrawn(r, s)
	case engine.SwapSelect:
		mine, others := r.Places(engine.Swap, s)
		return engine.Move{
			Do: engine.Swap, Seat: s,
			A: r.Pick(mine, w.dice.below(mine.Len())), B: r.Pick(others, w.dice.below(others.Len())),
		}
	case engine.Ending:
		if can.Has(engine.Knock) && w.dice.next()&15 == 0 {
			return engine.Move{Do: engine.Knock, Seat: s}
		}
		return engine.Move{Do: engine.EndTurn, Seat: s}
	}
	place, _ := r.Places(engine.ReplacePower, engine.Nobody)
	return engine.Move{Do: engine.ReplacePower, Seat: engine.Nobody, A: r.Pick(place, 0)}
}

func (w *workload) own(d engine.MoveKind, s engine.Seat, slot int) engine.Move {
	return engine.Move{Do: d, Seat: s, A: engine.Spot{Seat: s, Slot: uint8(slot)}}
}

func (w *workload) look(r *engine.Round) engine.Move {
	s := engine.Seat(0)
	for !r.MoveKinds(s).Has(engine.FirstLook) {
		s++
	}
	return engine.Move{Do: engine.FirstLook, Seat: s}
}

// useDrawn picks what to do with a drawn card.
func (w *workload) useDrawn(r *engine.Round, s engine.Seat) engine.Move {
	k, do := w.dice.below(r.Len(s)+1), engine.Replace
	power := r.PowerOf(r.Held())
	if r.PowersWhenPlayed() {
		power = engine.NoPower
	}
	switch power {
	case engine.PeekOwn:
		do = engine.Peek
	case engine.SwapOther:
		if w.dice.below(49) > 0 {
			return engine.Move{Do: engine.UseSwap, Seat: s}
		}
		k = 0
	case engine.DrawTwo:
		if w.dice.below(2) == 0 {
			return engine.Move{Do: engine.UseDrawTwo, Seat: s}
		}
		k = 0
	}
	if k == 0 {
		return engine.Move{Do: engine.Discard, Seat: s}
	}
	return w.own(do, s, k-1)
}

// playRecall plays a round of Recall: as above, and each time with a chance of
// 1/16 a player tries to match the top card with a card of theirs; powers are
// used at any card, or skipped.
func (w *workload) playRecall() {
	r := w.deal()
	for r.Phase() != engine.Over {
		if r.Waits() {
			w.reshuffle(&r)
			continue
		}
		if err := r.Do(w.chooseRecall(&r)); err != nil {
			panic(err)
		}
		w.moves++
	}
	w.tally(&r)
}

func (w *workload) chooseRecall(r *engine.Round) engine.Move {
	if w.dice.next()&15 == 0 {
		s := engine.Seat(w.dice.below(r.Players()))
		if r.MoveKinds(s).Has(engine.Snap) {
			return w.own(engine.Snap, s, w.dice.below(r.Len(s)))
		}
	}
	for s := range engine.Seat(r.Players()) {
		if n, _ := r.Pending(s); n > 0 {
			return w.useRecall(r, s)
		}
	}
	switch r.Phase() {
	case engine.Looking:
		s := engine.Seat(0)
		for r.HasLooked(s) {
			s++
		}
		return engine.Move{Do: engine.FirstLookTwo, Seat: s, A: engine.Spot{Seat: s}, B: engine.Spot{Seat: s, Slot: 3}}
	case engine.LastSnap:
		return engine.Move{Do: engine.Reveal, Seat: engine.Nobody}
	}
	return w.choose(r)
}

func (w *workload) useRecall(r *engine.Round, s engine.Seat) engine.Move {
	can := r.MoveKinds(s)
	switch {
	case can.Has(engine.LookAt):
		all, _ := r.Places(engine.LookAt, s)
		return engine.Move{Do: engine.LookAt, Seat: s, A: r.Pick(all, w.dice.below(all.Len()))}
	case can.Has(engine.Switch):
		all, _ := r.Places(engine.Switch, s)
		if n := all.Len(); n > 1 {
			k := 1 + w.dice.below(n-1)
			return engine.Move{Do: engine.Switch, Seat: s, A: r.Pick(all, w.dice.below(k)), B: r.Pick(all, k)}
		}
	}
	return engine.Move{Do: engine.Skip, Seat: s}
}

func newWorkload(t tb, variant string) *workload {
	w := &workload{pack: pack(t, variant, nil), dice: 1}
	w.deck = w.pack.AppendCards(nil)
	return w
}

// slice plays some rounds and returns the time of one.
func (w *workload) slice(play func(*workload), rounds int) time.Duration {
	begun := time.Now()
	for range rounds {
		play(w)
	}
	return time.Since(begun) / time.Duration(rounds)
}
