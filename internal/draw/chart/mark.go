package chart

import (
	"image"
	"math"

	"github.com/wcharczuk/go-chart/v2/drawing"

	"tabby/history"
	"tabby/internal/draw/badges"
	"tabby/scoring"
)

// markSide is the side of a mark on a line, at scale 1.
const markSide = 11

// Mark draws the badge of a person around a point, so many pixels high and wide.
func (p *Pen) Mark(of Badge, at image.Point, side float64) {
	shape := shapeOf(of)
	if shape.Round {
		p.disc(Person(of.Colour), at, side*badges.Radius)
		if shape.Ringed {
			p.disc(p.style.Paper, at, side*badges.Hole)
			p.disc(Person(of.Colour), at, side*badges.Core)
		}
		return
	}
	var corners []image.Point
	for _, corner := range shape.Outline() {
		corners = append(corners, at.Add(image.Pt(int(math.Round((corner.X-50)*side/100)), int(math.Round((corner.Y-50)*side/100)))))
	}
	p.Shape(Person(of.Colour), corners...)
}

func shapeOf(b Badge) badges.Shape { return badges.Shapes()[b.Shape%badges.Count] }

func (p *Pen) fill(ink drawing.Color) {
	p.r.SetFillColor(ink)
	p.r.SetStrokeWidth(0)
}

// disc fills a circle around a point.
func (p *Pen) disc(fill drawing.Color, at image.Point, radius float64) {
	p.fill(fill)
	if p.svg {
		p.r.Circle(radius, at.X, at.Y)
	} else {
		p.r.MoveTo(at.X+int(math.Round(radius)), at.Y)
		p.r.ArcTo(at.X, at.Y, radius, radius, 0, 2*math.Pi)
		p.r.Close()
	}
	p.r.Fill()
}

// capital is the height of a capital letter, as a part of its size.
const capital = 0.71

// Person draws the badge of a person with the first letter of the name on it.
func (p *Pen) Person(of Badge, name string, at image.Point, side float64) {
	p.Mark(of, at, side)
	letter := badges.Initial(p.letters.Readable(name))
	shape := shapeOf(of)
	size := side * float64(shape.Letter) * pointsPerPixel
	foot := float64(at.Y) + side*float64(shape.Drop+shape.Letter*capital/2)
	p.In(rgb(badges.Ink)).Text(at.X-p.Width(size, letter)/2, int(math.Round(foot)), size, letter)
}

// A Badge identifies a person by a colour and a shape, each 0 to 7.
type Badge struct{ Colour, Shape int }

// BadgeOf returns the badge of a person.
func BadgeOf(p history.Person) Badge { return Badge{p.Colour, p.Shape} }

// Badges holds people by ID, for their badges.
type Badges map[string]history.Person

// Of returns the badge of a player: that of the person, or of the seat if the
// person is not known.
func (b Badges) Of(s scoring.Sheet, p scoring.Player) Badge {
	if person, ok := b[s.People[p].ID]; ok && person.ID != "" {
		return BadgeOf(person)
	}
	return Badge{int(p) % 8, int(p) % 8}
}
