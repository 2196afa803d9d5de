package stats

import (
	"cmp"
	"slices"
)

// Report returns the statistics of the games added so far.
func (c *Count) Report() Report {
	r := c.report
	order := make([]int, len(c.lines))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return c.compare(&c.lines[a], &c.lines[b]) })
	at := make([]int, len(order))
	r.People = make([]Line, len(order))
	for to, from := range order {
		at[from] = to
		r.People[to] = c.lines[from].line(c.played)
	}
	r.Goal = c.played.totals()
	r.Nights = append([]Night{}, r.Nights...)
	r.Pairs = []Pair{}
	for _, p := range c.pairs {
		r.Pairs = append(r.Pairs, p.at(at))
	}
	slices.SortFunc(r.Pairs, func(p, q Pair) int { return cmp.Or(q.Games-p.Games, p.A-q.A, p.B-q.B) })
	r.Variants = []Variant{}
	for _, v := range c.variants {
		r.Variants = append(r.Variants, v.variant())
	}
	slices.SortFunc(r.Variants, func(v, w Variant) int {
		return cmp.Or(w.Games-v.Games, cmp.Compare(v.Variant, w.Variant))
	})
	return r
}

// compare orders people by wins, then by what they have of shared ones, then by games, then by
// who has the better average round.
func (c *Count) compare(a, b *sums) int {
	goal := c.played.hands()
	better := cmp.Compare(a.hands[goal].average(), b.hands[goal].average())
	if goal == HighestTotal {
		better = -better
	}
	return cmp.Or(b.Wins-a.Wins, cmp.Compare(b.Shares, a.Shares), b.Games-a.Games, better,
		cmp.Compare(a.Person, b.Person), cmp.Compare(a.Name, b.Name))
}

// at returns a pair with its people at their places in the report.
func (p Pair) at(places []int) Pair {
	a, b := places[p.A], places[p.B]
	if a > b {
		return Pair{A: b, B: a, Games: p.Games, Ahead: p.Behind(), Level: p.Level}
	}
	return Pair{A: a, B: b, Games: p.Games, Ahead: p.Ahead, Level: p.Level}
}

func (l *sums) line(of played) Line {
	line := l.Line
	l.hands[of.hands()].sumUp(&line, of.hands())
	l.totals[of.totals()].sumUp(&line, of.totals())
	line.Places = append([]int{}, l.Places...)
	line.Trophies = l.awards.list()
	line.Form = l.form.until(Point{l.Games, l.Rating})
	line.CallsLost = l.Calls - l.CallsWon
	line.Place = share(l.places, l.Games)
	return line
}

// variant returns what was counted of a variant. Of games with different goals it has the
// best total of one.
func (v *variantSums) variant() Variant {
	line := v.Variant
	line.Average = share(v.points, v.played)
	for goal := range goals {
		if t := &v.won[goal]; t.games > 0 {
			line.BestTotal, _ = goal.best(t.least, t.most)
			break
		}
	}
	return line
}

// share returns sum divided by n, or 0 if n is 0.
func share(sum, n int) float64 {
	if n == 0 {
		return 0
	}
	return float64(sum) / float64(n)
}
