package paper

import (
	"fmt"
	"io"
	"time"

	"github.com/go-pdf/fpdf"

	"tabby/internal/chart"
	"tabby/internal/story"
	"tabby/ui/words"
)

// A Night is an evening and its games.
type Night struct {
	Day   time.Time
	Place string
	Note  string
	Games []Game // the first first
}

// Report writes the report of a night as PDF: who won what, and each game with its
// story and its curve.
func Report(w io.Writer, n Night, f Format) error {
	p := newPage(f, false, n.Day)
	title := "Game night, " + n.Day.Format("Monday 2 January 2006")
	p.SetTitle(title, true)
	p.line(18, title)
	if n.Place != "" {
		p.line(11, n.Place)
	}
	if n.Note != "" {
		p.line(11, n.Note)
	}
	p.Ln(3)
	p.line(11, words.Count(len(n.Games), words.Game)+".")
	for _, c := range n.tally() {
		p.mark(c.badge, fpdf.PointType{X: margin, Y: p.GetY()}, 5)
		p.SetX(margin + 6)
		p.line(11, c.name+" won "+words.Count(c.won, words.Game)+".")
	}
	for i, g := range n.Games {
		if err := p.game(i, g); err != nil {
			return err
		}
	}
	return p.save(w)
}

func (p *page) game(i int, g Game) error {
	s := g.Sheet
	if _, high := p.GetPageSize(); p.GetY()+p.wide/2+30 > high-margin {
		p.AddPage()
	}
	p.Ln(5)
	p.line(13, g.Began.Format("15:04")+"  "+s.Ruleset.Rules.Name)
	for _, sentence := range story.Story(s) {
		p.line(10, sentence)
	}
	if g.Note != "" {
		p.line(10, g.Note)
	}
	if s.Counted() < 2 {
		return nil
	}
	return p.picture(fmt.Sprint("curve", i), chart.Totals(story.CurveOf(s, g.Badges)))
}
