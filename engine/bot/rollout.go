package bot

import (
	"math/rand/v2"

	"tabby/engine"
)

// A rollout plays rounds to their end, every seat by the rules of [Steady].
type rollout struct {
	*Mind
	dice  *rand.Rand
	view  engine.View
	cards [kinds]engine.Card

	// What a world does not have of the round it stands for.
	called      bool                 // a player has called
	left        int                  // turns of the final lap that are left
	wait        int                  // turns each seat must have had before a call
	turns       [engine.MaxSeats]int // had before the world begins
	callsAtOnce bool                 // the first player who may call does
}

// finish plays the round to its end, or to the end of a final lap that only the
// rollout counts.
func (o *rollout) finish(r *engine.Round) {
	for r.Phase() != engine.Over {
		switch {
		case r.Waits():
			o.reshuffle(r)
		case o.callsAtOnce || !o.alone() || r.Phase() != engine.Starting:
			m := o.next(r)
			if o.lapEnds(m) {
				return
			}
			must(r.Do(m))
		case o.turn(r):
			return
		}
	}
}

func (o *rollout) reshuffle(r *engine.Round) {
	order := r.AppendShuffle(o.cards[:0])
	shuffle(order, o.dice)
	must(r.Reshuffle(order))
}

// alone reports whether only the player to move can move.
func (o *rollout) alone() bool { return !o.match && !o.played }

// turn plays a turn from its beginning with one estimate for all its moves, twice
// as fast as [rollout.next], with the same moves. What needs another estimate it
// leaves to next. It reports whether the final lap is over.
func (o *rollout) turn(r *engine.Round) bool {
	seat := r.Turn()
	s := o.estimate(r, seat)
	m := s.start(r.MoveKinds(seat))
	if o.lapEnds(m) {
		return true
	}
	must(r.Do(m))
	held, taken := r.Held(), false
	switch r.Phase() {
	case engine.HoldTaken:
		taken = true
	case engine.HoldDrawn:
		if held < kinds && o.power[held] != engine.NoPower {
			return false
		}
	default:
		return false
	}
	if slot, saves := s.improves(held); taken || saves > 0 {
		must(r.Do(s.doAt(engine.Replace, s.own(slot))))
		s.total -= saves
	} else {
		must(r.Do(s.do(engine.Discard)))
	}
	if r.Phase() != engine.Ending {
		return false
	}
	m = s.end(r.MoveKinds(seat))
	if o.lapEnds(m) {
		return true
	}
	must(r.Do(m))
	return false
}

func must(err error) {
	if err != nil {
		panic("bot: " + err.Error())
	}
}

// lapEnds counts the turns of the final lap, and reports whether the move ends
// the last one.
func (o *rollout) lapEnds(m engine.Move) bool {
	if o.called && (m.Do == engine.EndTurn || m.Do == engine.Pass) {
		o.left--
		return o.left <= 0
	}
	return false
}

// next returns the next move of any seat.
func (o *rollout) next(r *engine.Round) engine.Move {
	switch phase := r.Phase(); {
	case phase == engine.Looking:
		s := engine.Seat(0)
		for r.HasLooked(s) || r.Left(s) {
			s++
		}
		return o.ask(r, s)
	case phase == engine.Revealing:
		place, _ := r.Places(engine.ReplacePower, engine.Nobody)
		return engine.Move{Do: engine.ReplacePower, Seat: engine.Nobody, A: r.Pick(place, 0)}
	case o.match || o.played:
		return o.nextOfMany(r)
	}
	return o.ask(r, r.Turn())
}

// nextOfMany is next where other players may move too.
func (o *rollout) nextOfMany(r *engine.Round) engine.Move {
	for s := range engine.Seat(r.Players()) {
		if !r.MoveKinds(s).Has(engine.Snap) {
			continue
		}
		o.view = r.View(s)
		if m, ok := o.Snaps(&o.view, Steady, nil); ok {
			return m
		}
	}
	for s := range engine.Seat(r.Players()) {
		if d := r.MoveKinds(s); d.Has(engine.Skip) || d.Has(engine.Give) {
			return o.ask(r, s)
		}
	}
	if r.Phase() == engine.LastSnap {
		return engine.Move{Do: engine.Reveal, Seat: engine.Nobody}
	}
	return o.ask(r, r.Turn())
}

// ask returns the move of a seat.
func (o *rollout) ask(r *engine.Round, s engine.Seat) engine.Move {
	if o.callsAtOnce && r.MoveKinds(s).Has(engine.Knock) {
		o.callsAtOnce = false
		return engine.Move{Do: engine.Knock, Seat: s}
	}
	est := o.estimate(r, s)
	return est.move()
}

// estimate returns the estimate of a seat.
func (o *rollout) estimate(r *engine.Round, s engine.Seat) estimate {
	o.view = r.View(s)
	est := o.look(&o.view, &o.whole, 0)
	if o.called || o.wait > 0 && o.tooEarly(r) {
		est.call = -1
	}
	return est
}

// tooEarly reports whether a player has not had the turns that come before a call.
func (o *rollout) tooEarly(r *engine.Round) bool {
	for s := range engine.Seat(r.Players()) {
		had := o.turns[s] + r.TurnsHad(s)
		if s == r.Turn() && r.Phase() == engine.Ending {
			had++
		}
		if had < o.wait && !r.Left(s) {
			return true
		}
	}
	return false
}
