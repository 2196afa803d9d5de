package sight

import "math"

// A fit is a card laid over one that was taught.
type fit struct {
	Quad
	face
	lit   view    // the card in the light of that one
	apart float64 // the mean square by which they differ
	worst float64 // the same, in the part of the card where it is most
}

// The steps by which an outline is moved: some with all blurred, from farther away, then others.
const wideSteps, fineSteps = 3, 4

// laid moves the corners of an outline until what it shows is most like a face.
func (p picture) laid(q Quad, over *face) fit {
	best := fit{Quad: q, face: p.straightened(q)}.over(over)
	f := best
	for step := 0; step < wideSteps+fineSteps; step++ {
		if step == wideSteps {
			f = best
		}
		moved, ok := f.moved(over, step < wideSteps)
		switch far := f.farthest(moved); {
		case !ok || step >= wideSteps && far < 0.003:
			return best
		case step < wideSteps && far < 0.01:
			step = wideSteps - 1
			continue
		}
		f = fit{Quad: moved, face: p.straightened(moved)}.over(over)
		if f.apart < best.apart {
			best = f
		}
	}
	return best
}

// over returns the fit over another face.
func (f fit) over(other *face) fit {
	f.lit = f.view.litAs(other.view)
	f.apart, f.worst = f.lit.apart(other.view)
	return f
}

// litAs returns a view as light as another: by a factor that changes over the card, and a shift.
func (v view) litAs(other view) (lit view) {
	across := func(i int) (x, y float64) {
		return float64(i%faceWidth)/faceWidth - 0.5, float64(i/faceWidth)/faceHeight - 0.5
	}
	var n normal
	for i := 0; i < facePixels; i += 2 {
		x, y := across(i)
		light := float64(v[0][i])
		n.add([]float64{light, light * x, light * y, 1}, float64(other[0][i]))
	}
	l, ok := n.solved(4, 1e-3)
	if !ok {
		l = [8]float64{1}
	}
	if l[0] < 0.5 || l[0] > 2 {
		l = [8]float64{max(0.5, min(2, l[0]))}
	}
	l[1], l[2] = max(-0.6, min(0.6, l[1])), max(-0.6, min(0.6, l[2]))
	for c := range v {
		lit[c] = make([]float32, facePixels)
		shift := float32(0)
		for i := range lit[c] {
			x, y := across(i)
			lit[c][i] = float32(l[0]+l[1]*x+l[2]*y) * v[c][i]
			shift += (other[c][i] - lit[c][i]) / facePixels
		}
		for i := range lit[c] {
			lit[c][i] += shift
		}
	}
	return lit
}

// The parts of a card that are measured apart.
const partsAcross, partsDown = 4, 6

// apart returns the mean square by which two views differ, and the same in the part where it is most.
func (v view) apart(other view) (all, worst float64) {
	var part [partsAcross * partsDown]float64
	for c := range v {
		for y := rim; y < faceHeight-rim; y++ {
			for x := rim; x < faceWidth-rim; x++ {
				d := float64(v[c][y*faceWidth+x] - other[c][y*faceWidth+x])
				part[y*partsDown/faceHeight*partsAcross+x*partsAcross/faceWidth] += d * d
			}
		}
	}
	for _, sum := range part {
		all += sum / facePixels
		worst = max(worst, sum*float64(len(part))/facePixels)
	}
	return all, worst
}

// lead returns by how much a card that is laid over the first of two faces is nearer to it than to the second, in what
// differs between them: 1 if it is the first, -1 if it is the second, which may be turned.
func (f *fit) lead(first, second *taught, turned bool) float64 {
	other := second.over(first, turned)
	away, _ := f.lit.apart(other.lit)
	between, _ := other.lit.apart(first.view)
	return (away - f.apart) / (between + 1e-9)
}

// farthest returns how far corners have moved, as a part of the outline's width.
func (q Quad) farthest(moved Quad) (far float64) {
	short, _ := q.sides()
	for i := range q {
		far = max(far, moved[i].minus(q[i]).length()/short)
	}
	return far
}

// over returns a face laid over another, upside down if it is turned.
func (t *taught) over(other *taught, turned bool) fit {
	whole := Quad{{0, 0}, {faceWidth, 0}, {faceWidth, faceHeight}, {0, faceHeight}}
	if turned {
		whole = whole.from(2)
	}
	return t.laid(whole, &other.face)
}

// moved returns the outline with its corners where the face would be most like another, as far as its slopes say.
func (f *fit) moved(over *face, wide bool) (Quad, bool) {
	var n normal
	v, want := f.lit[0], over.view[0]
	for range 5 {
		if wide {
			v, want = blurred(v), blurred(want)
		}
	}
	row := make([]float64, 8)
	for y := 1; y < faceHeight-1; y++ {
		for x := 1; x < faceWidth-1; x++ {
			i := y*faceWidth + x
			dx, dy := float64(v[i+1]-v[i-1])/2, float64(v[i+faceWidth]-v[i-faceWidth])/2
			if math.Abs(dx)+math.Abs(dy) < 0.01 {
				continue
			}
			a, b := (float64(x)+0.5)/faceWidth, (float64(y)+0.5)/faceHeight
			for k, w := range [4]float64{(1 - a) * (1 - b), a * (1 - b), a * b, (1 - a) * b} {
				row[2*k], row[2*k+1] = w*dx, w*dy
			}
			n.add(row, float64(want[i]-v[i]))
		}
	}
	d, ok := n.solved(8, 0.02)
	if !ok {
		return f.Quad, false
	}
	m, q := mapping(f.Quad), f.Quad
	for k, corner := range [4]Point{{0, 0}, {1, 0}, {1, 1}, {0, 1}} {
		q[k] = m.at(corner.X+max(-3, min(3, d[2*k]))/faceWidth, corner.Y+max(-3, min(3, d[2*k+1]))/faceHeight)
	}
	return q, q.convex()
}

// A normal has the sums for the least squares of up to eight unknowns.
type normal struct {
	a [8][8]float64
	b [8]float64
}

func (n *normal) add(row []float64, want float64) {
	for i, v := range row {
		for j := i; j < len(row); j++ {
			n.a[i][j] += v * row[j]
		}
		n.b[i] += v * want
	}
}

// solved returns the unknowns, held to 0 by so much, and whether there is one solution.
func (n *normal) solved(size int, held float64) (x [8]float64, ok bool) {
	a, b := n.a, n.b
	for i := range size {
		a[i][i] += held
		for j := range i {
			a[i][j] = a[j][i]
		}
	}
	for i := range size {
		if a[i][i] < 1e-9 {
			return x, false
		}
		for k := i + 1; k < size; k++ {
			f := a[k][i] / a[i][i]
			for j := i; j < size; j++ {
				a[k][j] -= f * a[i][j]
			}
			b[k] -= f * b[i]
		}
	}
	for i := size - 1; i >= 0; i-- {
		x[i] = b[i]
		for j := i + 1; j < size; j++ {
			x[i] -= a[i][j] * x[j]
		}
		x[i] /= a[i][i]
	}
	return x, true
}
