package chart

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"io"
	"math"
	"regexp"
	"strings"

	"github.com/wcharczuk/go-chart/v2/drawing"

	"tabby/history"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/icons"
	"tabby/internal/draw/letters"
	"tabby/internal/draw/raster"
	"tabby/scoring"
)

// A layer is drawn over the finished picture.
type layer interface {
	paint(picture *image.RGBA) error
	vector() string // the same as a part of an SVG
}

// A foreign line is one that the font of the renderer cannot write.
type foreign struct {
	letters.Line
	at  image.Point
	ink drawing.Color
}

func (l foreign) paint(picture *image.RGBA) error {
	l.Draw(picture, l.at.X, l.at.Y, l.ink)
	return nil
}

func (l foreign) vector() string { return "" } // a vector picture has it as text

// A laid layer is a square SVG around a point.
type laid struct {
	svg  string
	at   image.Point
	side float64
}

// Lay lays a square SVG around a point on the finished picture, that many pixels high and wide.
func (p *Pen) Lay(svg string, at image.Point, side float64) {
	*p.over = append(*p.over, laid{svg, at, side})
}

// Crown lays a crown in the ink on a badge around a point, that many pixels high and wide.
func (p *Pen) Crown(at image.Point, badge float64) {
	lift := badge * (0.5 + badges.CrownShare*(badges.CrownLift-0.5))
	p.Lay(Crown(p.style.Ink), at.Sub(image.Pt(0, int(math.Round(lift)))), badge*badges.CrownShare)
}

// Crown returns the crown of who has won as an SVG.
func Crown(ink drawing.Color) string {
	return strings.ReplaceAll(string(icons.Drawing("won")), "#000000", fmt.Sprintf("#%02X%02X%02X", ink.R, ink.G, ink.B))
}

func (l laid) paint(picture *image.RGBA) error {
	pixels := int(math.Round(l.side))
	drawn, err := raster.Draw(l.svg, float64(pixels), float64(pixels))
	if err != nil {
		return err
	}
	corner := l.at.Sub(image.Pt(pixels/2, pixels/2))
	draw.Draw(picture, drawn.Bounds().Add(corner), drawn, image.Point{}, draw.Over)
	return nil
}

// opening is where an SVG begins, and its box.
var opening = regexp.MustCompile(`<svg[^>]*(viewBox="[^"]*")[^>]*>`)

func (l laid) vector() string {
	x, y := float64(l.at.X)-l.side/2, float64(l.at.Y)-l.side/2
	return opening.ReplaceAllString(l.svg, fmt.Sprintf(`<svg x="%g" y="%g" width="%g" height="%g" $1>`, x, y, l.side, l.side))
}

// saveVector writes a picture with what lies over it.
func (p *Pen) saveVector(w io.Writer, plain []byte) error {
	var over strings.Builder
	for _, l := range *p.over {
		over.WriteString(l.vector())
	}
	_, err := w.Write(bytes.Replace(plain, []byte("</svg>"), []byte(over.String()+"</svg>"), 1))
	return err
}

// markSide is the side of a mark on a line, at scale 1.
const markSide = 11

// Mark draws the shape of a person around a point, that many pixels high and wide.
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
