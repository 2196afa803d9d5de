package scoring

import (
	"slices"

	"tabby/engine"
)

// A Call is the outcome of the call of a round.
type Call uint8

// The calls of a round.
const (
	Unjudged Call = iota // nobody called, or a score that is needed to judge the call is missing
	Right                // the caller had the best score, by the house rules
	Wrong
)

// worth computes the points of a round for each player. In an extra round
// the call does not matter.
func (t *tally) worth(r *Round) {
	for p := range r.Cells {
		if c := &r.Cells[p]; c.Mark == Written {
			c.Counted = raw(t.Ruleset, *c)
		}
	}
	if t.spares {
		if r.Best = r.Specials(); r.Best != nil {
			t.countOthers(r)
			return
		}
	}
	r.Best = t.best(r, Nobody)
	if r.Fate != Counts {
		return
	}
	r.Call = t.judge(*r)
	if r.Call == Wrong && slices.Contains(r.Best, r.Caller) {
		r.Best = t.best(r, r.Caller)
	}
	t.rewardBest(r)
	switch r.Call {
	case Wrong:
		t.penalise(&r.Cells[r.Caller])
	case Right:
		t.reward(&r.Cells[r.Caller])
	}
}

// raw returns the points of a player's cards, before the call.
func raw(t engine.Ruleset, c Cell) int {
	if special := t.Rules.Special; c.Score.Special && special != nil {
		return special.Own
	}
	return c.Score.Points
}

// Specials returns the players with the special hand in a round.
func (r Round) Specials() []Player {
	var holders []Player
	for p, c := range r.Cells {
		if c.Mark == Written && c.Score.Special {
			holders = append(holders, Player(p))
		}
	}
	return holders
}

// isSpecial reports whether a score is the special hand, because it was entered as such or by its cards.
func (s Sheet) isSpecial(score *Score) bool {
	return score != nil && !score.SatOut && (score.Special || s.Ruleset.Rules.IsSpecial(score.Hand))
}

// countOthers sets the points that the others get because of a special hand.
func (t *tally) countOthers(r *Round) {
	for p := range r.Cells {
		c := &r.Cells[p]
		if c.Mark == Spared || c.Mark == Written && !c.Score.Special {
			c.Counted = *t.Ruleset.Rules.Special.Others
		}
	}
}

// judge returns whether the call of a round was right: the caller had the best score, as the only one if the house
// rules require that, and not more points than are allowed for a call.
func (t *tally) judge(r Round) Call {
	if r.Caller == Nobody || r.Cells[r.Caller].Mark != Written {
		return Unjudged
	}
	points := r.Cells[r.Caller].Counted
	level := func(p Player) bool { return p != r.Caller && r.Cells[p].Counted == points }
	most, bounded := t.Ruleset.CallAtMost()
	switch {
	case !slices.Contains(r.Best, r.Caller), bounded && points > most:
		return Wrong
	case t.Ruleset.Value(engine.TiesAreRight) == engine.Off && slices.ContainsFunc(r.written(), level):
		return Wrong
	}
	return Right
}

// penalise adds the points of a wrong call to the caller's cell (A18).
func (t *tally) penalise(c *Cell) {
	c.Penalty = t.Ruleset.WrongCall(c.Counted)
	if t.Ruleset.Rules.HighestWins {
		c.Penalty = -c.Penalty
	}
	c.Counted += c.Penalty
}

// reward sets the points of a right call. A reward of zero does not change points below zero.
func (t *tally) reward(c *Cell) {
	if t.Ruleset.Value(engine.RightCall) == engine.CountsZero {
		c.Counted = min(0, c.Counted)
	}
	less := t.Ruleset.Number(engine.RightCallLess)
	if t.Ruleset.Rules.HighestWins {
		less = -less
	}
	c.Counted -= less
}

// rewardBest sets zero or one points, by a house rule, for a right caller or else for all
// with the best score.
func (t *tally) rewardBest(r *Round) {
	if t.bestCounts == "" || t.bestCounts == engine.CountsPoints {
		return
	}
	best := r.Best
	if r.Call == Right {
		best = []Player{r.Caller}
	}
	for _, p := range r.written() {
		c := &r.Cells[p]
		switch isBest := slices.Contains(best, p); {
		case t.bestCounts == engine.CountsOne && isBest:
			c.Counted = 1
		case t.bestCounts == engine.CountsOne:
			c.Counted = 0
		case isBest:
			c.Counted = min(0, c.Counted)
		}
	}
}

// falls has the totals that fall, the numbers to which they fall, and how often each player's total
// fell.
type falls struct {
	list []engine.Fall
	used [][]int // by player and fall

	limit   int // the highest total with which a player stays in and the game goes on
	limited bool
	reached int // the limit by the house rules; it ends nothing as long as a player can fall from it
	back    int // the total to which a total of exactly the limit falls
}

func newFalls(t engine.Ruleset) falls {
	f := falls{list: t.Falls(), reached: t.Number(engine.Threshold)}
	f.limit, f.limited = t.Limit()
	f.back = t.Fallback(f.reached)
	return f
}

// carry sets how often a player's total fell on a paper sheet, which matters if the number of falls is limited.
func (f *falls) carry(p Player, times int) {
	for i, fall := range f.list {
		f.used[p][i] = min(times, fall.Times)
	}
}

// at returns the index of a fall from total that the player has not used yet, or -1.
func (f *falls) at(p Player, total int) int {
	for i, fall := range f.list {
		if fall.From == total && (fall.Times == 0 || f.used[p][i] < fall.Times) {
			return i
		}
	}
	return -1
}

// giveBack makes a used fall from a total available to a player again.
func (f *falls) giveBack(p Player, from int) {
	for i, fall := range f.list {
		if fall.From == from {
			f.used[p][i]--
		}
	}
}

// fall lets the total in c fall, if the round brought it to a number that falls. A round of 0 points never does.
func (t *tally) fall(p Player, c *Cell) {
	if c.Counted == 0 {
		return
	}
	total := t.Totals[p] + c.Counted
	c.Fell = total - t.falls.to(p, total)
	if i := t.falls.at(p, total); i >= 0 {
		t.falls.used[p][i]++
	}
}

// FallsTo returns the total of a player after a round with which they reach total: a lower one if it
// falls, and otherwise the same.
func (s Sheet) FallsTo(p Player, total int) int { return s.falls.to(p, total) }

// to returns the total of a player after a round with which they reach total.
func (f *falls) to(p Player, total int) int {
	if i := f.at(p, total); i >= 0 {
		return f.list[i].To
	}
	if total == f.reached {
		return f.back
	}
	return total
}

// Limit returns the highest total with which a player stays in and the game goes on, and
// whether the game has such a limit.
func (s Sheet) Limit(p Player) (points int, limited bool) { return s.falls.limitOf(p) }

// limitOf returns the limit of a player, and whether there is one.
func (f *falls) limitOf(p Player) (points int, limited bool) {
	if f.limited && f.limit < f.reached && f.at(p, f.reached) >= 0 {
		return f.reached, true
	}
	return f.limit, f.limited
}

// isOver reports whether a player's total ends the game, or the game for that player.
func (s *Sheet) isOver(p Player) bool {
	limit, limited := s.falls.limitOf(p)
	return limited && s.Totals[p] > limit
}
