package sight

import "math"

// A fit is a card laid over one that was taught.
type fit struct {
	Quad
	face
	apart float64 // the mean square by which they differ
	worst float64 // the same, in the part of the card where it is most
}

// The steps by which an outline is moved: some with all blurred, from farther away, then others.
const wideSteps, fineSteps = 3, 4

// laid moves the corners of an outline until what it shows is most like a face.
func (p picture) laid(q Quad, over *face) fit {
	best := fit{Quad: q, face: p.straightened(q)}
	light := best.lit(over)
	best.measure(over, light)
	f := best
	for step := 0; step < wideSteps+fineSteps; step++ {
		if step == wideSteps {
			f = best
			light = f.lit(over)
		}
		moved, ok := f.moved(over, light, step < wideSteps)
		switch far := f.farthest(moved); {
		case !ok || step >= wideSteps && far < 0.003:
			return best
		case step < wideSteps && far < 0.01:
			step = wideSteps - 1
			continue
		}
		f = fit{Quad: moved, face: p.straightened(moved)}
		light = f.lit(over)
		if f.measure(over, light); f.apart < best.apart {
			best = f
		}
	}
	return best
}

// A lighting makes one face as light as another: by a factor that changes over the card, and a shift.
type lighting [4]float64

func (l lighting) factor(i int) float64 {
	x, y := float64(i%faceWidth)/faceWidth-0.5, float64(i/faceWidth)/faceHeight-0.5
	return l[0] + l[1]*x + l[2]*y
}

// lit returns the lighting by which the face is most like another.
func (f *fit) lit(over *face) lighting {
	var n normal
	for i := 0; i < facePixels; i += 2 {
		v := float64(f.view[0][i])
		x, y := float64(i%faceWidth)/faceWidth-0.5, float64(i/faceWidth)/faceHeight-0.5
		n.add([]float64{v, v * x, v * y, 1}, float64(over.view[0][i]))
	}
	s, ok := n.solved(4, 1e-3)
	if !ok {
		return lighting{1}
	}
	l := lighting{s[0], s[1], s[2], s[3]}
	if l[0] < 0.5 || l[0] > 2 {
		l = lighting{max(0.5, min(2, l[0]))}
	}
	l[1], l[2] = max(-0.6, min(0.6, l[1])), max(-0.6, min(0.6, l[2]))
	return l
}

// lead returns by how much the face is nearer to the first of two than to the second, in what differs between them: 1 if it
// is the first, -1 if it is the second, which may be turned.
func (f *fit) lead(first, second *taught, turned bool) float64 {
	other := second.over(first, turned)
	mine, theirs := f.lit(&first.face), other.lit(&first.face)
	toward, all := 0.0, 1e-6
	for c := range first.view {
		meanOf := func(of *fit, l lighting) (mean float64) {
			for i, v := range of.view[c] {
				mean += (float64(first.view[c][i]) - l.factor(i)*float64(v)) / facePixels
			}
			return mean
		}
		shift, moved := meanOf(f, mine), meanOf(other, theirs)
		for y := rim; y < faceHeight-rim; y++ {
			for i := y*faceWidth + rim; i < (y+1)*faceWidth-rim; i++ {
				a, b := float64(first.view[c][i]), theirs.factor(i)*float64(other.view[c][i])+moved
				seen := mine.factor(i)*float64(f.view[c][i]) + shift
				toward += (a - b) * (seen - (a+b)/2)
				all += (a - b) * (a - b) / 2
			}
		}
	}
	return toward / all
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
func (t *taught) over(other *taught, turned bool) *fit {
	whole := Quad{{0, 0}, {faceWidth, 0}, {faceWidth, faceHeight}, {0, faceHeight}}
	if turned {
		whole = whole.from(2)
	}
	f := picture{faceWidth, faceHeight, t.rgb}.laid(whole, &other.face)
	return &f
}

// The parts of a card that are measured apart.
const partsAcross, partsDown = 4, 6

// measure says by how much the face differs from another in a lighting.
func (f *fit) measure(over *face, light lighting) {
	var part [partsAcross * partsDown]float64
	for c := range f.view {
		shift := 0.0
		for i, v := range f.view[c] {
			shift += (float64(over.view[c][i]) - light.factor(i)*float64(v)) / facePixels
		}
		for y := rim; y < faceHeight-rim; y++ {
			for x := rim; x < faceWidth-rim; x++ {
				i := y*faceWidth + x
				d := light.factor(i)*float64(f.view[c][i]) + shift - float64(over.view[c][i])
				part[y*partsDown/faceHeight*partsAcross+x*partsAcross/faceWidth] += d * d
			}
		}
	}
	f.apart, f.worst = 0, 0
	for _, sum := range part {
		f.apart += sum / facePixels
		f.worst = max(f.worst, sum*float64(len(part))/facePixels)
	}
}

// moved returns the outline with its corners where the face would be most like another, as far as its slopes say.
func (f *fit) moved(over *face, light lighting, wide bool) (Quad, bool) {
	var n normal
	v, want := f.view[0], over.view[0]
	for range 5 {
		if wide {
			v, want = blurred(v), blurred(want)
		}
	}
	row := make([]float64, 8)
	for y := 1; y < faceHeight-1; y++ {
		for x := 1; x < faceWidth-1; x++ {
			i := y*faceWidth + x
			g := light.factor(i)
			dx, dy := g*float64(v[i+1]-v[i-1])/2, g*float64(v[i+faceWidth]-v[i-faceWidth])/2
			if math.Abs(dx)+math.Abs(dy) < 0.01 {
				continue
			}
			a, b := (float64(x)+0.5)/faceWidth, (float64(y)+0.5)/faceHeight
			for k, w := range [4]float64{(1 - a) * (1 - b), a * (1 - b), a * b, (1 - a) * b} {
				row[2*k], row[2*k+1] = w*dx, w*dy
			}
			n.add(row, float64(want[i])-g*float64(v[i])-light[3])
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
