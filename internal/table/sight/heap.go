package sight

import (
	"cmp"
	"math"
	"slices"
)

// usualShape is the height of a card as a multiple of its width, where no other tells it.
const usualShape = 1.4

// mostHeaps is the number of heaps that are taken apart, of at least and at most that many cards.
const (
	mostHeaps           = 60
	fewCards, manyCards = 1.4, 6
)

// taken takes heaps apart: cards that touch, of which two may look like one that lies across. It returns outlines of
// cards along their straight sides, as large as the nearest card that was read or, if none was, as long as the side.
func (p picture) taken(hulls [][]Point, read []Reading) (all []candidate) {
	var each [][]Point
	if len(read) == 0 {
		hulls = sorted(hulls, func(hull []Point) float64 { return -areaOf(hull) })
	}
	for _, hull := range hulls {
		if len(each) < mostHeaps && heaped(hull, read) && !slices.ContainsFunc(each, func(other []Point) bool { return sameHeap(hull, other) }) {
			each = append(each, hull)
		}
	}
	for _, hull := range each {
		short, long := sizeNear(hull, read)
		for _, q := range along(hull, short, long) {
			if covered(q, read) || !q.cardLike() {
				continue
			}
			c, sides := p.edged(q)
			if sides[1] >= 0.6 && c.cardLike() && !slices.ContainsFunc(all, c.near) { // one side may lie on another card
				all = append(all, c)
			}
		}
	}
	return all
}

// heaped reports whether a hull may be that of cards not all of which were read.
func heaped(hull []Point, read []Reading) bool {
	if len(read) == 0 {
		return true
	}
	short, long := sizeNear(hull, read)
	cards, unread := areaOf(hull)/(short*long), 0
	for _, p := range hull {
		if !slices.ContainsFunc(read, func(r Reading) bool { return r.Corners.grown(0.08 * short).has(p) }) {
			unread++
		}
	}
	return cards > fewCards && cards < manyCards && 5*unread > len(hull)
}

// The places beside a card where another is looked for, as parts of its sides, and by how much that is turned.
const (
	besideFrom, besideTo, besideStep = 1.0, 1.31, 0.1
	besideDown                       = 0.07
	besideTurn                       = 0.13
)

// beside returns outlines on both sides of some of the cards that were read, where others of a line are likely to
// lie. This finds cards that have nearly the colour of the table.
func (p picture) beside(some, read []Reading) (all []candidate) {
	for _, r := range some {
		q := r.Corners.upright()
		across, down := q.ways()
		for _, side := range [2]float64{-1, 1} {
			if covered(q.moved(across.times(side*(besideFrom+besideTo)/2)), read) {
				continue
			}
			for f := besideFrom; f < besideTo; f += besideStep {
				for k := range 9 {
					c := q.moved(across.times(side * f).plus(down.times(besideDown * float64(k%3-1)))).spun(besideTurn * float64(k/3-1))
					if !covered(c, read) && p.holds(c) {
						all = append(all, candidate{Quad: c})
					}
				}
			}
		}
	}
	return all
}

// holds reports whether an outline is in the picture.
func (p picture) holds(q Quad) bool {
	return !slices.ContainsFunc(q[:], func(c Point) bool { return c.X < 0 || c.Y < 0 || c.X > float64(p.w) || c.Y > float64(p.h) })
}

// sameHeap reports whether two hulls are the same but for a little.
func sameHeap(a, b []Point) bool {
	area := areaOf(a)
	return math.Abs(area/areaOf(b)-1) < 0.06 && middleOf(a).minus(middleOf(b)).length() < 0.03*math.Sqrt(area)
}

func middleOf(hull []Point) (m Point) {
	for _, p := range hull {
		m = m.plus(p.times(1 / float64(len(hull))))
	}
	return m
}

// sizeNear returns the sides of the card that was read nearest to a hull, or 0.
func sizeNear(hull []Point, read []Reading) (short, long float64) {
	if len(read) == 0 {
		return 0, 0
	}
	m := middleOf(hull)
	near := slices.MinFunc(read, func(a, b Reading) int {
		return cmp.Compare(a.Corners.middle().minus(m).length(), b.Corners.middle().minus(m).length())
	})
	return near.Corners.upright().sides()
}

// along returns outlines of cards with those sides whose side is on a straight part of a hull, from either of its ends. Where the
// sides are 0, the part is a whole side.
func along(hull []Point, short, long float64) (all []Quad) {
	for i, a := range hull {
		b := hull[(i+1)%len(hull)]
		length := b.minus(a).length()
		if length < max(readWidth/2, 0.35*short) {
			continue
		}
		way := b.minus(a).times(1 / length)
		from, to := ends(hull, a, way, 0.08*max(short, length/2))
		sides := [][2]float64{{short, long}, {long, short}}
		if short == 0 {
			whole := to - from
			sides = [][2]float64{{whole, whole * usualShape}, {whole, whole / usualShape}}
		}
		for _, s := range sides {
			for _, start := range [2]float64{from, to - s[0]} {
				q := beginning(a.plus(way.times(start)), way, s)
				all = append(all, q)
			}
		}
	}
	return all
}

// beginning returns the outline that begins at a corner, with its first side along a way.
func beginning(corner, way Point, sides [2]float64) Quad {
	first, second := way.times(sides[0]), Point{-way.Y, way.X}.times(sides[1])
	return Quad{corner, corner.plus(first), corner.plus(first).plus(second), corner.plus(second)}
}

// ends returns from where to where the straight part of a hull through a point goes: as far as the hull is beside
// the line, and on by as much as a corner is round, if the hull reaches so far.
func ends(hull []Point, through, way Point, round float64) (from, to float64) {
	low, high := math.Inf(1), math.Inf(-1)
	from, to = low, high
	for _, p := range hull {
		d := p.minus(through)
		at := d.dot(way)
		low, high = min(low, at), max(high, at)
		if off := way.cross(d); off < 2.5 {
			from, to = min(from, at), max(to, at)
		}
	}
	return max(low, from-round), min(high, to+round)
}
