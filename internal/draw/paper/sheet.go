package paper

import (
	"bytes"
	"fmt"
	"io"
	"time"

	"github.com/go-pdf/fpdf"
	"github.com/wcharczuk/go-chart/v2/drawing"

	"tabby/history"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/chart"
	"tabby/internal/table/sheetview"
	"tabby/internal/table/story"
	"tabby/internal/words"
	"tabby/scoring"
)

func badge(g history.Detail, q scoring.Player) badges.Badge {
	return chart.Badges(g.Known).Of(g.Sheet, q)
}

func totals(g history.Detail, w *words.Language) chart.Chart {
	return chart.Totals(g.Sheet, g.Known, w.Charts)
}

// Sheet writes the sheet of a game as PDF, on A4 or Letter, in large type or not: a column a player, a row
// a round, then its story and its curve.
func Sheet(to io.Writer, g history.Detail, size history.Format, w *words.Language) error {
	v := sheetview.Of(w, g.Sheet)
	landscape := float64(len(v.Columns))*sheetSizes[size].scale > 6
	p, err := newDocument(layout{size, landscape, g.Began.At}, w)
	if err != nil {
		return err
	}
	p.SetTitle(v.Title, true)
	headline, began := story.Headline(g.Sheet, w), w.Capital(w.Table.Began(g.Began.At))
	if headline == "" {
		p.head(v.Title, w.Dotted(began, v.Subtitle))
	} else {
		p.head(headline, w.Dotted(v.Title, began, v.Subtitle))
	}
	p.winners(g)
	p.table(g, v)
	p.Ln(3)
	if err := p.story(g, "curve"); err != nil {
		return err
	}
	p.foot(w.Paper.WhatWins(g.Sheet))
	return p.Output(to)
}

// story writes the story of a game, its note and its curve, as a picture of that
// name.
func (p *document) story(g history.Detail, name string) error {
	for _, sentence := range story.Story(g.Sheet, p.words) {
		p.line(10, sentence)
	}
	if g.Summary.Note != "" {
		p.Ln(2)
		p.line(10, g.Summary.Note)
	}
	if g.Sheet.Counted() < 2 {
		return nil
	}
	p.Ln(2)
	return p.curve(name, totals(g, p.words))
}

// The sides of a table, in millimetres: the column before those of the players, a badge
// above one, and a row. Its text is in points.
const (
	firstColumn = 16.
	headMark    = 7.
	rowHigh     = 6.5
	rowSize     = 11
)

// table writes the rounds. Its head is repeated on every page.
func (p *document) table(g history.Detail, v sheetview.View) {
	w := p.words.Table
	p.columns(g, v)
	for _, r := range v.Rows {
		if p.reserve(rowHigh) {
			p.columns(g, v)
		}
		p.row(len(v.Columns), p.look.rule, r.Number.Plain, func(i int) string { return r.Cells[i].Plain })
	}
	p.reserve(2 * rowHigh) // they stay together
	p.in(p.look.card.ink, true)
	p.row(len(v.Columns), p.look.rule, w.TotalRow, func(i int) string { return p.words.Figure(v.Columns[i].Total) })
	p.in(p.look.card.soft, false)
	p.row(len(v.Columns), p.look.accent, w.PlaceRow, func(i int) string { return v.Columns[i].Stands })
	if legend := v.Legend(&w); legend != nil {
		p.line(8, p.words.Row(legend...))
	}
	if v.Order != "" {
		p.line(8, v.Order)
	}
	p.in(p.look.card.ink, false)
}

// columns writes the badges and names above the columns.
func (p *document) columns(g history.Detail, v sheetview.View) {
	for i, c := range v.Columns {
		x := margin + firstColumn + p.column(len(v.Columns))*float64(i+1) - headMark
		p.person(badge(g, c.Player), fpdf.PointType{X: x, Y: p.GetY()}, headMark-1)
	}
	p.Ln(headMark - 1)
	p.in(p.look.card.ink, true)
	p.row(len(v.Columns), p.look.accent, "", func(i int) string { return v.Columns[i].Name })
	p.in(p.look.card.ink, false)
}

// column returns how wide each of that many columns is.
func (p *document) column(of int) float64 { return (p.wide - firstColumn) / float64(max(1, of)) }

// row writes a row of that many columns, with a rule below it.
func (p *document) row(columns int, rule drawing.Color, name string, of func(i int) string) {
	p.SetFont(family, "", rowSize)
	top, wide := p.GetY(), p.column(columns)
	p.write(margin, top+0.7*rowHigh, name)
	for i := range columns {
		p.writeBefore(margin+firstColumn+wide*float64(i+1), top+0.7*rowHigh, p.fitted(of(i), wide-1))
	}
	p.SetDrawColor(int(rule.R), int(rule.G), int(rule.B))
	p.Line(margin, top+rowHigh, margin+p.wide, top+rowHigh)
	p.Ln(rowHigh)
}

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
// if that keeps it on the page.
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

// A Night is an evening as it is printed, the first game first.
type Night struct {
	history.Night
	Games []history.Detail
}

func (n Night) day() time.Time {
	day, _ := time.Parse(time.DateOnly, n.Day) // every evening of a history is one
	return day
}

// tallyHigh is the height of the line of a person who won games, in millimetres.
const tallyHigh = 8.

// Report writes the report of a night as PDF, on A4 or Letter, in large type or not: who won what, and
// each game with its story and its curve.
func Report(to io.Writer, n Night, size history.Format, w *words.Language) error {
	p, err := newDocument(layout{size, false, n.day()}, w)
	if err != nil {
		return err
	}
	title := w.Paper.NightOf(n.day())
	p.SetTitle(title, true)
	p.head(title, w.Dotted(n.Place, w.Count(len(n.Games), words.Game)))
	if n.Note != "" {
		p.line(11, n.Note)
	}
	for _, c := range n.tally() {
		p.reserve(tallyHigh)
		p.person(c.badge, fpdf.PointType{X: margin, Y: p.GetY()}, tallyHigh-1)
		p.SetFont(family, "", 12)
		p.write(margin+tallyHigh+2, p.GetY()+tallyHigh*0.65, w.Paper.WonGames(c.name, c.won))
		p.Ln(tallyHigh + 1)
	}
	for i, g := range n.Games {
		p.reserve(p.wide/2 + 30)
		p.Ln(5)
		p.in(p.look.card.ink, true)
		p.line(13, w.TimeOfDay(g.Began.At)+"  "+w.Rules.In(g.Sheet.Ruleset.Rules).Name)
		p.in(p.look.card.ink, false)
		if err := p.story(g, fmt.Sprint("curve", i)); err != nil {
			return err
		}
	}
	p.foot(n.wins(w))
	return p.Output(to)
}
