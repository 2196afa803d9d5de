package bot

import (
	"math/rand/v2"

	"tabby/engine"
)

// A rollout plays rounds to their end, in which all players judge alike and try no moves.
type rollout struct {
	*Mind
	judgement
	dice  *rand.Rand
	view  engine.View
	cards [kinds]engine.Card

	callsAtOnce bool // the first player who may call does so
}

// finish plays the round to its end.
func (o *rollout) finish(r *engine.Round) {
	for r.Phase() != engine.Over {
		switch {
		case r.Waits():
			o.reshuffle(r)
		case o.callsAtOnce || !o.alone() || r.Phase() != engine.Starting:
			must(r.Do(o.next(r)))
		default:
			o.turn(r)
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

// turn plays a turn with one estimate for all its moves. It makes the moves of [rollout.next] in
// half the time, and leaves to next whatever needs another estimate.
func (o *rollout) turn(r *engine.Round) {
	seat := r.Turn()
	s := o.estimate(r, seat)
	must(r.Do(s.start(r.MoveKinds(seat))))
	held, taken := r.Held(), false
	switch r.Phase() {
	case engine.HoldTaken:
		taken = true
	case engine.HoldDrawn:
		if held < kinds && o.power[held] != engine.NoPower {
			return
		}
	default:
		return
	}
	if slot, saves := s.improves(held); taken || saves > s.weights[Keep] {
		must(r.Do(s.doAt(engine.Replace, s.own(slot))))
		s.put(slot, saves)
	} else {
		must(r.Do(s.do(engine.Discard)))
	}
	if r.Phase() == engine.Ending {
		must(r.Do(s.end(r.MoveKinds(seat))))
	}
}

// put notes a card that was put into the own line, which saves points.
func (s *estimate) put(slot uint8, saves int16) {
	if s.remembered(slot) >= engine.NoCard {
		s.unknown--
		saves -= s.doubt
	}
	s.total -= saves
}

func must(err error) {
	if err != nil {
		panic("bot: " + err.Error())
	}
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

// nextOfMany does the work of next if other players may move too.
func (o *rollout) nextOfMany(r *engine.Round) engine.Move {
	for s := range engine.Seat(r.Players()) {
		if !r.MoveKinds(s).Has(engine.Snap) {
			continue
		}
		o.view = r.View(s)
		if m, ok := o.Snaps(&o.view, Player{Level: Steady}); ok {
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

func (o *rollout) ask(r *engine.Round, s engine.Seat) engine.Move {
	if o.callsAtOnce && r.MoveKinds(s).Has(engine.Knock) {
		o.callsAtOnce = false
		return engine.Move{Do: engine.Knock, Seat: s}
	}
	est := o.estimate(r, s)
	return est.move()
}

func (o *rollout) estimate(r *engine.Round, s engine.Seat) estimate {
	o.view = r.View(s)
	return o.look(&o.view, o.judgement, 0)
}

// A trial tries moves in the worlds of a dealer. All play by the weights of sharp players and by the
// cards that the seat of the view has seen; see docs/decisions/players.md.
type trial struct {
	rollout
	dealer   *dealer
	seen     odds // of a card that the seat has not seen
	source   rand.PCG
	prospect *prospect // of the game, or nil
}

// An outcome is the result of a round for the seat of a view.
type outcome struct {
	ahead   int     // points between the own line and the best other one
	lowest  bool    // no line is lower
	winners int     // who share the win, 0 where the seat does not win
	game    float64 // how likely the seat wins the game, where there is one
}

// worth returns the value of an outcome: how likely the game is won or, in a round by itself,
// points.
func (t *trial) worth(o outcome) float64 {
	switch {
	case t.prospect != nil:
		return o.game
	case o.winners == 0:
		return float64(o.ahead)
	}
	return float64(o.ahead) + t.search.win/float64(o.winners)
}

func newTrial(d *dealer, g *Game, seed uint64) *trial {
	t := &trial{dealer: d, seen: d.counted(d.view)}
	t.source.Seed(seed, 0)
	t.dice = rand.New(&t.source)
	t.Mind, t.judgement = d.Mind, judgement{&t.seen, &d.sharps, g}
	if g != nil {
		t.prospect = d.prospect(d.view, *g)
	}
	return t
}

// try plays a move in a world, and the world to its end. All moves tried in a world get
// the same dice.
func (t *trial) try(world engine.Round, m engine.Move) outcome {
	must(world.Do(m))
	return t.play(world)
}

// tryCall plays a world to its end. The first player who may call does.
func (t *trial) tryCall(world engine.Round) outcome {
	t.callsAtOnce = true
	defer func() { t.callsAtOnce = false }()
	return t.play(world)
}

// play plays a world to its end and returns the outcome. It leaves the dice unchanged.
func (t *trial) play(world engine.Round) outcome {
	dice := t.source
	t.finish(&world)
	t.source = dice
	seat, res := t.dealer.view.Seat, t.pack.Result(&world)
	best, winners := 1<<30, 0
	for s := range engine.Seat(world.Players()) {
		if s != seat && !world.Left(s) {
			best = min(best, res.Points[s])
		}
		if res.Winners[s] {
			winners++
		}
	}
	o := outcome{ahead: best - res.Points[seat], lowest: res.Lowest[seat]}
	if res.Winners[seat] {
		o.winners = winners
	}
	if t.prospect != nil {
		o.game = t.prospect.after(&res)
	}
	return o
}
