package entry

import (
	"slices"

	"tabby/engine"
	"tabby/scoring"
)

// facts are what an entry has to know of the rules of its game.
type facts struct {
	Spares   bool // a special hand says what everybody else counts
	GridRows int  // in how many rows the cards of a player lie, or 0 for a single line
	NoPoints bool // a round is who won it
}

func factsOf(r engine.Rules) facts { return facts{r.Spares(), r.Grid.Rows, r.NoPoints} }

// Resumed returns an entry that was kept, for a game of those rules.
func Resumed(e Entry, r engine.Rules) Entry {
	e.facts = factsOf(r)
	return e
}

// spared reports whether a special hand says what everybody else counts.
func (e Entry) spared() bool {
	return e.Spares && slices.ContainsFunc(e.Playing, func(p scoring.Player) bool { return e.Fields[p].Special })
}

// complete reports whether every score is there that a round needs.
func (e Entry) complete() bool {
	return e.spared() || e.won() || !slices.ContainsFunc(e.Playing, func(p scoring.Player) bool { return !e.Fields[p].filled() })
}

// scores returns what was typed, by player.
func (e Entry) scores(t engine.Ruleset) []*scoring.Score {
	scores := make([]*scoring.Score, len(e.Fields))
	for _, p := range e.Playing {
		if scores[p] = e.Fields[p].score(t); scores[p] == nil && e.won() {
			scores[p] = &scoring.Score{}
		}
	}
	return scores
}

// won reports whether somebody has won a round of a game without points.
func (e Entry) won() bool {
	return e.NoPoints && slices.ContainsFunc(e.Playing, func(p scoring.Player) bool { return e.Fields[p].won() })
}

// won reports whether the field is that of who won a round, where nobody has points.
func (f field) won() bool { return f.filled() && f.points() > 0 }

// win says that a player has won the round, where nobody has points, or takes that back.
func (e Entry) win(p scoring.Player) Entry {
	at := e.Active
	e.Active = p
	if e.Fields[p].won() {
		e = e.with(field{})
	} else {
		e = e.with(field{Digits: "1", Done: true})
	}
	e.Active = at
	return e
}

// doubts returns what looks miscounted.
func (e Entry) doubts(s scoring.Sheet) []scoring.Doubt {
	return s.Doubts(e.scores(s.Ruleset), e.Caller)
}

func (f field) score(t engine.Ruleset) *scoring.Score {
	switch {
	case f.SatOut:
		return &scoring.Score{SatOut: true}
	case !f.filled():
		return nil
	}
	s := &scoring.Score{Points: f.points(), Cards: f.Cards, Hand: turned(f.Hand, t.Rules.Grid.Rows), Special: f.Special}
	if t.Rules.CardsDecide() && s.Cards == nil {
		dealt := t.Rules.Hand
		s.Cards = &dealt
	}
	return s
}

// sitOut records that the active player did not play that round.
func (e Entry) sitOut() Entry {
	if e.Active == scoring.Nobody {
		return e
	}
	return e.with(field{SatOut: true, Done: true}).next()
}

// mark says that a player has the special hand of the game, or takes that back.
func (e Entry) mark(p scoring.Player) Entry {
	e = e.Activate(p)
	if e.Fields[p].Special {
		return e.with(field{})
	}
	return e.with(field{Special: true, Done: true}).onward()
}
