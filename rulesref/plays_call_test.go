package rulesref

import (
	"fmt"
	"slices"

	"tabby/engine"
	"tabby/scoring"
)

// call plays a round that Ann ended.
func (d desk) call(points ...int) (scoring.Cell, bool) {
	s, ok := d.play(start{}, called(ann, points...))
	if !ok {
		return scoring.Cell{}, false
	}
	return s.Rounds[0].Cells[ann], true
}

// low returns points of which Ann has the best, or the worst, and others are far away.
func (d desk) low(best bool) []int {
	if best == d.rules.HighestWins {
		return []int{12, 7, 8}
	}
	return []int{5, 7, 8}
}

func playRightCall(d desk, p *played) bool {
	if !d.is(engine.CallAtMost, engine.None) {
		return false
	}
	c, ok := d.call(d.low(true)...)
	if !ok {
		return false
	}
	points, off := c.Score.Points, c.Score.Points-c.Counted
	if d.is(engine.BestCounts, engine.CountsPoints) {
		p.wants(off == points+d.amount(engine.RightCallLess) || off == points && d.amount(engine.RightCallLess) == 0, "You score zero")
		p.wants(off == 0, "Nothing more")
		p.wants(off > 0 && !d.is(engine.RightCall, engine.CountsZero), fmt.Sprintf("It takes %d point", off))
		p.wants(off < 0, fmt.Sprintf("It adds %d point", -off))
		return true
	}
	if d.is(engine.RightCall, engine.CountsZero) {
		p.wants(true, "You score zero")
		return true
	}
	s, _ := d.play(start{}, called(ann, d.low(true)[0], d.low(true)[0], d.low(false)[0]))
	p.wants(s.Rounds[0].Cells[ann].Counted != s.Rounds[0].Cells[ben].Counted, "Only you win the round.")
	return true
}

func playWrongCall(d desk, p *played) bool {
	c, ok := d.call(d.low(false)...)
	if !ok || d.is(engine.BestCounts, engine.CountsOne) {
		return false
	}
	if !d.rules.Kept {
		p.wants(c.Penalty == 0, "Nothing extra.")
		p.wants(c.Penalty > 0 && c.Counted == 2*c.Score.Points, "double")
		p.wants(c.Penalty > 0 && c.Counted != 2*c.Score.Points, fmt.Sprintf("costs %d", c.Penalty))
		return true
	}
	p.wants(c.Penalty == 0, "nothing extra")
	switch {
	case d.is(engine.WrongCallPenalty, engine.PenaltyDouble):
		p.wants(true, "double")
		p.wants(c.Penalty != c.Score.Points, fmt.Sprint(c.Penalty-c.Score.Points))
	default:
		p.wants(c.Penalty > 0, fmt.Sprintf("You score %d point", c.Penalty))
		p.wants(c.Penalty > 0, " more.")
		p.wants(c.Penalty < 0, " less.")
	}
	return true
}

// playBelowZero has Ann end a round below zero, and not with the best score.
func playBelowZero(d desk, p *played) bool {
	c, ok := d.call(-1, -2, 5)
	if ok {
		p.wants(c.Counted != 2*c.Score.Points, "is not doubled")
	}
	return ok
}

func playLevelCall(d desk, p *played) bool {
	if !d.is(engine.CallAtMost, engine.None) {
		return false
	}
	best := d.low(true)
	s, ok := d.play(start{}, called(ann, best[0], best[0], d.low(false)[0]))
	if ok {
		p.wants(s.Rounds[0].Call == scoring.Right, "Yes, if nobody has")
		p.wants(s.Rounds[0].Call != scoring.Right, "No. It’s right only if nobody has the same score as you.")
	}
	return ok
}

func playMostCall(d desk, p *played) bool {
	most, bounded := d.made.CallAtMost()
	p.wants(!bounded, "Any number.")
	for n := range 12 {
		if d.rules.HighestWins {
			break
		}
		s, ok := d.play(start{}, called(ann, n, 20, 21))
		if !ok || n < most-1 || n > most+1 && bounded {
			continue
		}
		right := s.Rounds[0].Call == scoring.Right
		if right != (!bounded || n <= most) {
			p.miss = append(p.miss, fmt.Sprintf("a call with %d is right: %v", n, right))
		}
	}
	p.wants(bounded, fmt.Sprintf("%d point", most))
	return true
}

func playNoCall(d desk, p *played) bool {
	s, ok := d.play(start{}, called(scoring.Nobody, d.fair()...))
	p.wants(!ok, "No. Somebody always ends it.")
	if ok && d.is(engine.BestCounts, engine.CountsPoints) {
		c := s.Rounds[0].Cells[cy]
		p.wants(c.Counted == c.Score.Points, "everybody counts their cards")
	}
	return true
}

func playBest(d desk, p *played) bool {
	s, ok := d.play(start{}, d.round(d.fair()...))
	if !ok || s.Rounds[0].Caller != scoring.Nobody && d.is(engine.BestCounts, engine.CountsZero) {
		return false
	}
	c, other := s.Rounds[0].Cells[cy], s.Rounds[0].Cells[ann]
	ended := s.Rounds[0].Caller != scoring.Nobody // what it counts is then not of the winner, but of the caller
	p.wants(c.Counted == 0 && !ended, "Yes.")
	p.wants(c.Counted == 1 && other.Counted == 0, "gets a point, and everybody else none")
	p.wants(other.Counted == other.Score.Points && (c.Counted != 0 || ended), "Everybody counts their cards")
	return true
}

func playSpecial(d desk, p *played) bool {
	r := d.round(5, 7, 8)
	r.Scores[ann] = &scoring.Score{Special: true}
	s, ok := d.play(start{}, r)
	if ok && !d.is(engine.BestCounts, engine.CountsOne) {
		own, other := s.Rounds[0].Cells[ann].Counted, s.Rounds[0].Cells[ben].Counted
		p.wants(true, fmt.Sprintf("It counts %d", own))
		p.wants(other != 7, fmt.Sprintf("everybody else scores %d", other))
	}
	return ok
}

// playCallWin calls with the worst points of all.
func playCallWin(d desk, p *played) bool {
	s, ok := d.play(start{}, called(ann, d.low(false)...))
	if ok {
		p.wants(!slices.Contains(s.Rounds[0].Best, ann), "No, not by calling.")
	}
	return ok
}

// playEnded asks whether it matters who ended the round.
func playEnded(d desk, p *played) bool {
	_, nobody := d.play(start{}, called(scoring.Nobody, d.fair()...))
	p.wants(!nobody, "Whoever turned up all their cards first.")
	return true
}

func playNobodyCalls(d desk, p *played) bool {
	said, ok := d.play(start{}, called(ann, d.low(false)...))
	open, fits := d.play(start{}, called(scoring.Nobody, d.low(false)...))
	if ok && fits {
		p.wants(slices.Equal(said.Totals, open.Totals), "it makes no difference who ended it")
	}
	return true
}
