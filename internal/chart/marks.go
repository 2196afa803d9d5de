package chart

import (
	"image"
	"math"
	"slices"
	"strconv"
)

// corners are the marks of lines by style: as many corners, 0 for a circle, from
// the top or, where it is negative, from between two.
var corners = []int{0, 4, 3, -4, -3, 6, 5, 8}

// mark draws the mark of a style.
func (d *drawn) mark(style, x, y int) {
	ink := d.look.line(style)
	d.r.SetStrokeDashArray(nil)
	d.r.SetFillColor(ink)
	d.r.SetStrokeColor(ink)
	d.r.SetStrokeWidth(1)
	radius := 4.5 * d.scale
	n := corners[style%len(corners)]
	if n == 0 {
		d.r.Circle(radius, x, y)
		d.r.FillStroke()
		return
	}
	turn := -math.Pi / 2
	if n < 0 {
		n = -n
		turn += math.Pi / float64(n)
	}
	for i := range n {
		a := turn + 2*math.Pi*float64(i)/float64(n)
		px, py := x+int(math.Round(radius*math.Cos(a))), y+int(math.Round(radius*math.Sin(a)))
		if i == 0 {
			d.r.MoveTo(px, py)
		} else {
			d.r.LineTo(px, py)
		}
	}
	d.r.Close()
	d.r.FillStroke()
}

// An end is where a line has its name.
type end struct {
	Series
	y int
}

// ends writes the names of lines with their marks at their ends, one above the other where they
// would meet.
func (d *drawn) ends(all []end) {
	slices.SortStableFunc(all, func(a, b end) int { return a.y - b.y })
	apart := d.px(13)
	for i := 1; i < len(all); i++ {
		all[i].y = max(all[i].y, all[i-1].y+apart)
	}
	if n := len(all); n > 0 {
		over := max(0, all[n-1].y-d.bottom)
		for i := n - 1; i >= 0 && over > 0; i-- {
			all[i].y -= over
			if i > 0 {
				over = max(0, all[i-1].y+apart-all[i].y)
			}
		}
	}
	for _, e := range all {
		d.mark(e.Style, d.right+d.px(14), e.y)
		name := d.Fit(small, e.Name, d.size.W-d.right-d.px(24))
		d.Text(d.right+d.px(22), e.y+d.px(4), small, name)
	}
}

// bars draws bars side by side, their numbers above them where these have room.
func (d *drawn) bars() {
	high := 1
	for _, b := range d.Bars {
		high = max(high, b.sum())
	}
	d.legend()
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

// thickest is how wide a bar grows.
const thickest = 56

// sum is how high a bar is.
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
			d.Box(image.Rect(x, top, x+wide, bottom), d.look.line(0))
		} else if p > 0 {
			d.Frame(image.Rect(x, top, x+wide, bottom), d.look.line(1))
		}
		from += p
	}
}

// legend says what filled and not filled mean.
func (d *drawn) legend() {
	x := d.left
	for i, name := range d.Parts {
		side := d.px(9)
		if i == 0 {
			d.Box(image.Rect(x, d.top-side, x+side, d.top), d.look.line(0))
		} else {
			d.Frame(image.Rect(x, d.top-side, x+side, d.top), d.look.line(1))
		}
		x += side + d.px(4)
		x += d.Text(x, d.top, small, name) + d.px(12)
	}
	if len(d.Parts) > 0 {
		d.top += d.px(10)
	}
}
