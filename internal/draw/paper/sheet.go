package paper

import (
	"io"

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

// column returns how wide each of so many columns is.
func (p *document) column(of int) float64 { return (p.wide - firstColumn) / float64(max(1, of)) }

// row writes a row of so many columns, with a rule below it.
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
