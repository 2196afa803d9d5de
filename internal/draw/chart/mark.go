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

// Mark draws the shape of a person around a point, so many pixels high and wide.
func (p *Pen) Mark(of badges.Badge, at image.Point, side float64) {
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

func shapeOf(b badges.Badge) badges.Shape { return badges.Shapes()[b.Shape%badges.Count] }

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

// Person draws the badge of a person around a point. It is laid on the finished picture.
func (p *Pen) Person(of badges.Badge, at image.Point, side float64) {
	p.Lay(of.Painted(side >= badges.Tagged), at, side)
}

// Badges holds people by ID, for their badges.
type Badges map[string]history.Person

// Of returns the badge of a player: that of the person, or of the seat if the
// person is not known.
func (b Badges) Of(s scoring.Sheet, p scoring.Player) badges.Badge {
	if person, ok := b[s.People[p].ID]; ok && person.ID != "" {
		return badges.Of(person)
	}
	return badges.Seat(int(p), s.People[p].Name)
}
