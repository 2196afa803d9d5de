package sight

import (
	"cmp"
	"slices"
)

// linesOf returns the number of the line, from 1, in which each outline lies, in their order; and the outlines
// in reading order by their indices: lines from above, in each of them from the left. Cards of one
// line lie side by side, at most so many widths apart.
func linesOf(all []Quad, apart float64) (line, order []int) {
	of := make([]int, len(all))
	for i := range of {
		of[i] = i
	}
	for i := range all {
		for j := range all {
			if i != j && all[i].beside(all[j], apart) {
				to, from := of[i], of[j]
				for k := range of {
					if of[k] == from {
						of[k] = to
					}
				}
			}
		}
	}
	groups := map[int][]int{}
	for i, g := range of {
		groups[g] = append(groups[g], i)
	}
	var lines [][]int
	for _, g := range groups {
		lines = append(lines, sideBySide(all, g))
	}
	slices.SortFunc(lines, func(a, b []int) int { return compareLines(all, a, b) })
	line = make([]int, len(all))
	for n, l := range lines {
		for _, i := range l {
			line[i] = n + 1
			order = append(order, i)
		}
	}
	return line, order
}

// beside reports whether another outline lies beside this one's long side.
func (q Quad) beside(other Quad, apart float64) bool {
	q = q.upright()
	across := q[1].minus(q[0]).plus(q[2].minus(q[3])).times(0.5)
	down := q[3].minus(q[0]).plus(q[2].minus(q[1])).times(0.5)
	d, den := other.middle().minus(q.middle()), across.cross(down)
	u, v := d.cross(down)/den, across.cross(d)/den
	return max(u, -u) < apart && max(v, -v) < 0.5
}

// sideBySide returns a line in its order: from the left, or from above where it stands.
func sideBySide(all []Quad, line []int) []int {
	low, high := all[line[0]].middle(), all[line[0]].middle()
	for _, i := range line {
		m := all[i].middle()
		low, high = Point{min(low.X, m.X), min(low.Y, m.Y)}, Point{max(high.X, m.X), max(high.Y, m.Y)}
	}
	return sorted(line, func(i int) float64 {
		if high.Y-low.Y > 1.2*(high.X-low.X) {
			return all[i].middle().Y
		}
		return all[i].middle().X
	})
}

// compareLines puts what is higher first, and what is as high from the left.
func compareLines(all []Quad, a, b []int) int {
	middle := func(line []int) (p Point, high float64) {
		for _, i := range line {
			p = p.plus(all[i].middle().times(1 / float64(len(line))))
			_, long := all[i].sides()
			high += long / float64(len(line))
		}
		return p, high
	}
	p, high := middle(a)
	q, _ := middle(b)
	if d := p.Y - q.Y; max(d, -d) > high/2 {
		return cmp.Compare(p.Y, q.Y)
	}
	return cmp.Compare(p.X, q.X)
}
