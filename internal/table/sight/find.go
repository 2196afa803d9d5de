package sight

import (
	"cmp"
	"context"
	"math"
	"slices"
)

// A candidate is an outline that may be a card's, in pixels of a picture.
type candidate struct {
	Quad
	support float64 // how much of its sides is an edge, to 1
}

// coarsest is the least number of pixels on the longest side in which regions are looked for.
const coarsest = 750

// The shapes of candidates.
const (
	leastPart   = 1.0 / 1600 // of the picture
	mostPart    = 0.7
	taughtWidth = 40   // pixels of a card that teaches a deck, at least
	readWidth   = 28   // those of a card that is read
	leastFilled = 0.93 // of an outline, by the region inside
	longest     = 2.3  // of its sides, as a multiple of the shortest
	leastShape  = 1.12 // the height of a card that teaches, as a multiple of its width, however it is tilted: no square
	mostShape   = 1.93 // that of half the cards at most: no dominoes
)

// candidates returns all outlines with four straight sides, the best first, which may overlap; and the hulls of all
// regions, in which cards may touch. Regions are looked for in a smaller picture.
func (p picture) candidates(ctx context.Context) (all []candidate, hulls [][]Point, err error) {
	factor := max(1, max(p.w, p.h)/coarsest)
	coarse := Photo{img: p}.small(max(p.w, p.h) / factor)
	for look := range coarse.looks() {
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		for _, hull := range look.hulls() {
			for i := range hull {
				hull[i] = hull[i].times(float64(factor))
			}
			if q, ok := cornered(hull); ok && areaOf(hull) >= leastFilled*q.area() {
				all = append(all, candidate{Quad: q.grown(look.grow * float64(factor)).upright()})
			}
			hulls = append(hulls, hull)
		}
	}
	return p.onEdges(all), hulls, nil
}

// hulls returns the hulls of regions that are as large as a card may be.
func (l look) hulls() (all [][]Point) {
	pixels := float64(l.w * l.h)
	r := regionsOf(l.plane, &l.in)
	for i, g := range r.all {
		if r.parent[i] != int32(i) || g.left == 0 || g.top == 0 || int(g.right) == l.w || int(g.down) == l.h {
			continue
		}
		if box := float64(g.right-g.left) * float64(g.down-g.top); box < leastPart*pixels || float64(g.size) < box/40 {
			continue
		}
		hull := r.hull(int32(i))
		if area := areaOf(hull); area >= leastPart*pixels && area <= mostPart*pixels {
			all = append(all, hull)
		}
	}
	return all
}

// cardLike reports whether the sides could be those of a card.
func (q Quad) cardLike() bool {
	short, long := q.sides()
	if short < readWidth/2 || long > longest*short || !q.convex() {
		return false
	}
	for i := range 2 {
		a, b := q[i+1].minus(q[i]).length(), q[(i+3)%4].minus(q[i+2]).length()
		if max(a, b) > 1.6*min(a, b) {
			return false
		}
	}
	return true
}

// teaches reports whether a deck may be taught by what is seen there.
func (q Quad) teaches() bool {
	short, _ := q.sides()
	return short >= taughtWidth && q.shape() >= leastShape
}

// onEdges returns candidates whose sides lie on edges, each once, the best first.
func (p picture) onEdges(all []candidate) []candidate {
	var kept []candidate
	seen := map[[8]int32]bool{}
	for _, c := range all {
		var key [8]int32
		for i, corner := range c.Quad {
			key[2*i], key[2*i+1] = int32(corner.X/3), int32(corner.Y/3)
		}
		if seen[key] || !c.cardLike() {
			continue
		}
		seen[key] = true
		if c, sides := p.edged(c.Quad); sides[0] >= 0.45 && c.support >= 0.65 && c.cardLike() {
			kept = append(kept, c)
		}
	}
	var each []candidate
	for _, c := range sorted(kept, func(c candidate) float64 { return -c.support }) {
		if !slices.ContainsFunc(each, c.near) {
			each = append(each, c)
		}
	}
	return each
}

// near reports whether two outlines are the same but for a little.
func (c candidate) near(other candidate) bool {
	short, _ := c.sides()
	if c.away(other.Quad) > 0.05*short {
		return false
	}
	for turn := range 4 {
		most := 0.0
		for i := range c.Quad {
			most = max(most, c.Quad[i].minus(other.Quad[(i+turn)%4]).length())
		}
		if most < 0.05*short {
			return true
		}
	}
	return false
}

// What is an edge.
const (
	samples = 28  // along a side
	edge    = 30. // the least difference of colours across an edge, of 765
	strong  = 90. // that from which on more says nothing
)

// edged moves the sides of an outline onto the edges beside them, and returns for each side the part that lies on an
// edge, the least first.
func (p picture) edged(q Quad) (moved candidate, sides [4]float64) {
	short, _ := q.sides()
	reach := max(3, min(6, int(short*0.025)))
	var lines [4][2]Point
	for i := range q {
		lines[i], sides[i] = p.sideOf(q[i], q[(i+1)%4], reach)
	}
	slices.Sort(sides[:])
	return candidate{within(lines, q).upright(), (sides[0] + sides[1] + sides[2] + sides[3]) / 4}, sides
}

// sideOf returns the line near a side that has the most edge on it, and on what part of it there is one.
func (p picture) sideOf(a, b Point, reach int) ([2]Point, float64) {
	along := b.minus(a)
	along = along.times(1 / max(1e-9, along.length()))
	out := Point{along.Y, -along.X}
	steep := make([][]float32, samples) // by sample, then by half a pixel across
	for i := range steep {
		steep[i] = p.across(a.to(b, spot(i)), along, out, reach)
	}
	n := len(steep[0])
	best, from, to := float32(-1), 0, 0
	for f := range n {
		for t := max(0, f-reach); t < min(n, f+reach+1); t++ {
			sum := float32(0)
			for i, s := range steep {
				sum += min(strong, s[between(f, t, i)])
			}
			if sum -= float32(abs(f+t-n+1)) * 0.1; sum > best {
				best, from, to = sum, f, t
			}
		}
	}
	on := 0
	for i, s := range steep {
		at := between(from, to, i)
		if max(s[at], s[max(0, at-1)], s[min(n-1, at+1)]) >= edge {
			on++
		}
	}
	move := func(k int) Point { return out.times(float64(k)/2 - float64(reach)) }
	first, last := spot(0), spot(samples-1)
	return [2]Point{a.to(b, first).plus(move(from)), a.to(b, last).plus(move(to))}, float64(on) / samples
}

// spot returns where on a side a sample is: not in the round corners.
func spot(i int) float64 { return 0.1 + 0.8*float64(i)/(samples-1) }

// between returns the place of a sample on a line from one place to another.
func between(from, to, i int) int { return (from*(samples-1-i) + to*i + samples/2) / (samples - 1) }

func abs(n int) int { return max(n, -n) }

// across returns how much the colours change across a side, at each half pixel from reach inside to reach
// outside.
func (p picture) across(at, along, out Point, reach int) []float32 {
	n := 4*reach + 1
	colours := make([][3]float32, n+4)
	for k := range colours {
		c := at.plus(out.times(float64(k-2)/2 - float64(reach)))
		for _, beside := range [3]float64{-1.5, 0, 1.5} {
			b := c.plus(along.times(beside))
			rgb := p.at(b.X, b.Y)
			for i, v := range rgb {
				colours[k][i] += v / 3
			}
		}
	}
	steep := make([]float32, n)
	for k := range steep {
		for i := range 3 {
			steep[k] += float32(math.Abs(float64(colours[k+4][i] - colours[k][i])))
		}
	}
	return steep
}

// alike returns the candidates that are cards if no deck is known: the most and largest that have one size
// and shape, each like its neighbours, and do not overlap.
func alike(all []candidate) []candidate {
	var best []candidate
	most := 0.0
	for i, seed := range all {
		if i > 60 {
			break
		}
		if slices.ContainsFunc(best, func(c candidate) bool { return c == seed }) {
			continue
		}
		group := grouped(all, seed)
		sum := 0.0
		for _, c := range group {
			sum += math.Pow(c.support, 4) * c.area() // what only seems to be one has gaps in its sides
		}
		if len(group) == 1 { // rather a table that is seen whole
			sum *= alone
		}
		if sum > most {
			best, most = group, sum
		}
	}
	return cards(fitted(best, all))
}

// How much an outline is unlike a card beside others, from which on it is left out, and how much all are on average that
// are no deck: words, pictures and frames of a page are unlike by 0.065 and more, and cards of a deck by 0.06 at most.
const stray, mostUnlike = 0.25, 0.0625

// cards returns those of a group that are cards, or none if it is no deck.
func cards(group []candidate) (all []candidate) {
	sum, long := 0.0, 0
	for _, c := range group {
		off := unlike(group, c)(c)
		sum += min(off, stray)
		if c.shape() > mostShape {
			long++
		}
		if off < stray {
			all = append(all, c)
		}
	}
	if n := len(group); sum > mostUnlike*float64(n) || 2*long > n {
		return nil
	}
	return all
}

// unlike returns what says how unlike a card an outline is beside another and the five that are nearest to that: of
// another size or shape, and with gaps in its sides.
func unlike(group []candidate, at candidate) func(candidate) float64 {
	near := sorted(group, func(c candidate) float64 { return c.away(at.Quad) })
	near = near[:min(len(near), 6)]
	middle := func(of func(candidate) float64) float64 { return of(sorted(near, of)[len(near)/2]) }
	size, shape := middle(func(c candidate) float64 { return c.area() }), middle(func(c candidate) float64 { return c.shape() })
	return func(c candidate) float64 {
		return math.Abs(math.Log(c.area()/size)) + math.Abs(math.Log(c.shape()/shape)) + 0.5*(1-c.support)
	}
}

// alone is how much the area of a single outline counts.
const alone = 0.6

// overlap is what part of a card another may seem to cover.
const overlap = 0.15

// grouped returns what is like the seed, and what is like that.
func grouped(all []candidate, seed candidate) []candidate {
	group := []candidate{seed}
	for grown := true; grown; {
		grown = false
		for _, c := range all {
			if slices.ContainsFunc(group, func(g candidate) bool { return g.shared(c.Quad) > overlap }) {
				continue
			}
			near := nearest(group, c)
			if likeness(c, near) < 1.35 {
				group, grown = append(group, c), true
			}
		}
	}
	return group
}

// likeness returns how much larger one of two outlines is, or how much longer, as a factor from 1 on.
func likeness(a, b candidate) float64 {
	as, al := a.sides()
	bs, bl := b.sides()
	size, shape := (as*al)/(bs*bl), (al/as)/(bl/bs)
	return max(size, 1/size, math.Pow(max(shape, 1/shape), 1.2))
}

func nearest(group []candidate, c candidate) candidate {
	return slices.MinFunc(group, func(a, b candidate) int {
		return cmp.Compare(a.away(c.Quad), b.away(c.Quad))
	})
}

// fitted returns a group with each outline replaced by the one in its place that is most like its neighbours: not a
// frame that is printed inside.
func fitted(group, all []candidate) []candidate {
	var out []candidate
	for _, c := range group {
		off, best := unlike(group, c), c
		for _, other := range all {
			if other.shared(c.Quad) > 0.8 && other.away(c.Quad) < 0.2*math.Sqrt(c.area()) && off(other) < off(best)-0.02 {
				best = other
			}
		}
		out = append(out, best)
	}
	return out
}
