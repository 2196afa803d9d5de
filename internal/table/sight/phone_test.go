package sight

import (
	"image"
	"math"
)

// byPhone returns the scene as somebody takes it who holds a phone: cards lie closer or over one another, and are
// smaller in the photo, the lens bends straight lines, cards shine, a hand is at the edge, the camera moves, and the
// JPEG has little quality.
func (s scene) byPhone() scene {
	s.phone = true
	closer, smaller := 1+0.14*s.Float64(), 1-0.6*s.Float64()*s.Float64()
	for i, c := range s.cards {
		s.cards[i].at, s.cards[i].height = c.at.times(smaller), c.height*smaller*closer
	}
	return s
}

// hand puts fingers at an edge of the photo.
func (s scene) hand(buf [][3]float64, gloss []float64) {
	skin := [][3]float64{{224, 172, 140}, {150, 100, 70}, {240, 200, 175}}[s.IntN(3)]
	side, at, thick := s.IntN(4), s.Float64(), (0.014+0.012*s.Float64())*float64(s.w)
	for finger := range s.IntN(4) {
		reach := (0.04 + 0.1*s.Float64()) * float64(s.h)
		along := at + float64(finger)*2.1*thick/float64(s.w)
		tip := [4]Point{
			{along * float64(s.w), reach},
			{along * float64(s.w), float64(s.h) - reach},
			{reach, along * float64(s.h)},
			{float64(s.w) - reach, along * float64(s.h)},
		}[side]
		for i := range buf {
			p := Point{float64(i % s.w), float64(i / s.w)}
			d := p.minus(tip)
			if out := [4]float64{-d.Y, d.Y, -d.X, d.X}[side]; out > 0 {
				d = [4]Point{{d.X, 0}, {d.X, 0}, {0, d.Y}, {0, d.Y}}[side]
			}
			if off := d.length() / thick; off < 1 {
				l := 0.65 + 0.35*math.Sqrt(1-off*off)
				buf[i], gloss[i] = [3]float64{skin[0] * l, skin[1] * l, skin[2] * l}, 0
			}
		}
	}
}

// glare adds what glossy cards, and a little of the table, show of a lamp.
func (s scene) glare(buf [][3]float64, gloss []float64) {
	for range s.IntN(3) {
		x, y := s.Float64()*float64(s.w), s.Float64()*float64(s.h)
		wide, high := (0.03+0.09*s.Float64())*float64(s.w), (0.03+0.09*s.Float64())*float64(s.w)
		bright := 200 * s.hard * s.Float64()
		for i := range buf {
			dx, dy := (float64(i%s.w)-x)/wide, (float64(i/s.w)-y)/high
			shine := bright * math.Exp(-dx*dx-dy*dy) * (0.2 + 0.8*gloss[i])
			for c := range buf[i] {
				buf[i][c] += shine
			}
		}
	}
}

// shaken blurs along the way that the camera moves.
func (s scene) shaken(buf [][3]float64) [][3]float64 {
	way, far := s.Float64()*2*math.Pi, 5*s.hard*s.Float64()
	n := 1 + int(far)
	moves := make([]image.Point, n)
	for k := range moves {
		d := float64(k) - float64(n-1)/2
		moves[k] = image.Pt(int(math.Round(math.Cos(way)*d)), int(math.Round(math.Sin(way)*d)))
	}
	out := make([][3]float64, len(buf))
	for i := range buf {
		for _, move := range moves {
			x, y := max(0, min(s.w-1, i%s.w+move.X)), max(0, min(s.h-1, i/s.w+move.Y))
			for c, v := range buf[y*s.w+x] {
				out[i][c] += v / float64(n)
			}
		}
	}
	return out
}
