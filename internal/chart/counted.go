package chart

import (
	"strconv"

	"tabby/history/stats"
)

// Form returns the chart of a person's rating game by game, and of how unsure it is.
func Form(of Badge, form []stats.Point) Chart {
	s := Series{Badge: of, Plain: len(form) > 40}
	for i, p := range form {
		s.X = append(s.X, float64(i+1))
		s.Y = append(s.Y, p.Rating.Mu)
		s.Low = append(s.Low, p.Rating.Mu-p.Rating.Sigma)
		s.High = append(s.High, p.Rating.Mu+p.Rating.Sigma)
	}
	return Chart{X: "game", Y: "rating", Lines: []Series{s}}
}

// Rounds returns the chart of a person's rounds by their points.
func Rounds(of Badge, l stats.Line) Chart {
	c := Chart{Of: of, X: "points in a round", Y: "rounds"}
	last := 0
	for points, n := range l.Histogram {
		if n > 0 {
			last = points
		}
	}
	for points, n := range l.Histogram[:last+1] {
		name := strconv.Itoa(points)
		if points == stats.Bins-1 {
			name += "+"
		}
		c.Bars = append(c.Bars, Bar{name, n})
	}
	return c
}
