package evening

import (
	"math/rand/v2"
	"time"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/scoring"
)

// An owner is who sits at the laptop.
type owner struct {
	e       *evening
	dice    *rand.Rand
	known   time.Time // when the number of rounds was last another
	round   int
	left    scoring.Player // who has left the game for a while, or Nobody
	thought map[[2]int]int // the points that it types in a round that is not written down yet
}

// owner is how the evening goes for who sits at the laptop.
func (l *laptop) owner() {
	o := &owner{e: l.e, dice: l.e.Split("owner"), known: time.Now(), left: scoring.Nobody, thought: map[[2]int]int{}}
	if o.dice.IntN(3) == 0 {
		l.on(o.pause) // while people come
	}
	for !l.e.isOver() {
		pause := 3*time.Second + time.Duration(o.dice.Int64N(int64(12*time.Second)))
		if !l.on(o.act) {
			pause = time.Second
		}
		select {
		case <-time.After(pause):
		case <-l.e.over:
		}
	}
}

// act does one thing. It runs on the loop.
func (o *owner) act(l *life) {
	s := l.game.Sheet()
	if len(s.Rounds) != o.round {
		o.round, o.known = len(s.Rounds), time.Now()
	}
	switch {
	case s.Over && o.dice.IntN(4) > 0, len(s.Rounds) > 24 && l.deck.Round() == nil:
		o.e.end()
	case l.deck.Round() != nil:
		o.playCards(l)
	case o.dice.IntN(12) == 0:
		o.manage(l, s)
	case o.dice.IntN(25) == 0 && o.e.deals.mayDeal():
		o.e.Narrate("the laptop deals with the virtual deck")
		_ = l.deck.Deal(nil) // or a round is on the table that was left
	case time.Since(o.known) > 2*time.Minute, o.dice.IntN(6) == 0:
		o.record(l, s)
	}
}

// record writes a round down with what the guests have entered. What is missing after a
// while, the owner types.
func (o *owner) record(l *life, s scoring.Sheet) {
	in := scoring.Record{At: time.Now(), Scores: make([]*scoring.Score, len(s.People)), Caller: scoring.Nobody, Source: scoring.SourceTyped}
	entered, typed := l.table.Scores(), map[scoring.Player]value{}
	for _, p := range s.Playing() {
		if in.Scores[p] = entered[p]; in.Scores[p] != nil {
			continue
		}
		if time.Since(o.known) < 2*time.Minute {
			return
		}
		cell := [2]int{len(s.Rounds), int(p)}
		points, ok := o.thought[cell]
		if !ok {
			points, ok = o.e.truth.points(o.dice, s.Ruleset, cell)
		}
		if !ok {
			return
		}
		o.thought[cell] = points // until the round is written down
		in.Scores[p], typed[p] = &scoring.Score{Points: points}, value{points: points}
	}
	if playing := s.Playing(); len(playing) > 0 && o.dice.IntN(2) == 0 {
		in.Caller = playing[o.dice.IntN(len(playing))]
	}
	err := o.do(l, in, &owned{round: len(s.Rounds), typed: typed})
	if err == nil {
		clear(o.thought)
		o.e.Narrate("the laptop writes round %d down", len(s.Rounds)+1)
	}
}

// do carries out an intent, and remembers what became of it.
func (o *owner) do(l *life, in scoring.Intent, a *owned) error {
	a.intent, a.at = in, time.Now()
	err := l.game.Do(in)
	o.e.truth.owned(a, err)
	return err
}

// manage does what is seldom done.
func (o *owner) manage(l *life, s scoring.Sheet) {
	switch now := time.Now(); o.dice.IntN(14) {
	case 0, 1, 2:
		o.correct(l, s)
	case 3, 4:
		o.undo(l)
	case 5:
		o.try(l, "lets Emil join", scoring.Join{At: now, Person: scoring.Person{Name: "Emil"}, After: 0})
	case 6:
		o.comeAndGo(l, s)
	case 7:
		o.try(l, "lets another deal", scoring.ChooseDealer{At: now, Player: scoring.Player(o.dice.IntN(len(s.People)))})
	case 8:
		o.reseat(l, s)
	case 9:
		o.try(l, "agrees on another rule", scoring.Agree{At: now, House: engine.House{engine.FinalTie: []engine.Value{engine.Shared, engine.ExtraRound}[o.dice.IntN(2)]}})
	case 10:
		o.pause(l)
	case 11:
		_ = l.table.Free(scoring.Player(o.dice.IntN(len(s.People))))
	case 12:
		o.sendAway(l)
	case 13:
		if l.table.Paused() {
			_ = l.table.Pause(false) // as the laptop died meanwhile
		}
	}
}

// pause lets the guests only watch for a while.
func (o *owner) pause(l *life) {
	_ = l.table.Pause(true)
	o.e.Narrate("the laptop pauses the table")
	l.loop.After(20*time.Second, func() { _ = l.table.Pause(false) })
}

// try carries out an intent that may be refused.
func (o *owner) try(l *life, said string, in scoring.Intent) {
	if o.do(l, in, &owned{}) == nil {
		o.e.Narrate("the laptop %s", said)
	}
}

func (o *owner) correct(l *life, s scoring.Sheet) {
	if len(s.Rounds) == 0 {
		return
	}
	r := o.dice.IntN(len(s.Rounds))
	p := scoring.Player(o.dice.IntN(len(s.People)))
	points, ok := o.e.truth.points(o.dice, s.Ruleset, [2]int{r, int(p)})
	if ok {
		o.try(l, "corrects a score", scoring.Correct{At: time.Now(), Round: r, Scores: map[scoring.Player]*scoring.Score{p: {Points: points}}})
	}
}

// undo takes the last thing back, and for the most part does it again.
func (o *owner) undo(l *life) {
	o.try(l, "undoes what was last", scoring.Undo{})
	if o.dice.IntN(3) > 0 {
		o.try(l, "does it again", scoring.Redo{})
	}
}

// comeAndGo lets a player leave the game, or come back.
func (o *owner) comeAndGo(l *life, s scoring.Sheet) {
	if o.left == scoring.Nobody {
		p := scoring.Player(o.dice.IntN(len(s.People)))
		if o.do(l, scoring.Leave{At: time.Now(), Player: p}, &owned{}) == nil {
			o.e.Narrate("%s leaves the game", s.People[p].Name)
			o.left = p
		}
		return
	}
	if o.do(l, scoring.Join{At: time.Now(), Person: s.People[o.left], After: scoring.Nobody}, &owned{}) == nil {
		o.e.Narrate("%s comes back", s.People[o.left].Name)
		o.left = scoring.Nobody
	}
}

func (o *owner) reseat(l *life, s scoring.Sheet) {
	seats := make([]scoring.Player, len(s.People))
	for i, p := range o.dice.Perm(len(seats)) {
		seats[i] = scoring.Player(p)
	}
	o.try(l, "changes the seats", scoring.Reseat{At: time.Now(), Seats: seats})
}

// sendAway sends a device away, or makes new codes.
func (o *owner) sendAway(l *life) {
	all := l.table.Devices()
	if o.dice.IntN(3) == 0 {
		o.e.Narrate("the laptop makes new codes")
		_ = l.table.NewKeys()
	} else if len(all) > 0 {
		d := all[o.dice.IntN(len(all))]
		o.e.Narrate("the laptop sends %s away", d.Name)
		_ = l.table.SendAway(d.ID)
	}
}

// playCards plays for those who play at the laptop, and helps a round on that waits.
func (o *owner) playCards(l *life) {
	d := l.deck.Round()
	if d.Over() {
		if o.dice.IntN(2) == 0 {
			a := &owned{round: len(l.game.Sheet().Rounds), dealt: true}
			err := l.deck.RecordBy(func(in scoring.Intent) error { return o.do(l, in, a) })
			o.e.Narrate("the laptop writes the round down as it was played: %v", err)
		}
		return
	}
	if gone := d.Missing(); gone != engine.Nobody && o.dice.IntN(2) == 0 {
		_ = l.deck.Seat(d.Player(gone), []string{"steady", round.Here}[o.dice.IntN(2)])
	}
	if waited := time.Since(o.known); waited > 5*time.Minute { // it takes too long
		for _, p := range d.Seating.Seats {
			_ = l.deck.Seat(p, "easy")
		}
	}
	for range 4 {
		o.moveHere(d, l.matches(scoring.Nobody))
	}
}

// moveHere plays a move for one who plays at the laptop.
func (o *owner) moveHere(d *round.Driver, luck []engine.Spot) {
	for _, s := range d.Here() {
		view := d.Round().View(s)
		m, ok := choose(o.dice, view.AppendMoves(nil), luck)
		if ok && d.Play(s, m) == nil {
			return
		}
	}
	if len(d.Here()) > 0 && d.Matching() {
		d.Decline(d.Here()...)
	}
}
