package scoring

import (
	"slices"

	"tabby/engine"
)

// Expect returns the coming round as it would stand on the sheet with some scores, which are by
// player, and a caller. As long as a score is missing, each counts what its cards do, and the
// call is not judged; known reports whether the cells say what the round counts; if the best
// players count one, that takes all scores. Nobody goes out by it.
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

// unjudge has each score count what its cards do.
func (r *Round) unjudge(t engine.Ruleset) {
	r.Call, r.Best = Unjudged, nil
	for p := range r.Cells {
		if c := &r.Cells[p]; c.Mark == Written {
			c.Penalty, c.Counted = 0, raw(t, *c)
		}
	}
}

// expect adds what a round counts to the totals of its cells, and uses no fall up.
func (t *tally) expect(r *Round) {
	t.falls.used = slices.Clone(t.falls.used)
	for p := range r.Cells {
		c := &r.Cells[p]
		t.falls.used[p] = slices.Clone(t.falls.used[p])
		t.fall(Player(p), c)
		c.Total += c.Counted - c.Fell
	}
}
