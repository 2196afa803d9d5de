package chart

import "tabby/internal/story"

// Totals returns the chart of the totals of a game.
func Totals(c story.Curve) Chart {
	chart := Chart{X: "round", Y: "total", Limit: float64(c.Limit), Limited: c.Limited}
	for i, l := range c.Lines {
		s := Series{Name: l.Name, Badge: l.Badge, Dash: i, Plain: c.Rounds > 40}
		for n, total := range l.Totals {
			s.X, s.Y = append(s.X, float64(l.First+n)), append(s.Y, float64(total))
		}
		chart.Lines = append(chart.Lines, s)
	}
	return chart
}
