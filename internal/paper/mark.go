package paper

import (
	"github.com/go-pdf/fpdf"

	"tabby/internal/chart"
	"tabby/internal/story"
)

// mark draws somebody's mark with its left upper corner at x and y, so many
// millimetres high and wide.
func (p *page) mark(of story.Badge, at fpdf.PointType, side float64) {
	ink := chart.Light().Person(of.Colour)
	p.SetFillColor(int(ink.R), int(ink.G), int(ink.B))
	corners, hollow := chart.Outline(of.Shape)
	if corners == nil {
		p.Circle(at.X+side/2, at.Y+side/2, side*0.46, "F")
	}
	if hollow {
		p.SetFillColor(255, 255, 255)
		p.Circle(at.X+side/2, at.Y+side/2, side*0.31, "F")
	}
	if corners == nil {
		return
	}
	var points []fpdf.PointType
	for i := 0; i < len(corners); i += 2 {
		points = append(points, fpdf.PointType{X: at.X + corners[i]*side/100, Y: at.Y + corners[i+1]*side/100})
	}
	p.Polygon(points, "F")
}
