package chart

import (
	"image"
	"math"
	"slices"
	"strconv"

	"tabby/history/stats"
	"tabby/internal/draw/badges"
	"tabby/internal/words"
	"tabby/internal/words/sums"
)

// bars draws bars side by side, their numbers above them where these have room.
func (d *drawn) bars() {
	high := 1
	for _, b := range d.Bars {
		high = max(high, b.N)
	}
	room := float64(d.px(14)) / float64(d.bottom-d.top) // for a number above the highest
	d.ys = Scaled(0, float64(high)*(1+room), max(2, (d.bottom-d.top)/d.px(40)))
	d.ys.Step = math.Max(1, d.ys.Step)
	d.xs = Scale{0, float64(len(d.Bars)), math.Inf(1)}
	d.grid()
	wide := (d.right - d.left) / len(d.Bars)
	every := 1 + d.px(18)/max(1, wide)
	thick := max(2, min(wide*3/4, d.px(thickest)))
	numbered := d.Width(small, strconv.Itoa(high))+d.px(4) <= wide
	for i, b := range d.Bars {
		x := d.x(float64(i)) + (wide-thick)/2
		d.Box(image.Rect(x, d.y(float64(b.N)), x+thick, d.y(0)), Person(d.Of.Colour))
		if b.N > 0 && numbered {
			text := strconv.Itoa(b.N)
			d.Text(x+(thick-d.Width(small, text))/2, d.y(float64(b.N))-d.px(4), small, text)
		}
		if i%every == 0 {
			name := d.Fit(small, b.Name, wide*every)
			d.Text(x+(thick-d.Width(small, name))/2, d.bottom+d.px(16), small, name)
		}
	}
}

// thickest is the width of a bar at most.
const thickest = 56

// Rounds returns the chart of a person's rounds by their points.
func Rounds(of badges.Badge, l stats.Line, w words.ChartsTexts) Chart {
	c := Chart{Of: of, X: w.PointsInRound, Y: w.Rounds}
	for i, n := range slices.Backward(l.Below[:used(l.Below[:], 0)]) {
		name := sums.Text(-i - 1)
		if i == stats.BelowBins-1 {
			name = "≤ " + name
		}
		c.Bars = append(c.Bars, Bar{name, n})
	}
	for points, n := range l.Histogram[:used(l.Histogram[:], 1)] {
		name := strconv.Itoa(points)
		if points == stats.Bins-1 {
			name += "+"
		}
		c.Bars = append(c.Bars, Bar{name, n})
	}
	return c
}

// used returns how many bins there are up to the last that is not empty, at least so many.
func used(bins []int, least int) int {
	for i, n := range bins {
		if n > 0 {
			least = max(least, i+1)
		}
	}
	return least
}
