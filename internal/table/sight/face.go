package sight

import (
	"image/color"
	"math"
	"slices"
)

// The size of a card once it is straightened, in pixels.
const (
	faceWidth  = 64
	faceHeight = 90
	facePixels = faceWidth * faceHeight
	rim        = 2 // pixels along its sides that are not compared
)

// A face is a card straightened: its colours as they were seen, and made comparable.
type face struct {
	picture
	view
}

// A view of a face is how light it is, how red, and how blue, where 1 is paper in its light.
type view [3][]float32

// straightened returns what a picture shows inside an outline.
func (p picture) straightened(q Quad) face {
	f := face{picture: blank(faceWidth, faceHeight)}
	m := mapping(q)
	for i := range facePixels {
		at := m.at((float64(i%faceWidth)+0.5)/faceWidth, (float64(i/faceWidth)+0.5)/faceHeight)
		c := p.at(at.X, at.Y)
		f.SetRGBA(i%faceWidth, i/faceWidth, color.RGBA{uint8(c[0] + 0.5), uint8(c[1] + 0.5), uint8(c[2] + 0.5), 0xFF})
	}
	f.see()
	return f
}

// see makes the colours comparable: each as a part of the brightest, against the light of the room.
func (f *face) see() {
	var white [3]float32
	for c := range white {
		white[c] = max(24, f.bright(c))
		f.view[c] = make([]float32, facePixels)
	}
	for i := range facePixels {
		r, g, b := float32(f.Pix[4*i])/white[0], float32(f.Pix[4*i+1])/white[1], float32(f.Pix[4*i+2])/white[2]
		f.view[0][i], f.view[1][i], f.view[2][i] = (r+g+b)/3, (r-g)/1.5, (b-(r+g)/2)/1.5
	}
	for c := range f.view {
		f.view[c] = blurred(blurred(f.view[c]))
	}
}

// bright returns how bright the brightest parts are in one colour: a tenth of all is brighter.
func (f *face) bright(c int) float32 {
	var count [256]int
	for i := range facePixels {
		count[f.Pix[4*i+c]]++
	}
	left := facePixels / 10
	for v := 255; v > 0; v-- {
		if left -= count[v]; left < 0 {
			return float32(v)
		}
	}
	return 0
}

// blurred returns values, each a mean over three by three where the middle counts most, so that a photo that is
// sharp is like one that is not.
func blurred(v []float32) []float32 {
	out, row := slices.Clone(v), slices.Clone(v)
	for i := 1; i < len(v)-1; i++ {
		row[i] = (v[i-1] + 2*v[i] + v[i+1]) / 4
	}
	for i := faceWidth; i < len(v)-faceWidth; i++ {
		out[i] = (row[i-faceWidth] + 2*row[i] + row[i+faceWidth]) / 4
	}
	return out
}

// The sketch of a face: its colours in few pixels.
const (
	sketchStepX, sketchStepY  = 4, 5
	sketchWidth, sketchHeight = faceWidth / sketchStepX, faceHeight / sketchStepY
	sketchPixels              = sketchWidth * sketchHeight
)

// A sketch is a face in few values whose squares sum to about 1.
type sketch [3 * sketchPixels]float32

func (f face) sketch() sketch {
	var s sketch
	for c, view := range f.view {
		part := s[c*sketchPixels:][:sketchPixels]
		mean := float32(0)
		for i := range part {
			x, y := i%sketchWidth*sketchStepX, i/sketchWidth*sketchStepY
			for j := range sketchStepX * sketchStepY {
				part[i] += view[(y+j/sketchStepX)*faceWidth+x+j%sketchStepX]
			}
			mean += part[i] / sketchPixels
		}
		for i := range part {
			part[i] -= mean
		}
	}
	sum := float32(0)
	for _, v := range s {
		sum += v * v
	}
	length := float32(math.Sqrt(float64(sum))) + 3
	for i := range s {
		s[i] /= length
	}
	return s
}

// turned returns the sketch of the same face upside down.
func (s sketch) turned() sketch {
	for c := range 3 {
		slices.Reverse(s[c*sketchPixels:][:sketchPixels])
	}
	return s
}

// like returns how like two sketches are, to 1, where one may be moved by a little.
func (s *sketch) like(other *sketch) float32 {
	best := float32(-1)
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			best = max(best, s.moved(other, dx, dy))
		}
	}
	return best
}

func (s *sketch) moved(other *sketch, dx, dy int) (sum float32) {
	for c := range 3 {
		for y := max(0, -dy); y < sketchHeight-max(0, dy); y++ {
			from, to := max(0, -dx), sketchWidth-max(0, dx)
			a := s[c*sketchPixels+y*sketchWidth:][from:to]
			b := other[c*sketchPixels+(y+dy)*sketchWidth+dx+from:][:len(a)]
			for i, v := range a {
				sum += v * b[i]
			}
		}
	}
	return sum
}
