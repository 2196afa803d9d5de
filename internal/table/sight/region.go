package sight

import "math"

// A plane is one value for each pixel of a picture.
type plane struct {
	w, h int
	v    []uint8
}

func (p picture) plane(of func(r, g, b uint8) uint8) plane {
	out := plane{p.w, p.h, make([]uint8, p.w*p.h)}
	for i := range out.v {
		out.v[i] = of(p.Pix[4*i], p.Pix[4*i+1], p.Pix[4*i+2])
	}
	return out
}

// softened returns the plane with each value the mean of three by three, against noise.
func (p plane) softened() plane {
	out := plane{p.w, p.h, make([]uint8, len(p.v))}
	copy(out.v, p.v)
	row := make([]uint16, len(p.v))
	for y := range p.h {
		line := p.v[y*p.w:][:p.w]
		for x := 1; x < p.w-1; x++ {
			row[y*p.w+x] = uint16(line[x-1]) + uint16(line[x]) + uint16(line[x+1])
		}
	}
	for y := 1; y < p.h-1; y++ {
		for x := 1; x < p.w-1; x++ {
			i := y*p.w + x
			out.v[i] = uint8((row[i-p.w] + row[i] + row[i+p.w] + 4) / 9)
		}
	}
	return out
}

// A run is what belongs to a region in one row.
type run struct {
	y, from, to int32 // to is behind the last
	next        int32 // the next run of the region, or -1
}

// A region is connected pixels of a plane.
type region struct {
	first, last            int32 // runs
	size                   int32 // in pixels
	left, top, right, down int32
}

// regions are those of a mask.
type regions struct {
	runs   []run
	parent []int32 // of each run
	all    []region
}

// regionsOf returns the regions in which a test holds.
func regionsOf(p plane, in *[256]bool) *regions {
	r := &regions{}
	before := 0 // the first run of the row above
	for y := range p.h {
		begin := len(r.runs)
		row := p.v[y*p.w:][:p.w]
		for x := 0; x < p.w; {
			if !in[row[x]] {
				x++
				continue
			}
			from := x
			for x < p.w && in[row[x]] {
				x++
			}
			r.add(run{int32(y), int32(from), int32(x), -1}, &before, begin)
		}
		before = begin
	}
	return r
}

// add adds a run, joined to those above it that it touches.
func (r *regions) add(n run, above *int, rowBegin int) {
	i := int32(len(r.runs))
	r.runs = append(r.runs, n)
	r.parent = append(r.parent, i)
	r.all = append(r.all, region{i, i, n.to - n.from, n.from, n.y, n.to, n.y + 1})
	for *above < rowBegin && r.runs[*above].to <= n.from {
		*above++
	}
	for j := *above; j < rowBegin && r.runs[j].from < n.to; j++ {
		r.join(r.root(int32(j)), r.root(i))
	}
}

func (r *regions) root(i int32) int32 {
	for r.parent[i] != i {
		r.parent[i] = r.parent[r.parent[i]]
		i = r.parent[i]
	}
	return i
}

func (r *regions) join(a, b int32) {
	if a == b {
		return
	}
	if r.all[a].size < r.all[b].size {
		a, b = b, a
	}
	r.parent[b] = a
	x, y := &r.all[a], &r.all[b]
	r.runs[x.last].next = y.first
	x.last, x.size = y.last, x.size+y.size
	x.left, x.top, x.right, x.down = min(x.left, y.left), min(x.top, y.top), max(x.right, y.right), max(x.down, y.down)
}

// hull returns the convex hull of a region, clockwise on a screen.
func (r *regions) hull(root int32) []Point {
	g := r.all[root]
	left, right := make([]int32, g.down-g.top), make([]int32, g.down-g.top)
	for i := range left {
		left[i] = math.MaxInt32
	}
	for i := g.first; i >= 0; i = r.runs[i].next {
		n := r.runs[i]
		left[n.y-g.top] = min(left[n.y-g.top], n.from)
		right[n.y-g.top] = max(right[n.y-g.top], n.to)
	}
	var down, up []Point
	for i := range left {
		y := float64(int32(i) + g.top)
		for _, at := range [2]float64{y, y + 1} {
			down = bend(down, Point{float64(right[i]), at}, 1)
			up = bend(up, Point{float64(left[i]), at}, -1)
		}
	}
	for i := len(up) - 1; i >= 0; i-- {
		down = append(down, up[i])
	}
	return down
}

// bend adds a point to one side of a hull, and takes away what would turn the other way.
func bend(side []Point, p Point, way float64) []Point {
	for len(side) >= 2 {
		a, b := side[len(side)-2], side[len(side)-1]
		if b.minus(a).cross(p.minus(b))*way > 0 {
			break
		}
		side = side[:len(side)-1]
	}
	return append(side, p)
}

// areaOf returns the area inside a hull.
func areaOf(hull []Point) float64 {
	sum := 0.0
	for i, p := range hull {
		sum += p.cross(hull[(i+1)%len(hull)])
	}
	return sum / 2
}

// cornered returns four points of a hull that enclose about the most of it.
func cornered(hull []Point) (Quad, bool) {
	n := len(hull)
	if n < 4 {
		return Quad{}, false
	}
	a, b := farthest(hull)
	at := [4]int{a, (a + 1) % n, b, (b + 1) % n}
	for range 4 {
		for k := range 4 {
			side := func(i int) float64 {
				return hull[i].minus(hull[at[(k+3)%4]]).cross(hull[at[(k+1)%4]].minus(hull[i]))
			}
			k1, k3 := at[(k+1)%4], at[(k+3)%4]
			best := at[k]
			for i := (k3 + 1) % n; i != k1; i = (i + 1) % n {
				if side(i) > side(best) {
					best = i
				}
			}
			at[k] = best
		}
		if at[1] == at[0] || at[3] == at[2] {
			return Quad{}, false
		}
	}
	var q Quad
	for k, i := range at {
		q[k] = hull[i]
	}
	if !q.convex() {
		return q, false
	}
	return q.around(hull), true
}

// farthest returns the two points of a hull that are farthest apart.
func farthest(hull []Point) (a, b int) {
	far := -1.0
	for i := range hull {
		for j := i + 1; j < len(hull); j++ {
			if d := hull[j].minus(hull[i]); d.dot(d) > far {
				a, b, far = i, j, d.dot(d)
			}
		}
	}
	return a, b
}
