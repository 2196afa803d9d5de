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

// small is the size of text, in points.
const small = 9

// A drawn chart knows where its numbers are.
type drawn struct {
	Chart
	*Pen
	area                     image.Rectangle // of the picture
	left, top, right, bottom int             // of the field
	xs, ys                   Scale
}

// A Scale is a part of the numbers, in steps.
type Scale struct{ From, To, Step float64 }

// Scaled returns a scale that holds both numbers, of at most one step more than steps, which is at
// least 1. A step is 1, 2 or 5 times a power of ten, and both ends are whole steps.
func Scaled(low, high float64, steps int) Scale {
	if high <= low {
		high = low + 1
	}
	raw := (high - low) / float64(steps)
	step := math.Pow(10, math.Floor(math.Log10(raw)))
	for _, times := range []float64{1, 2, 5, 10} {
		if step*times >= raw {
			step *= times
			break
		}
	}
	return Scale{math.Floor(low/step) * step, math.Ceil(high/step) * step, step}
}

func (d *drawn) at(x, y float64) image.Point { return image.Pt(d.x(x), d.y(y)) }

func (d *drawn) x(v float64) int {
	return d.left + int(float64(d.right-d.left)*(v-d.xs.From)/(d.xs.To-d.xs.From)+0.5)
}

func (d *drawn) y(v float64) int {
	return d.bottom - int(float64(d.bottom-d.top)*(v-d.ys.From)/(d.ys.To-d.ys.From)+0.5)
}

// frame leaves room for what is around the field.
func (d *drawn) frame() {
	d.left, d.top = d.area.Min.X+d.px(44), d.area.Min.Y+d.px(16)
	d.right, d.bottom = d.area.Max.X-d.px(16), d.area.Max.Y-d.px(40)
	if d.Y != "" {
		d.Text(d.area.Min.X+d.px(4), d.top-d.px(2), small, d.Y)
		d.top += d.px(12)
	}
	if d.X != "" {
		d.Text(d.right-d.Width(small, d.X), d.area.Max.Y-d.px(8), small, d.X)
	}
}

func (d *drawn) lines() {
	low, high := d.span()
	d.ys = Scaled(low, high, max(2, (d.bottom-d.top)/d.px(40)))
	d.xs = d.across()
	names := 0
	for _, s := range d.Lines {
		if d.named() {
			names = max(names, min(d.Width(small, s.Name), d.px(120), (d.right-d.left)/3))
		}
	}
	d.right -= names + d.px(endName)
	d.grid()
	if d.Limited {
		d.limit()
	}
	for _, s := range d.Lines {
		d.line(s)
	}
	d.ends()
}

// named reports whether lines have their names at their ends.
func (d *drawn) named() bool { return len(d.Lines) > 1 }

func (d *drawn) span() (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, s := range d.Lines {
		for _, v := range s.Y {
			low, high = min(low, v), max(high, v)
		}
	}
	if d.Limit > 0 {
		high = max(high, d.Limit)
	}
	if math.IsInf(low, 0) {
		return 0, max(1, d.Limit)
	}
	if low > 0 && low < high/2 {
		low = 0
	}
	return low, high
}

func (d *drawn) across() Scale {
	low, high := math.Inf(1), math.Inf(-1)
	for _, s := range d.Lines {
		for _, v := range s.X {
			low, high = min(low, v), max(high, v)
		}
	}
	if math.IsInf(low, 0) {
		low, high = 0, 1
	}
	s := Scaled(low, high, max(2, (d.right-d.left)/d.px(60)))
	s.From, s.To, s.Step = low, max(high, low+1), math.Max(1, s.Step)
	return s
}

func (d *drawn) grid() {
	for v := d.ys.From; v <= d.ys.To+d.ys.Step/2; v += d.ys.Step {
		d.rule(image.Pt(d.left, d.y(v)), image.Pt(d.right, d.y(v)))
		if text := number(v); !d.Limited || v == d.Limit || abs(d.y(v)-d.y(d.Limit)) > d.px(11) {
			d.Text(d.left-d.px(9)-d.Width(small, text), d.y(v)+d.px(4), small, text)
		}
	}
	for v := math.Ceil(d.xs.From/d.xs.Step) * d.xs.Step; v <= d.xs.To; v += d.xs.Step {
		text := number(v)
		d.Text(d.x(v)-d.Width(small, text)/2, d.bottom+d.px(16), small, text)
	}
}

// rule draws a thin line.
func (d *drawn) rule(from, to image.Point) {
	d.stroke(d.style.Soft, 1, nil)
	d.path(from, to)
	d.r.Stroke()
}

func (d *drawn) limit() {
	d.stroke(d.style.Ink, 2, []float64{2, 4})
	d.path(image.Pt(d.left, d.y(d.Limit)), image.Pt(d.right, d.y(d.Limit)))
	d.r.Stroke()
	if text := number(d.Limit); math.Mod(d.Limit, d.ys.Step) != 0 { // or else it stands there
		d.Text(d.left-d.px(9)-d.Width(small, text), d.y(d.Limit)+d.px(4), small, text)
	}
	d.Text(d.left+d.px(4), d.y(d.Limit)-d.px(4), small, d.LimitName)
}

func abs(n int) int { return max(n, -n) }

func (d *drawn) line(s Series) {
	var points []image.Point
	for i := range s.X {
		points = append(points, d.at(s.X[i], s.Y[i]))
	}
	if len(points) > 1 {
		d.stroke(Person(s.Badge.Colour), 2, dashes[s.Dash%len(dashes)])
		d.path(points...)
		d.r.Stroke()
	}
	if s.Plain {
		return
	}
	for _, at := range points {
		d.Mark(s.Badge, at, markSide*d.scale)
	}
}

// The room from the right of the field to the mark and to the name of a line, at scale 1.
const (
	endMark = 22
	endName = 30
)

// ends writes the names of lines with their marks at their ends, one above the other if they
// would meet. A thin line leads to one that has moved.
func (d *drawn) ends() {
	var all []Series
	var at []image.Point
	for _, s := range d.Lines {
		if n := len(s.X); n > 0 && d.named() {
			all, at = append(all, s), append(at, image.Pt(d.right+d.px(endMark), d.y(s.Y[n-1])))
		}
	}
	for i, y := range Apart(at, d.px(13), d.top, d.bottom) {
		s, mark := all[i], image.Pt(at[i].X, y)
		if end := d.at(s.X[len(s.X)-1], s.Y[len(s.Y)-1]); y != end.Y && end.X == d.right {
			d.stroke(Person(s.Badge.Colour), 1, nil)
			d.path(end, mark)
			d.r.Stroke()
		}
		d.Mark(s.Badge, mark, markSide*d.scale)
		d.Text(d.right+d.px(endName), y+d.px(4), small, d.Fit(small, s.Name, d.area.Max.X-d.right-d.px(endName+2)))
	}
}

// Apart returns the heights of points from low to high. Points that would meet are moved that far from
// each other, or as far as there is room. They keep their order.
func Apart(at []image.Point, side, low, high int) []int {
	order, ys := make([]int, len(at)), make([]int, len(at))
	for i := range at {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return at[i].Y - at[j].Y })
	gap := min(side, (high-low)/max(1, len(at)-1))
	meet := func(i, j int) bool { return abs(at[i].X-at[j].X) < side }
	for n, i := range order {
		ys[i] = max(low, at[i].Y)
		for _, j := range order[:n] {
			if meet(i, j) {
				ys[i] = max(ys[i], ys[j]+gap)
			}
		}
	}
	for n, i := range slices.Backward(order) {
		ys[i] = min(ys[i], high)
		for _, j := range order[n+1:] {
			if meet(i, j) {
				ys[i] = min(ys[i], ys[j]-gap)
			}
		}
	}
	return ys
}

// bars draws bars side by side, their numbers above them if these have room.
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

// used returns how many bins there are up to the last that is not empty, at least that many.
func used(bins []int, least int) int {
	for i, n := range bins {
		if n > 0 {
			least = max(least, i+1)
		}
	}
	return least
}
