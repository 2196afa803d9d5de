package sight

import (
	"iter"
	"slices"
)

// A look is one way to tell cards from a table: the pixels of a plane that have some values.
type look struct {
	plane
	in   [256]bool
	grow float64 // pixels that are missing at the sides of its regions
}

// looks returns many ways to tell cards from a table, as no one of them does for every deck, table
// and light: by brightness, by colour, and by edges.
func (p picture) looks() iter.Seq[look] {
	return func(yield func(look) bool) {
		_ = p.byLight(yield) && p.byColour(yield) && p.byEdges(yield)
	}
}

// byLight yields the parts that are brighter than a threshold, in the whole picture and than their surroundings, and
// those that are darker; each as it is, and without narrow parts, such as a pattern of the table that touches a card.
func (p picture) byLight(yield func(look) bool) bool {
	white := p.plane(func(r, g, b uint8) uint8 { return min(r, g, b) }).softened()
	dark := p.plane(func(r, g, b uint8) uint8 { return 255 - max(r, g, b) }).softened()
	long := max(p.w, p.h)
	for _, light := range []plane{white, white.local(long / 9), dark} {
		for _, t := range light.levels(8) {
			if !yield(look{plane: light, in: above(t)}) {
				return false
			}
			dim := below(t + 1)
			if !yield(look{plane: light.beside(regionsOf(light, &dim), long/200), in: below(1), grow: float64(long / 200)}) {
				return false
			}
		}
	}
	return true
}

// local returns by how much each value is above the mean around it, from 128 on: light that falls from one side, and
// shadows, are in both.
func (p plane) local(reach int) plane {
	sums := make([]int32, (p.w+1)*(p.h+1))
	for y := range p.h {
		row := int32(0)
		for x := range p.w {
			row += int32(p.v[y*p.w+x])
			sums[(y+1)*(p.w+1)+x+1] = sums[y*(p.w+1)+x+1] + row
		}
	}
	out := plane{p.w, p.h, make([]uint8, len(p.v))}
	for y := range p.h {
		top, down := max(0, y-reach), min(p.h, y+reach)
		for x := range p.w {
			left, right := max(0, x-reach), min(p.w, x+reach)
			sum := sums[down*(p.w+1)+right] - sums[top*(p.w+1)+right] - sums[down*(p.w+1)+left] + sums[top*(p.w+1)+left]
			mean := sum / int32((down-top)*(right-left))
			out.v[y*p.w+x] = uint8(max(0, min(255, 128+2*(int32(p.v[y*p.w+x])-mean))))
		}
	}
	return out
}

// byColour yields what is redder, or bluer, than a threshold, and what is less so.
func (p picture) byColour(yield func(look) bool) bool {
	red := p.plane(func(r, g, b uint8) uint8 { return difference(r, g) }).softened()
	blue := p.plane(func(r, g, b uint8) uint8 { return difference(b, (r/2 + g/2)) }).softened()
	for _, colour := range []plane{red, blue} {
		for _, t := range colour.levels(4) {
			if !yield(look{plane: colour, in: above(t)}) || !yield(look{plane: colour, in: below(t)}) {
				return false
			}
		}
	}
	return true
}

func difference(a, b uint8) uint8 { return clamped(127.5 + (float64(a)-float64(b))*0.75) }

// byEdges yields what edges enclose, and the smooth parts between edges.
func (p picture) byEdges(yield func(look) bool) bool {
	steep := p.steepness()
	for _, t := range [...]uint8{8, 13, 20, 32, 50, 80} {
		smooth := below(t)
		if !yield(look{plane: steep, in: smooth, grow: 1.5}) {
			return false
		}
		r := regionsOf(steep, &smooth)
		for _, eroded := range [...]int{1, 3} {
			if !yield(look{plane: steep.beside(r, eroded), in: below(1), grow: float64(eroded) - 1}) {
				return false
			}
		}
	}
	return true
}

// steepness returns how much the colours change at each pixel.
func (p picture) steepness() plane {
	var soft [3]plane
	for c := range soft {
		soft[c] = p.plane(func(r, g, b uint8) uint8 { return [3]uint8{r, g, b}[c] }).softened()
	}
	out := plane{p.w, p.h, make([]uint8, p.w*p.h)}
	for y := 1; y < p.h-1; y++ {
		for x := 1; x < p.w-1; x++ {
			i, most := y*p.w+x, 0
			for c := range soft {
				v := soft[c].v
				most = max(most, abs(int(v[i+1])-int(v[i-1]))+abs(int(v[i+p.w])-int(v[i-p.w])))
			}
			out.v[i] = uint8(min(255, most))
		}
	}
	return out
}

// beside returns 1 for what is in a region that touches the edge of the picture, or within some pixels
// of it, and 0 for the rest.
func (p plane) beside(r *regions, reach int) plane {
	out := plane{p.w, p.h, make([]uint8, len(p.v))}
	outside := make([]bool, len(r.all))
	for i, g := range r.all {
		outside[i] = r.parent[i] == int32(i) && (g.left == 0 || g.top == 0 || int(g.right) == p.w || int(g.down) == p.h)
	}
	for i, n := range r.runs {
		if !outside[r.root(int32(i))] {
			continue
		}
		from, to := max(0, int(n.from)-reach), min(p.w, int(n.to)+reach)
		for y := max(0, int(n.y)-reach); y <= min(p.h-1, int(n.y)+reach); y++ {
			row := out.v[y*p.w:][from:to]
			for x := range row {
				row[x] = 1
			}
		}
	}
	return out
}

// levels returns thresholds between the darkest and the brightest values that are not rare: half of them in even
// steps, and half that part the pixels evenly, as dark cards on a dark table need.
func (p plane) levels(n int) []uint8 {
	var count [256]int
	for _, v := range p.v {
		count[v]++
	}
	at := func(part float64) int {
		v := 0
		for left := int(part * float64(len(p.v))); v < 255 && left > count[v]; v++ {
			left -= count[v]
		}
		return v
	}
	low, high := at(0.005), at(0.995)
	var all []uint8
	for i := range n / 2 {
		part := float64(i+1) / float64(n/2+1)
		all = append(all, uint8(low+int(float64(high-low)*part)), uint8(at(part)))
	}
	slices.Sort(all)
	return slices.Compact(all)
}

func above(t uint8) (in [256]bool) {
	for v := int(t) + 1; v < len(in); v++ {
		in[v] = true
	}
	return in
}

func below(t uint8) (in [256]bool) {
	for v := range int(t) {
		in[v] = true
	}
	return in
}
