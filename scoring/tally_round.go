package scoring

import (
	"slices"

	"tabby/engine"
)

// record adds a round to the sheet, with its consequences.
func (t *tally) record(e Recorded) {
	if e.Tiebreak && t.Tied == nil && !t.Over && t.expired() {
		t.decide() // the time ran out between two rounds, with a tie
	}
	t.next()
	r := Round{
		Number: t.Number(), Dealer: t.Dealer, First: t.First, Caller: e.Caller, Source: e.Source, Log: e.Log, Cells: make([]Cell, len(t.People)),
	}
	if e.Tiebreak != (t.Tied != nil) || t.Over {
		r.Fate = Late
	} else if e.Tiebreak {
		r.Fate = Tiebreak
	}
	t.fill(&r, e)
	t.Rounds = append(t.Rounds, r)
	t.Dealt, t.answered = false, false
	switch now := &t.Rounds[len(t.Rounds)-1]; r.Fate {
	case Counts:
		t.number++
		t.count(now)
		t.conclude(now)
	case Tiebreak:
		t.breakTie(now)
	}
}

// fill sets the cells of a round.
func (t *tally) fill(r *Round, e Recorded) {
	playing := t.Playing()
	for p := range r.Cells {
		c := &r.Cells[p]
		if p < len(e.Scores) {
			c.Score = e.Scores[p]
		}
		c.Mark = mark(c.Score, slices.Contains(playing, Player(p)) && r.Fate != Late)
		c.Total, c.NoPoints = t.Totals[p], t.Ruleset.Rules.NoPoints
	}
	if t.spares && len(r.Specials()) > 0 {
		r.spare()
	}
	t.worth(r)
}

// spare marks the scores that are not needed because of a special hand.
func (r *Round) spare() {
	for p := range r.Cells {
		if c := &r.Cells[p]; c.Mark == Missing {
			c.Mark = Spared
		}
	}
}

func mark(s *Score, plays bool) CellKind {
	switch {
	case s == nil && plays:
		return Missing
	case s == nil:
		return Blank
	case s.SatOut:
		return SatOut
	case plays:
		return Written
	default:
		return Surplus
	}
}

// best returns the players with the best score in a round, by points and the tie-breaks of the variant,
// without regard to the player but.
func (t *tally) best(r *Round, but Player) []Player {
	players := r.written()
	if but != Nobody {
		players = without(players, but)
	}
	return first(players, func(a, b Player) int {
		x, y := r.Cells[a], r.Cells[b]
		if x.Counted != y.Counted {
			return t.Ruleset.Rules.Better(x.Counted, y.Counted)
		}
		return t.breakLevel(a, b, r.Caller, func() int {
			if !r.cardsKnown(x.Counted) {
				return 0
			}
			return *x.Score.Cards - *y.Score.Cards
		})
	})
}

// written returns the players with a score that counts.
func (r Round) written() []Player {
	var written []Player
	for p, c := range r.Cells {
		if c.Mark == Written {
			written = append(written, Player(p))
		}
	}
	return written
}

// cardsKnown reports whether the numbers of cards left are known for all players with
// those points.
func (r *Round) cardsKnown(points int) bool {
	return !slices.ContainsFunc(r.Cells, func(c Cell) bool {
		return c.Mark == Written && c.Counted == points && c.Score.Cards == nil
	})
}

// count adds a round to the totals.
func (t *tally) count(r *Round) {
	for p := range r.Cells {
		t.fall(Player(p), &r.Cells[p])
		t.enter(Player(p), &r.Cells[p], 1)
	}
	t.from, t.to = t.dealsAfter(*r)
}

// dealsAfter returns where the search for the next dealer begins after a round: at skip seats to
// the left of seat. Of several players with equal scores, it is the first to the left of the
// dealer.
func (s Sheet) dealsAfter(r Round) (seat Player, skip int) {
	deal := r.Best
	switch s.Ruleset.Value(engine.NextDealer) {
	case engine.DealHighest:
		deal = r.highest()
	case engine.DealHighestTotal:
		deal = first(r.highest(), func(a, b Player) int { return r.Cells[b].Total - r.Cells[a].Total })
	case engine.DealWinner:
	default:
		deal = nil
	}
	if p := s.seek(r.Dealer, 1, deal); p != Nobody {
		return p, 0
	}
	return r.Dealer, 1
}

// DealtFor reports whether, by a house rule, the next dealer is the player with the highest score or the
// winner of the last round.
func (s Sheet) DealtFor() bool {
	if len(s.Rounds) == 0 || s.Dealer == Nobody {
		return false
	}
	last := s.Rounds[len(s.Rounds)-1]
	p, skip := s.dealsAfter(last)
	return last.Fate.counts() && skip == 0 && p == s.Dealer
}

// counted returns the players for whom a round counts, even if a score is missing.
func (r Round) counted() []Player {
	var counted []Player
	for p, c := range r.Cells {
		if c.Mark == Written || c.Mark == Spared {
			counted = append(counted, Player(p))
		}
	}
	return counted
}

// highest returns the players with the most points in a round.
func (r Round) highest() []Player {
	return first(r.counted(), func(a, b Player) int { return r.Cells[b].Counted - r.Cells[a].Counted })
}

// enter adds a cell to a player's total, or subtracts it if sign is -1.
func (t *tally) enter(p Player, c *Cell, sign int) {
	t.Totals[p] += sign * (c.Counted - c.Fell)
	c.Total = t.Totals[p]
	switch {
	case c.Mark != Written:
	case c.Score.Cards == nil:
		t.unknownCards[p] += sign
	default:
		t.cards[p] += sign * *c.Score.Cards
	}
}

// conclude applies the consequences of a round that counts.
func (t *tally) conclude(r *Round) {
	switch t.end {
	case engine.EndElimination:
		t.eliminate(r)
	case engine.EndRounds:
		if t.Planned() == 0 {
			t.decide()
		}
	case engine.EndTime:
		if t.expired() {
			t.decide()
		}
	case engine.EndThreshold:
		if slices.ContainsFunc(t.alive(), t.isOver) {
			t.decide()
		}
	}
	if t.most > 0 && t.number >= t.most && !t.Over && t.Tied == nil {
		t.decide()
	}
}

// eliminate sets players over the limit to Out, and ends the game if at most one is
// left.
func (t *tally) eliminate(r *Round) {
	in := t.alive()
	for _, p := range in {
		if t.isOver(p) {
			r.Out = append(r.Out, p)
		}
	}
	if len(r.Out) == len(in) && t.Ruleset.Value(engine.NobodySurvives) == engine.Replay {
		t.voidRound(r)
		return
	}
	for _, p := range r.Out {
		t.Status[p], t.exit[p] = Out, t.paper+len(t.Rounds)
	}
	if len(in)-len(r.Out) <= 1 {
		t.decide()
	}
}

// voidRound removes a round that put all players out from the totals. The same dealer
// deals again.
func (t *tally) voidRound(r *Round) {
	r.Fate, r.Out = Void, nil
	t.number--
	for p := range r.Cells {
		c := &r.Cells[p]
		if c.Fell != 0 {
			t.falls.giveBack(Player(p), c.Total+c.Fell)
		}
		t.enter(Player(p), c, -1)
	}
	t.from, t.to = r.Dealer, 0
}

// Expect returns the next round as it would be on the sheet with these scores, by player, and
// this caller. While a score is missing, each hand counts its cards, and the call is not
// judged. known reports whether the cells have the final points of the round, which may depend
// on all scores. Nobody goes out.
func (s Sheet) Expect(scores []*Score, caller Player) (r Round, known bool) {
	t := &tally{Sheet: s, spares: s.Ruleset.Rules.Spares(), bestCounts: s.Ruleset.Value(engine.BestCounts)}
	r = Round{Number: t.Number(), Dealer: t.Dealer, Caller: caller, Cells: make([]Cell, len(t.People))}
	if s.Tied != nil {
		r.Fate = Tiebreak
	}
	e := Recorded{Scores: slices.Clone(s.filled(scores, s.Playing())), Caller: caller}
	for p, score := range e.Scores {
		if score != nil {
			counted, _ := s.counted(*score) // or as it was typed
			e.Scores[p] = &counted
		}
	}
	t.fill(&r, e)
	whole := !slices.ContainsFunc(r.Cells, func(c Cell) bool { return c.Mark == Missing })
	if !whole {
		r.unjudge(s.Ruleset)
	}
	if r.Fate == Counts {
		t.expect(&r)
	}
	return r, whole || t.bestCounts != engine.CountsOne
}

// unjudge sets the points of each cell to those of its cards.
func (r *Round) unjudge(t engine.Ruleset) {
	r.Call, r.Best = Unjudged, nil
	for p := range r.Cells {
		if c := &r.Cells[p]; c.Mark == Written {
			c.Penalty, c.Counted = 0, raw(t, *c)
		}
	}
}

// expect adds the points of a round to the totals of its cells, without using up a fall.
func (t *tally) expect(r *Round) {
	t.falls.used = slices.Clone(t.falls.used)
	for p := range r.Cells {
		c := &r.Cells[p]
		t.falls.used[p] = slices.Clone(t.falls.used[p])
		t.fall(Player(p), c)
		c.Total += c.Counted - c.Fell
	}
}
