package paper

import (
	"github.com/go-pdf/fpdf"

	"tabby/internal/chart"
	"tabby/ui/widgets/badges"
)

// mark draws the badge of a person with its left upper corner at a point. Its side
// is in millimetres.
func (p *page) mark(of chart.Badge, at fpdf.PointType, side float64) {
	shape, ink := badges.Shapes()[of.Shape%badges.Count], chart.Light().Person(of.Colour)
	p.SetFillColor(int(ink.R), int(ink.G), int(ink.B))
	if shape.Round {
		p.Circle(at.X+side/2, at.Y+side/2, side*badges.Radius, "F")
		if shape.Hollow {
			p.SetFillColor(255, 255, 255)
			p.Circle(at.X+side/2, at.Y+side/2, side*badges.Hole, "F")
		}
		return
	}
	var points []fpdf.PointType
	for _, corner := range shape.Outline() {
		points = append(points, fpdf.PointType{X: at.X + corner.X*side/100, Y: at.Y + corner.Y*side/100})
	}
	p.Polygon(points, "F")
}
