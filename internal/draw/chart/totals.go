package chart

import (
	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

// mostMarks is the number of rounds up to which every total has a mark.
const mostMarks = 40

// Totals returns the chart of the totals of a game: a line for every player, until
// they went out or left.
func Totals(s scoring.Sheet, badges Badges, w words.Charts) Chart {
	c := Chart{X: w.Round, Y: w.Total, LimitName: w.Limit}
	for i, p := range s.Seats {
		l := Series{Name: s.People[p].Name, Badge: badges.Of(s, p), Dash: i, Plain: s.Counted() > mostMarks}
		l.totals(s, p)
		c.Lines = append(c.Lines, l)
		if _, c.Limited = s.Headroom(p); c.Limited {
			c.Limit = float64(s.Ruleset.Number(engine.Threshold))
		}
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
