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
		high = max(high, b.sum())
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
		d.bar(b, x, thick)
		if n := b.sum(); n > 0 && numbered {
			text := strconv.Itoa(n)
			d.Text(x+(thick-d.Width(small, text))/2, d.y(float64(n))-d.px(4), small, text)
		}
		if i%every == 0 {
			name := d.Fit(small, b.Name, wide*every)
			d.Text(x+(thick-d.Width(small, name))/2, d.bottom+d.px(16), small, name)
		}
	}
}

// thickest is the width of a bar at most.
const thickest = 56

// sum returns the height of a bar, in its unit.
func (b Bar) sum() int {
	sum := 0
	for _, p := range b.Parts {
		sum += p
	}
	return sum
}

func (d *drawn) bar(b Bar, x, wide int) {
	from := 0
	for i, p := range b.Parts {
		top, bottom := d.y(float64(from+p)), d.y(float64(from))
		if i == 0 {
			d.Box(image.Rect(x, top, x+wide, bottom), Person(d.Of.Colour))
		} else if p > 0 {
			d.Frame(image.Rect(x, top, x+wide, bottom), Person(d.Of.Colour))
		}
		from += p
	}
}
