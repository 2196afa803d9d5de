package chart

import (
	"slices"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

// mostMarks is the number of rounds up to which every total has a mark.
const mostMarks = 40

// leastHigh is how high a chart is while no player has points.
const leastHigh = 10

// Totals returns the chart of the totals of a game: a line for every player, until
// they went out or left. While they have points, but less than half the limit, that is left out, and the
// chart is twice as high as the highest total.
func Totals(s scoring.Sheet, badges Badges, w words.ChartsTexts) Chart {
	top, c := 0.0, Chart{X: w.Round, Y: w.Total, LimitName: w.Limit}
	for i, p := range s.Seats {
		l := Series{Name: s.People[p].Name, Badge: badges.Of(s, p), Dash: i, Plain: s.Counted() > mostMarks}
		l.totals(s, p)
		c.Lines, top = append(c.Lines, l), max(top, slices.Max(l.Y))
		if _, c.Limited = s.Headroom(p); c.Limited {
			c.Limit = float64(s.Ruleset.Number(engine.Threshold))
		}
	}
	switch {
	case top == 0:
		c.Limit = max(c.Limit, leastHigh)
	case 2*top < c.Limit:
		c.Limited, c.Limit = false, 2*top
	}
	return c
}

// totals adds the totals of a player, from the one before the first round that
// counts. A player without a round has one total, at the end.
func (l *Series) totals(s scoring.Sheet, p scoring.Player) {
	round := 0
	add := func(round, total int) { l.X, l.Y = append(l.X, float64(round)), append(l.Y, float64(total)) }
	for _, r := range s.Rounds {
		if r.Fate != scoring.Counts {
			continue
		}
		round++
		c := r.Cells[p]
		if c.Mark == scoring.Blank {
			continue
		}
		if l.X == nil {
			add(round-1, c.Before())
		}
		add(round, c.Total)
	}
	if l.X == nil {
		add(round, s.Totals[p])
	}
}
