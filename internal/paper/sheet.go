package paper

import (
	"io"
	"strconv"

	"github.com/go-pdf/fpdf"

	"tabby/history"
	"tabby/internal/chart"
	"tabby/internal/story"
	"tabby/scoring"
	"tabby/ui/words"
)

// A Game is a game as it is printed.
type Game struct {
	history.Detail
	Place string // where it was played
}

// badge returns the badge of a player.
func (g Game) badge(q scoring.Player) chart.Badge { return chart.Badges(g.Known).Of(g.Sheet, q) }

// totals returns the chart of the totals.
func (g Game) totals() chart.Chart { return chart.Totals(g.Sheet, g.Known) }

// Sheet writes the sheet of a game as PDF, on A4 or Letter: a column a player, a row
// a round, then its story and its curve.
func Sheet(w io.Writer, g Game, size history.Format) error {
	rules := g.Sheet.Ruleset
	p, err := newPage(size, len(g.Sheet.Seats) > 6, g.Began.At)
	if err != nil {
		return err
	}
	p.SetTitle(rules.Rules.Name, true)
	p.line(18, rules.Rules.Name)
	p.line(10, g.Began.At.Format("Mon 2 Jan 2006 15:04")+", "+words.Ending(rules))
	p.Ln(3)
	p.table(g)
	p.Ln(4)
	if err := p.story(g, "curve"); err != nil {
		return err
	}
	return p.Output(w)
}

// story writes the story of a game, its note and its curve, as a picture of that
// name.
func (p *page) story(g Game, name string) error {
	for _, sentence := range story.Story(g.Sheet) {
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
	return p.picture(name, g.totals())
}

// headMark is the height of a badge above a column, in millimetres.
const headMark = 6.

// table writes the rounds. Its head is repeated on every page.
func (p *page) table(g Game) {
	s := g.Sheet
	first, high := 16., 6.5
	column := (p.wide - first) / float64(max(1, len(s.Seats)))
	row := func(name string, of func(scoring.Player) string) {
		p.cell(cell{first, high, "B", "L"}, name)
		for _, q := range s.Seats {
			p.cell(cell{column, high, "B", "R"}, p.fitted(of(q), column-2*inset))
		}
		p.Ln(high)
	}
	head := func() {
		p.SetFont(family, "", 11)
		for i, q := range s.Seats {
			x := margin + first + column*float64(i+1) - headMark
			p.mark(g.badge(q), fpdf.PointType{X: x, Y: p.GetY()}, headMark-1)
		}
		p.Ln(headMark)
		row("", func(q scoring.Player) string { return s.People[q].Name })
	}
	head()
	for _, r := range s.Rounds {
		if p.reserve(high) {
			head()
		}
		row(words.RoundNumber(r), func(q scoring.Player) string { return words.Cell(r, q) })
	}
	row("total", func(q scoring.Player) string { return strconv.Itoa(s.Totals[q]) })
	row("place", func(q scoring.Player) string { return words.Standing(s, q) })
	p.SetFont(family, "", 8)
	p.CellFormat(p.wide, 5, "* called", "", 1, "L", false, 0, "")
}
