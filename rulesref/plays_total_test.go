package rulesref

import (
	"fmt"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

// done reports whether the game, or the game for Ann, is over.
func done(s scoring.Sheet) bool { return s.Over || s.Status[ann] == scoring.Out }

// around plays Ann to exactly the number, and to one more.
func (d desk) around() (at, more scoring.Sheet, ok bool) {
	n := d.amount(engine.Threshold)
	at, first := d.reach(n, 0)
	more, second := d.reach(n+1, 0)
	return at, more, first && second
}

func playExactly(d desk, p *played) bool {
	n := d.amount(engine.Threshold)
	at, more, ok := d.around()
	if !ok {
		return false
	}
	fell, only := at.Totals[ann] != n, done(more) && !done(at)
	p.wants(fell, fmt.Sprintf("%d falls to %d", n, min(n-1, at.Totals[ann])))
	p.wants(at.Over, "That ends the game")
	p.wants(done(at) && !at.Over, "That puts you out")
	p.wants(only && more.Over, "Only a higher total ends the game")
	p.wants(only && !more.Over, "Only a higher total puts you out")
	p.wants(only && !fell, "Nothing yet")
	p.wants(!done(more) && !fell, "Nothing. This game ends")
	again, ok := d.reach(n, 9)
	p.wants(fell && ok && again.Totals[ann] != n, "every time")
	p.wants(fell && ok && again.Totals[ann] == n && done(again), "as well")
	p.wants(fell && ok && again.Totals[ann] == n && !done(again) && only, "nothing happens")
	return true
}

// playOut asks from how many points a player is out.
func playOut(d desk, p *played) bool {
	n := d.amount(engine.Threshold)
	at, more, ok := d.around()
	if !ok {
		return false
	}
	out := func(s scoring.Sheet) bool { return s.Status[ann] == scoring.Out }
	again, ok := d.reach(n, 9)
	p.wants(out(at), fmt.Sprintf("With %s or more.", en.Count(n, words.Point)))
	p.wants(out(more) && !out(at), fmt.Sprintf("With more than %s.", en.Count(n, words.Point)))
	p.wants(!out(more), "Never. This game ends")
	p.wants(out(more) && at.Totals[ann] != n, fmt.Sprintf("%d falls to %d", n, at.Totals[ann]))
	p.wants(ok && out(again) && !out(at), "Once it no longer falls")
	return true
}

func playGameOver(d desk, p *played) bool {
	n := d.amount(engine.Threshold)
	at, more, ok := d.around()
	if !ok {
		return false
	}
	fell := at.Totals[ann] != n
	p.wants(at.Over, "Yes.")
	p.wants(more.Over, "total wins")
	p.wants(fell && done(more), fmt.Sprintf("%d falls to %d", n, min(n-1, at.Totals[ann])))
	p.wants(!fell && more.Over && !at.Over, "only above it")
	p.wants(done(at) && !at.Over, "That player is out")
	p.wants(!done(at) && done(more) && !more.Over, "Whoever has more is out")
	p.wants(!done(more), "No. This game ends")
	return true
}

func playFalls(d desk, p *played) bool {
	falls := d.made.Falls()
	if at, ok := d.reach(d.amount(engine.Threshold), 0); ok && len(falls) == 0 {
		p.wants(at.Totals[ann] == d.amount(engine.Threshold), "No, not at this table.")
		p.wants(at.Totals[ann] != d.amount(engine.Threshold), fmt.Sprintf("falls to %d", at.Totals[ann]))
	}
	for _, f := range falls {
		if at, ok := d.reach(f.From, 0); ok {
			p.wants(true, fmt.Sprintf("%d falls to %d", f.From, at.Totals[ann]))
			again, _ := d.reach(f.From, 1)
			p.wants(again.Totals[ann] == f.From, fmt.Sprintf("%d falls to %d, once", f.From, f.To))
		}
	}
	return true
}

func playLimit(d desk, p *played) bool {
	n := d.amount(engine.Threshold)
	out, ok := d.with(engine.House{engine.End: engine.EndElimination, engine.ThresholdCmp: engine.Exceed})
	at, more, fits := out.around()
	if ok = ok && fits; ok {
		_, limited := d.made.Limit()
		p.wants(limited && !done(at) && done(more), fmt.Sprintf("it is %d.", n))
		p.wants(!limited, "This game ends")
	}
	return ok
}

func playAllOut(d desk, p *played) bool {
	n := d.amount(engine.Threshold)
	out, ok := d.with(engine.House{engine.End: engine.EndElimination})
	if !ok || d.is(engine.BestCounts, engine.CountsOne) {
		return false
	}
	s, ok := out.play(start{totals: []int{n, n, n}}, called(ann, d.fair()...))
	if !ok || len(s.Rounds[0].Out) < 3 && s.Rounds[0].Fate != scoring.Void {
		return false
	}
	void := s.Rounds[0].Fate == scoring.Void
	p.wants(void, "The round is played again.")
	p.wants(!void && wonByMost(s), "the highest total wins")
	p.wants(!void && !wonByMost(s), "the lowest total wins")
	return true
}

// goOut puts Ann out, and then Ben.
func (d desk) goOut() (scoring.Sheet, bool) {
	n := d.amount(engine.Threshold)
	out, ok := d.long().with(engine.House{engine.End: engine.EndElimination, engine.NobodySurvives: engine.LowestTotal})
	if !ok || d.is(engine.BestCounts, engine.CountsOne) {
		return scoring.Sheet{}, false
	}
	first, second := d.round(d.fair()...), d.round(d.fair()...)
	second.Scores[ann] = nil
	s, ok := out.play(start{totals: []int{n - 1, n - 9, -5000}}, first, second)
	return s, ok && s.Over
}

func playLastIn(d desk, p *played) bool {
	s, ok := d.goOut()
	if ok {
		p.wants(len(s.Winners) == 1 && s.Winners[0] == cy && s.Exits[cy] == 0, "The last player who is still in.")
	}
	return ok
}

func playRank(d desk, p *played) bool {
	s, ok := d.goOut()
	if !ok {
		return false
	}
	p.wants(s.Exits[ben] > s.Exits[ann] && s.Places[ben] < s.Places[ann] || s.Exits[ben] == s.Exits[ann], "longer gets the better place")
	n := d.amount(engine.Threshold)
	out, _ := d.with(engine.House{engine.End: engine.EndElimination})
	both, ok := out.play(start{totals: []int{n, n + 1, -5000}}, d.round(d.fair()...))
	if ok && both.Exits[ann] == both.Exits[ben] && both.Totals[ann] != both.Totals[ben] {
		low := (both.Totals[ann] < both.Totals[ben]) == (both.Places[ann] < both.Places[ben])
		p.wants(low, "the lower total is")
		p.wants(!low, "the higher total is")
	}
	return true
}
