package sight

import (
	"cmp"
	"math"
	"slices"
)

// alike returns the candidates that are cards where no deck is known: the most and largest that have one size
// and shape, as far as each is like its neighbours, and do not overlap.
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
	return fitted(best, all)
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
		return cmp.Compare(a.middle().minus(c.middle()).length(), b.middle().minus(c.middle()).length())
	})
}

// fitted returns a group with each outline replaced by the one in its place that is as large as its
// neighbours: not a frame that is printed inside.
func fitted(group, all []candidate) []candidate {
	var out []candidate
	for _, c := range group {
		want := localSize(group, c)
		off := func(c candidate) float64 { return math.Abs(math.Log(c.area()/want)) + 0.5*(1-c.support) }
		best := c
		for _, other := range all {
			if other.shared(c.Quad) > 0.8 && other.middle().minus(c.middle()).length() < 0.2*math.Sqrt(c.area()) && off(other) < off(best)-0.02 {
				best = other
			}
		}
		out = append(out, best)
	}
	return out
}

// localSize returns the middle area of an outline and its five nearest.
func localSize(group []candidate, c candidate) float64 {
	by := sorted(group, func(other candidate) float64 { return other.middle().minus(c.middle()).length() })
	by = sorted(by[:min(len(by), 6)], func(c candidate) float64 { return c.area() })
	return by[len(by)/2].area()
}
