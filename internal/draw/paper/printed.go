package paper

import (
	"bytes"

	"github.com/go-pdf/fpdf"
	"github.com/wcharczuk/go-chart/v2/drawing"

	"tabby/history"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/chart"
)

// The sides of what is printed, in millimetres: the space in a card and in the head, the
// radius of their corners, and the space below them.
const (
	within = 5
	corner = 3
	below  = 4
)

// headSize is the size of a title, in points.
const headSize = 20

// head writes the title, and below it what was played and when.
func (p *document) head(title, what string) {
	p.SetFont(family, "", headSize)
	p.in(p.look.head.ink, true)
	lines := p.wrapped(title, p.wide-2*within)
	top := p.box(9*float64(len(lines))+13, p.look.head.fill, p.look.head.fill)
	for i, line := range lines {
		p.write(margin+within, top+10+9*float64(i), line)
	}
	p.SetFont(family, "", 10)
	p.in(p.look.head.soft, false)
	p.write(margin+within, p.GetY()-below-5, what)
	p.in(p.look.card.ink, false)
}

// box fills a box between the margins that is so high, goes on below it, and returns where
// it begins.
func (p *document) box(high float64, fill, edge drawing.Color) (top float64) {
	p.reserve(high)
	top = p.GetY()
	p.SetFillColor(int(fill.R), int(fill.G), int(fill.B))
	p.SetDrawColor(int(edge.R), int(edge.G), int(edge.B))
	p.RoundedRect(margin, top, p.wide, high, corner, "1234", "FD")
	p.SetY(top + high + below)
	return top
}

// card is box for a card.
func (p *document) card(high float64) (top float64) {
	return p.box(high, p.look.card.fill, p.look.rule)
}

// winners shows who won a game, a card each.
func (p *document) winners(g history.Detail) {
	s, high := g.Sheet, 18.
	if len(s.Winners) > 1 {
		high = 13
	}
	won := p.words.Paper.Wins(len(s.Winners), s.Counted(), s.Provisional())
	for _, q := range s.Winners {
		top := p.card(high)
		side := high * 0.56
		at := fpdf.PointType{X: margin + within, Y: top + high*0.3}
		p.person(badge(g, q), at, side)
		p.lay(chart.Crown(p.look.crown), fpdf.PointType{X: at.X + side*(1-badges.CrownShare)/2, Y: at.Y - side*badges.CrownShare*badges.CrownLift}, side*badges.CrownShare)
		left, foot := at.X+side+within, top+high/2+1
		p.SetFont(family, "", high)
		p.in(p.look.card.ink, true)
		number := p.words.Figure(s.Totals[q])
		p.writeBefore(margin+p.wide-within, foot+high*0.1, number)
		room := margin + p.wide - 2*within - p.width(number) - left
		p.SetFont(family, "", high*0.8)
		p.write(left, foot, p.fitted(s.People[q].Name, room))
		p.SetFont(family, "", high*0.5)
		p.in(p.look.card.soft, false)
		p.write(left, foot+high*0.27, won)
	}
	p.in(p.look.card.ink, false)
}

// person draws the badge of a person with its left upper corner at a point. Its side is in
// millimetres.
func (p *document) person(of badges.Badge, at fpdf.PointType, side float64) {
	p.lay(of.Painted(side >= taggedPaper), at, side)
}

// taggedPaper is the side from which on a badge shows its tag, in millimetres.
const taggedPaper = 6

// lowestCurve is how low a curve may be to stand on the same page, in millimetres.
const lowestCurve = 45

// curve puts a chart on a card, as a picture of that name: half as high as wide, or lower
// where that keeps it on the page.
func (p *document) curve(name string, c chart.Chart) error {
	const dots = 1400
	var b bytes.Buffer
	style := p.look.style(p.look.card)
	style.Scale = 2
	wide := p.wide - 2*corner
	high := wide / 2
	if room := p.room() - 2*corner - below - footHigh; room >= lowestCurve {
		high = min(high, room)
	}
	if err := c.Draw(&b, chart.PNG, chart.Size{W: dots, H: int(dots * high / wide)}, style); err != nil {
		return err
	}
	options := fpdf.ImageOptions{ImageType: "PNG"}
	p.RegisterImageOptionsReader(name, options, &b)
	top := p.card(high + 2*corner)
	p.ImageOptions(name, margin+corner, top+corner, wide, high, false, options, 0, "")
	return p.Error()
}

// footHigh is the height of the foot of a sheet, in millimetres.
const footHigh = 5

// foot writes what wins, and what made the sheet.
func (p *document) foot(wins string) {
	p.SetFont(family, "", 8)
	p.in(p.look.card.soft, false)
	p.reserve(footHigh)
	y := p.GetY() + footHigh - 1
	p.write(margin, y, wins)
	p.writeBefore(margin+p.wide, y, "Tabby")
}
