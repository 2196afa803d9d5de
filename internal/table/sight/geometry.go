package sight

import (
	"cmp"
	"math"
	"slices"
)

// A Point is a place in a photo, in pixels from its upper left corner.
type Point struct{ X, Y float64 }

func (p Point) plus(q Point) Point          { return Point{p.X + q.X, p.Y + q.Y} }
func (p Point) minus(q Point) Point         { return Point{p.X - q.X, p.Y - q.Y} }
func (p Point) times(f float64) Point       { return Point{p.X * f, p.Y * f} }
func (p Point) dot(q Point) float64         { return p.X*q.X + p.Y*q.Y }
func (p Point) cross(q Point) float64       { return p.X*q.Y - p.Y*q.X }
func (p Point) length() float64             { return math.Hypot(p.X, p.Y) }
func (p Point) to(q Point, f float64) Point { return p.plus(q.minus(p).times(f)) }

// meeting returns where the lines through a and b, and through c and d, meet, and whether they do.
func meeting(a, b, c, d Point) (Point, bool) {
	r, s := b.minus(a), d.minus(c)
	den := r.cross(s)
	if math.Abs(den) < 1e-6*r.length()*s.length() {
		return Point{}, false
	}
	return a.plus(r.times(c.minus(a).cross(s) / den)), true
}

// A Quad is the outline of a card: its corners clockwise, as the card is seen.
type Quad [4]Point

// area returns its area, which is above zero where the corners run clockwise on a screen.
func (q Quad) area() float64 {
	return q[2].minus(q[0]).cross(q[3].minus(q[1])) / 2
}

func (q Quad) middle() Point { return q[0].plus(q[1]).plus(q[2]).plus(q[3]).times(0.25) }

// sides returns the mean lengths of the first and third side, and of the others.
func (q Quad) sides() (first, second float64) {
	side := func(i int) float64 { return q[(i+1)%4].minus(q[i]).length() }
	return (side(0) + side(2)) / 2, (side(1) + side(3)) / 2
}

// shape returns the length of its second side as a multiple of the first.
func (q Quad) shape() float64 {
	first, second := q.sides()
	return second / first
}

// ways returns the way along its first side and the way along its second, each the mean of two sides.
func (q Quad) ways() (across, down Point) {
	return q[1].minus(q[0]).plus(q[2].minus(q[3])).times(0.5), q[3].minus(q[0]).plus(q[2].minus(q[1])).times(0.5)
}

// away returns how far the middles of two outlines are from each other.
func (q Quad) away(other Quad) float64 { return q.middle().minus(other.middle()).length() }

// from returns the same outline, beginning with another corner.
func (q Quad) from(corner int) Quad {
	return Quad{q[corner%4], q[(corner+1)%4], q[(corner+2)%4], q[(corner+3)%4]}
}

// upright returns the outline beginning with a short side.
func (q Quad) upright() Quad {
	if first, second := q.sides(); first > second {
		return q.from(1)
	}
	return q
}

// scaled returns the outline in a picture that is larger by a factor.
func (q Quad) scaled(f float64) Quad {
	for i := range q {
		q[i] = q[i].times(f)
	}
	return q
}

// Pixels returns the corners in whole pixels.
func (q Quad) Pixels() (all [4][2]int) {
	for i, p := range q {
		all[i] = [2]int{int(math.Round(p.X)), int(math.Round(p.Y))}
	}
	return all
}

// moved returns the outline in another place.
func (q Quad) moved(by Point) Quad {
	for i := range q {
		q[i] = q[i].plus(by)
	}
	return q
}

// spun returns the outline turned about its middle, by an angle.
func (q Quad) spun(angle float64) Quad {
	m, sin, cos := q.middle(), math.Sin(angle), math.Cos(angle)
	for i, corner := range q {
		d := corner.minus(m)
		q[i] = m.plus(Point{d.X*cos - d.Y*sin, d.X*sin + d.Y*cos})
	}
	return q
}

// grown returns the outline with its sides moved out by this many pixels.
func (q Quad) grown(by float64) Quad { return q.pushed(func(Point, Point) float64 { return by }) }

// pushed returns the outline with each of its sides moved out by as many pixels as by says: a is on the side, and out
// the way out, of length 1.
func (q Quad) pushed(by func(a, out Point) float64) Quad {
	var lines [4][2]Point
	for i := range q {
		a, b := q[i], q[(i+1)%4]
		along := b.minus(a)
		out := Point{along.Y, -along.X}.times(1 / max(1e-9, along.length()))
		move := out.times(by(a, out))
		lines[i] = [2]Point{a.plus(move), b.plus(move)}
	}
	return within(lines, q)
}

// around returns the outline with its sides moved out until all points are inside: corners are round.
func (q Quad) around(hull []Point) Quad {
	return q.pushed(func(a, out Point) (far float64) {
		for _, p := range hull {
			far = max(far, p.minus(a).dot(out))
		}
		return far
	})
}

// within returns the outline whose sides are on lines, each the side after a corner, or else q.
func within(lines [4][2]Point, q Quad) Quad {
	var all Quad
	for i := range all {
		before, after := lines[(i+3)%4], lines[i]
		p, ok := meeting(before[0], before[1], after[0], after[1])
		if !ok {
			return q
		}
		all[i] = p
	}
	return all
}

// convex reports whether every corner turns clockwise, by some 20 degrees at least.
func (q Quad) convex() bool {
	for i := range q {
		a, b := q[(i+1)%4].minus(q[i]), q[(i+2)%4].minus(q[(i+1)%4])
		if a.cross(b) < 0.35*a.length()*b.length() || a.length() < 1 {
			return false
		}
	}
	return true
}

// has reports whether a point is inside.
func (q Quad) has(p Point) bool {
	for i := range q {
		if q[(i+1)%4].minus(q[i]).cross(p.minus(q[i])) < 0 {
			return false
		}
	}
	return true
}

// shared returns which part of the smaller of two outlines is in the other, roughly.
func (q Quad) shared(other Quad) float64 {
	if q.area() > other.area() {
		q, other = other, q
	}
	const steps = 8
	in, m := 0, mapping(q)
	for y := range steps {
		for x := range steps {
			if other.has(m.at((float64(x)+0.5)/steps, (float64(y)+0.5)/steps)) {
				in++
			}
		}
	}
	return float64(in) / (steps * steps)
}

// A homography maps a square of side 1 to an outline.
type homography [8]float64

// mapping returns how a square of side 1 is seen as that outline.
func mapping(q Quad) homography {
	d1, d2 := q[1].minus(q[2]), q[3].minus(q[2])
	d3 := q[0].minus(q[1]).plus(q[2]).minus(q[3])
	den := d1.cross(d2)
	if den == 0 {
		den = 1e-9
	}
	g, h := d3.cross(d2)/den, d1.cross(d3)/den
	return homography{
		q[1].X - q[0].X + g*q[1].X, q[3].X - q[0].X + h*q[3].X, q[0].X,
		q[1].Y - q[0].Y + g*q[1].Y, q[3].Y - q[0].Y + h*q[3].Y, q[0].Y,
		g, h,
	}
}

// at returns where a point of the square is seen.
func (m homography) at(u, v float64) Point {
	z := 1 / (m[6]*u + m[7]*v + 1)
	return Point{(m[0]*u + m[1]*v + m[2]) * z, (m[3]*u + m[4]*v + m[5]) * z}
}

// sorted returns a list in the order of a key, and what has the same one as it was. All lists share one sort, which
// keeps the program for browsers small.
func sorted[T any](all []T, key func(T) float64) []T {
	keys := make([]float64, len(all))
	for i, one := range all {
		keys[i] = key(one)
	}
	out := make([]T, len(all))
	for i, from := range inOrder(keys) {
		out[i] = all[from]
	}
	return out
}

// inOrder returns the indices of keys, the least key first.
func inOrder(keys []float64) []int {
	order := make([]int, len(keys))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(keys[a], keys[b]) })
	return order
}
