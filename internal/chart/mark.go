package chart

import (
	"image"
	"math"
	"unicode"

	"github.com/wcharczuk/go-chart/v2/drawing"

	"tabby/internal/story"
)

// markSide is the side of a mark on a line, at scale 1.
const markSide = 11

// outlines are those of people's marks on a grid of 100 by 100, by [story.Look]: the
// same shapes as in the window. One without corners is a disc, and ring is hollow.
var outlines = [8][]float64{
	nil,
	{9, 9, 91, 9, 91, 91, 9, 91},
	{50, 8, 97, 90, 3, 90},
	{50, 3, 97, 50, 50, 97, 3, 50},
	{50, 4, 63, 36, 97, 39, 71, 61, 79, 95, 50, 76, 21, 95, 29, 61, 3, 39, 37, 36},
	{28, 9, 72, 9, 97, 50, 72, 91, 28, 91, 3, 50},
	{34, 5, 66, 5, 66, 34, 95, 34, 95, 66, 66, 66, 66, 95, 34, 95, 34, 66, 5, 66, 5, 34, 34, 34},
	nil,
}

// ring is the shape with a hole.
const ring = 7

// Mark draws somebody's mark around a point, so many pixels high and wide.
func (p *Pen) Mark(of story.Badge, at image.Point, side float64) {
	shape := of.Shape % len(outlines)
	corners := outlines[shape]
	p.fill(p.look.Person(of.Colour))
	if corners == nil {
		p.circle(at, side*0.46)
		p.r.Fill()
		if shape == ring {
			p.fill(p.look.Paper)
			p.circle(at, side*0.31)
			p.r.Fill()
		}
		return
	}
	for i := 0; i < len(corners); i += 2 {
		x := at.X + int(math.Round((corners[i]-50)*side/100))
		y := at.Y + int(math.Round((corners[i+1]-50)*side/100))
		if i == 0 {
			p.r.MoveTo(x, y)
		} else {
			p.r.LineTo(x, y)
		}
	}
	p.r.Close()
	p.r.Fill()
}

func (p *Pen) fill(ink drawing.Color) {
	p.r.SetFillColor(ink)
	p.r.SetStrokeWidth(0)
}

// circle is a path around a point.
func (p *Pen) circle(at image.Point, radius float64) {
	if p.svg {
		p.r.Circle(radius, at.X, at.Y)
		return
	}
	p.r.MoveTo(at.X+int(math.Round(radius)), at.Y)
	p.r.ArcTo(at.X, at.Y, radius, radius, 0, 2*math.Pi)
	p.r.Close()
}

// Outline returns the corners of a shape, x and y in turn, on a grid of 100 by 100
// from the top left; a disc has none. Hollow is one with a hole.
func Outline(shape int) (corners []float64, hollow bool) {
	shape %= len(outlines)
	return outlines[shape], shape == ring
}

// letters are how large the letter on a mark is and how far below the middle it
// stands, by shape, as parts of the side.
var letters = [8][2]float64{{0.5, 0}, {0.52, 0}, {0.4, 0.14}, {0.42, 0}, {0.36, 0.05}, {0.5, 0}, {0.44, 0}, {0.42, 0}}

// capital is the height of a capital letter, as a part of its size.
const capital = 0.71

// Person draws somebody's mark with the first letter of their name on it.
func (p *Pen) Person(of story.Badge, name string, at image.Point, side float64) {
	p.Mark(of, at, side)
	letter := ""
	for _, r := range name {
		if (unicode.IsLetter(r) || unicode.IsDigit(r)) && p.has(r) {
			letter = string(unicode.ToUpper(r))
			break
		}
	}
	ground := p.look.Person(of.Colour)
	ink := onto(ground)
	if _, hollow := Outline(of.Shape); hollow {
		ink = ground
	}
	shape := letters[of.Shape%len(letters)]
	size := side * shape[0] * pointsPerPixel
	foot := float64(at.Y) + side*(shape[1]+shape[0]*capital/2)
	p.In(ink).Text(at.X-p.Width(size, letter)/2, int(math.Round(foot)), size, letter)
}

// onto returns the ink that is seen best on a ground: white, or nearly black.
func onto(ground drawing.Color) drawing.Color {
	linear := func(c uint8) float64 { return math.Pow(float64(c)/255, 2.2) }
	if 0.2126*linear(ground.R)+0.7152*linear(ground.G)+0.0722*linear(ground.B) < 0.19 {
		return drawing.ColorWhite
	}
	return drawing.Color{R: 0x0A, G: 0x0C, B: 0x0E, A: 0xFF}
}
