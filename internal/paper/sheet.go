package paper

import (
	"io"

	"github.com/go-pdf/fpdf"

	"tabby/history"
	"tabby/internal/chart"
	"tabby/internal/sheetview"
	"tabby/internal/story"
	"tabby/internal/words"
	"tabby/scoring"
)

func badge(g history.Detail, q scoring.Player) chart.Badge {
	return chart.Badges(g.Known).Of(g.Sheet, q)
}

func totals(g history.Detail, w *words.Language) chart.Chart {
	return chart.Totals(g.Sheet, g.Known, w.Charts)
}

// Sheet writes the sheet of a game as PDF, on A4 or Letter: a column a player, a row
// a round, then its story and its curve.
func Sheet(to io.Writer, g history.Detail, size history.Format, w *words.Language) error {
	v := sheetview.Of(w, g.Sheet)
	p, err := newDocument(layout{size, len(v.Columns) > 6, g.Began.At}, w)
	if err != nil {
		return err
	}
	p.SetTitle(v.Title, true)
	p.line(18, v.Title)
	p.line(10, w.Table.Began(g.Began.At)+", "+v.Subtitle)
	p.Ln(3)
	p.table(g, v)
	p.Ln(4)
	if err := p.story(g, "curve"); err != nil {
		return err
	}
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
	p.reserve(p.wide / 2)
	return p.picture(name, totals(g, p.words))
}

// headMark is the height of a badge above a column, in millimetres.
const headMark = 6.

// table writes the rounds. Its head is repeated on every page.
func (p *document) table(g history.Detail, v sheetview.View) {
	w, first, high := p.words.Table, 16., 6.5
	column := (p.wide - first) / float64(max(1, len(v.Columns)))
	row := func(name string, of func(i int) string) {
		p.cell(cell{first, high, "B", "L"}, name)
		for i := range v.Columns {
			p.cell(cell{column, high, "B", "R"}, p.fitted(of(i), column-2*inset))
		}
		p.Ln(high)
	}
	head := func() {
		p.SetFont(family, "", 11)
		for i, c := range v.Columns {
			x := margin + first + column*float64(i+1) - headMark
			p.mark(badge(g, c.Player), fpdf.PointType{X: x, Y: p.GetY()}, headMark-1)
		}
		p.Ln(headMark)
		row("", func(i int) string { return v.Columns[i].Name })
	}
	head()
	for _, r := range v.Rows {
		if p.reserve(high) {
			head()
		}
		row(r.Number.Plain, func(i int) string { return r.Cells[i].Plain })
	}
	row(w.TotalRow, func(i int) string { return p.words.Figure(v.Columns[i].Total) })
	row(w.PlaceRow, func(i int) string { return v.Columns[i].Stands })
	p.SetFont(family, "", 8)
	p.CellFormat(p.wide, 5, p.words.Paper.Legend, "", 1, "L", false, 0, "")
	if v.Order != "" {
		p.line(8, v.Order)
	}
}
