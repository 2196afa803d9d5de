package people

import (
	"slices"

	"tabby/engine"
	"tabby/scoring"
)

// play lets people do some things at the table, one after the other, until one is refused.
func (t *table) play() error {
	for range 1 + t.Dice.IntN(4) {
		if err := t.Do(t.next(t.Sheet())); err != nil {
			return err
		}
	}
	return nil
}

// next returns what people at a table want next. Most of it makes sense.
func (t *table) next(s scoring.Sheet) scoring.Intent {
	at := t.Now()
	if t.game.State().LastUndone() != nil && t.oneIn(3) {
		return scoring.Redo{}
	}
	switch t.Dice.IntN(24) {
	case 0, 1, 2:
		if len(s.Rounds) > 0 {
			return t.correct(s)
		}
	case 3, 4:
		return scoring.Undo{}
	case 6:
		return t.join(s)
	case 7:
		return scoring.Leave{At: at, Player: pick(t.Dice, s.Seated())}
	case 8:
		return scoring.Reseat{At: at, Seats: swapped(t, s.Seats)}
	case 9:
		return scoring.ChooseDealer{At: at, Player: pick(t.Dice, s.Playing())}
	case 10:
		all := house(t.Dice)
		key := pick(t.Dice, []engine.Key{engine.End, engine.Rounds, engine.Threshold, engine.FinalTie, engine.LateJoin})
		return scoring.Agree{At: at, House: engine.House{key: all[key]}}
	case 11:
		if t.oneIn(3) {
			return scoring.EndGame{At: at}
		}
	}
	if s.Clock.Runs && t.oneIn(2) {
		return t.clock(s)
	}
	return t.record(s)
}

// clock returns what is done with the clock of a timed game.
func (t *table) clock(s scoring.Sheet) scoring.Intent {
	at := t.Now()
	switch {
	case s.Clock.Asked:
		return scoring.ClockExpires{At: at, InRound: t.oneIn(2)}
	case s.Clock.Paused:
		return scoring.Resume{At: at}
	case !s.Dealt && t.oneIn(2):
		return scoring.Deal{At: at}
	case s.Clock.Up:
		return scoring.ClockExpires{At: at, InRound: t.oneIn(2)}
	}
	return scoring.Pause{At: at}
}

// record returns the scores of a round.
func (t *table) record(s scoring.Sheet) scoring.Intent {
	in := scoring.Record{At: t.Now(), Caller: scoring.Nobody, Scores: make([]*scoring.Score, len(s.People)), Source: scoring.SourceTyped}
	for _, p := range s.Playing() {
		in.Scores[p] = t.score(s)
	}
	if t.oneIn(2) && len(s.Playing()) > 0 {
		in.Caller = pick(t.Dice, s.Playing())
	}
	return in
}

// score returns what a player has in a round.
func (t *table) score(s scoring.Sheet) *scoring.Score {
	if t.oneIn(20) {
		return &scoring.Score{SatOut: true}
	}
	all := s.Ruleset.Score()
	return &scoring.Score{Points: all.Min + t.Dice.IntN(min(30, all.Max-all.Min)+1)}
}

// correct returns another score for a round that is written down, and its caller now and
// then.
func (t *table) correct(s scoring.Sheet) scoring.Intent {
	r := t.Dice.IntN(len(s.Rounds))
	in := scoring.Correct{At: t.Now(), Round: r, Scores: map[scoring.Player]*scoring.Score{}}
	for p := range s.People {
		if p := scoring.Player(p); s.Rounds[r].Has(p) && (len(in.Scores) == 0 || t.oneIn(3)) {
			in.Scores[p] = t.score(s)
		}
	}
	if t.oneIn(4) {
		nobody := scoring.Nobody
		in.Caller = &nobody
	}
	return in
}

// join returns someone who comes late, or back.
func (t *table) join(s scoring.Sheet) scoring.Intent {
	after := pick(t.Dice, s.Seats)
	for p, status := range s.Status {
		if status == scoring.Gone && t.oneIn(2) {
			return scoring.Join{At: t.Now(), Person: s.People[p], After: after}
		}
	}
	p, err := t.person(pick(t.Dice, t.Names))
	if err != nil {
		p = scoring.Person{Name: "Guest"}
	}
	return scoring.Join{At: t.Now(), Person: p, After: after}
}

// swapped returns the seats with two of them exchanged.
func swapped(t *table, seats []scoring.Player) []scoring.Player {
	other := slices.Clone(seats)
	i, j := t.Dice.IntN(len(seats)), t.Dice.IntN(len(seats))
	other[i], other[j] = other[j], other[i]
	return other
}
