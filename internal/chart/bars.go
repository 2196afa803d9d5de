package chart

import (
	"image"
	"math"
	"strconv"
)

// bars draws bars side by side, their numbers above them where these have room.
func (d *drawn) bars() {
	high := 1
	for _, b := range d.Bars {
		high = max(high, b.N)
	}
	room := float64(d.px(14)) / float64(d.bottom-d.top) // for a number above the highest
	d.ys = scaled(0, float64(high)*(1+room), max(2, (d.bottom-d.top)/d.px(40)))
	d.ys.step = math.Max(1, d.ys.step)
	d.xs = scale{0, float64(len(d.Bars)), math.Inf(1)}
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
