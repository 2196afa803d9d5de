package paper

import (
	"io"
	"strconv"
	"time"

	"github.com/go-pdf/fpdf"

	"tabby/history"
	"tabby/internal/chart"
	"tabby/internal/story"
	"tabby/scoring"
	"tabby/ui/words"
)

// A Game is a game and what was noted about it.
type Game struct {
	Sheet   scoring.Sheet
	Began   time.Time
	Note    string
	LeftOut bool   // of the statistics: who won it counts for nobody
	Place   string // where it was played
	Badges  story.Badges
}

// GameOf returns a game of a history as it is printed, but for the place.
func GameOf(d history.Detail) Game {
	g := Game{Sheet: d.Sheet, Began: d.Began.At, Note: d.Summary.Note, LeftOut: d.Summary.LeftOut, Badges: story.Badges{}}
	for id, p := range d.Known {
		g.Badges[id] = story.Badge{Colour: p.Colour, Shape: p.Shape}
	}
	return g
}

// day is the format of a date.
const day = "Mon 2 Jan 2006 15:04"

// Sheet writes the sheet of a game as PDF: a column a player, a row a round, then
// its story and its curve.
func Sheet(w io.Writer, g Game, f Format) error {
	s := g.Sheet
	p := newPage(f, len(s.Seats) > 6, g.Began)
	p.SetTitle(s.Ruleset.Rules.Name, true)
	p.line(18, s.Ruleset.Rules.Name)
	p.line(10, g.Began.Format(day)+", "+words.Ending(s.Ruleset))
	p.Ln(3)
	p.table(g)
	p.Ln(4)
	for _, sentence := range story.Story(s) {
		p.line(10, sentence)
	}
	if g.Note != "" {
		p.Ln(2)
		p.line(10, g.Note)
	}
	if s.Counted() > 1 {
		if _, high := p.GetPageSize(); p.GetY()+p.wide/2 > high-margin {
			p.AddPage()
		}
		if err := p.picture("curve", chart.Totals(story.CurveOf(s, g.Badges))); err != nil {
			return err
		}
	}
	return p.save(w)
}

// headMark is the height of a badge above a column, in millimetres.
const headMark = 6.

// table writes the rounds. Its head is repeated on every page.
func (p *page) table(g Game) {
	s := g.Sheet
	first, high := 16., 6.5
	column := (p.wide - first) / float64(max(1, len(s.Seats)))
	row := func(name string, of func(scoring.Player) string) {
		p.CellFormat(first, high, name, "B", 0, "L", false, 0, "")
		for _, q := range s.Seats {
			p.CellFormat(column, high, p.fitted(of(q), column-1), "B", 0, "R", false, 0, "")
		}
		p.Ln(high)
	}
	head := func() {
		p.SetFont("sheet", "", 11)
		for i, q := range s.Seats {
			x := margin + first + column*float64(i+1) - headMark
			p.mark(g.Badges.Of(s, q), fpdf.PointType{X: x, Y: p.GetY()}, headMark-1)
		}
		p.Ln(headMark)
		row("", func(q scoring.Player) string { return s.People[q].Name })
	}
	head()
	_, bottom := p.GetPageSize()
	for _, r := range s.Rounds {
		if p.GetY()+high > bottom-margin {
			p.AddPage()
			head()
		}
		row(words.RoundNumber(r), func(q scoring.Player) string { return words.Cell(r, q) })
	}
	row("total", func(q scoring.Player) string { return strconv.Itoa(s.Totals[q]) })
	row("place", func(q scoring.Player) string {
		if s.Places[q] == 0 {
			return "left"
		}
		return words.Place(s.Places[q])
	})
	p.SetFont("sheet", "", 8)
	p.CellFormat(p.wide, 5, "* called", "", 1, "L", false, 0, "")
}
