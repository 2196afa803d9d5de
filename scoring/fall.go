package scoring

import "tabby/engine"

// falls has what the totals of a table fall to, and how often those of each player did.
type falls struct {
	list []engine.Fall
	used [][]int // by player and fall

	limit   int // the highest total with which a player stays in and the game goes on
	limited bool
	reached int // the limit as the table says it: it ends nothing while a player can fall from it
	back    int // what a total of exactly that becomes
}

func newFalls(t engine.Ruleset) falls {
	f := falls{list: t.Falls(), reached: t.Number(engine.Threshold)}
	f.limit, f.limited = t.Limit()
	f.back = t.Fallback(f.reached)
	return f
}

// carry says how often a player fell on a paper sheet. It counts for falls that have an end.
func (f *falls) carry(p Player, times int) {
	for i, fall := range f.list {
		f.used[p][i] = min(times, fall.Times)
	}
}

// at returns the index of the fall that a player has left from a total, or -1.
func (f *falls) at(p Player, total int) int {
	for i, fall := range f.list {
		if fall.From == total && (fall.Times == 0 || f.used[p][i] < fall.Times) {
			return i
		}
	}
	return -1
}

// giveBack gives a player the fall from a total back.
func (f *falls) giveBack(p Player, from int) {
	for i, fall := range f.list {
		if fall.From == from {
			f.used[p][i]--
		}
	}
}

// fall has the total fall that a round comes to. A round that counts nothing comes to none.
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

// FallsTo returns the total that a player has after a round brought them to total: less if it
// falls, and otherwise the same.
func (s Sheet) FallsTo(p Player, total int) int { return s.falls.to(p, total) }

// to returns what a total becomes that a round brings a player to.
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
