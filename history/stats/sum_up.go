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
	slices.SortFunc(order, func(a, b int) int { return compare(&c.lines[a], &c.lines[b]) })
	at := make([]int, len(order))
	r.People = make([]Line, len(order))
	for to, from := range order {
		at[from] = to
		r.People[to] = c.lines[from].line()
	}
	r.Pairs = []Pair{}
	for _, p := range c.pairs {
		r.Pairs = append(r.Pairs, p.at(at))
	}
	slices.SortFunc(r.Pairs, func(p, q Pair) int { return cmp.Or(q.Games-p.Games, p.A-q.A, p.B-q.B) })
	r.Variants = []Variant{}
	for _, v := range c.variants {
		v.Average = share(v.points, v.played)
		r.Variants = append(r.Variants, v.Variant)
	}
	slices.SortFunc(r.Variants, func(v, w Variant) int {
		return cmp.Or(w.Games-v.Games, cmp.Compare(v.Variant, w.Variant))
	})
	return r
}

// compare orders people by wins, then by what they have of shared ones, then by games, then by
// who has the better average round.
func compare(a, b *sums) int {
	return cmp.Or(b.Wins-a.Wins, cmp.Compare(b.Shares, a.Shares), b.Games-a.Games, cmp.Compare(share(a.points, a.Rounds), share(b.points, b.Rounds)),
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

func (l *sums) line() Line {
	line := l.Line
	line.Places = append([]int{}, l.Places...)
	line.Form = l.form.until(Point{l.Games, l.Rating})
	line.CallsLost = l.Calls - l.CallsWon
	line.Average = share(l.points, l.Rounds)
	line.AverageEnd = share(l.totals, l.Games)
	line.Place = share(l.places, l.Games)
	line.CallHand = share(l.hands, l.Calls)
	return line
}

// share returns sum divided by n, or 0 if n is 0.
func share(sum, n int) float64 {
	if n == 0 {
		return 0
	}
	return float64(sum) / float64(n)
}
