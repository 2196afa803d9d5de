package paper

import (
	"fmt"
	"io"
	"time"

	"github.com/go-pdf/fpdf"

	"tabby/history"
	"tabby/ui/words"
)

// A Night is an evening as it is printed, the first game first.
type Night struct {
	history.Night
	Games []Game
}

// date returns the day in words: "Friday 20 November 2026".
func (n Night) date() string { return n.day().Format("Monday 2 January 2006") }

func (n Night) day() time.Time {
	day, _ := time.Parse(time.DateOnly, n.Day) // every evening of a history is one
	return day
}

// Report writes the report of a night as PDF, on A4 or Letter: who won what, and
// each game with its story and its curve.
func Report(w io.Writer, n Night, size history.Format) error {
	p, err := newPage(size, false, n.day())
	if err != nil {
		return err
	}
	title := "Game night, " + n.date()
	p.SetTitle(title, true)
	p.line(18, title)
	for _, text := range []string{n.Place, n.Note} {
		if text != "" {
			p.line(11, text)
		}
	}
	p.Ln(3)
	p.line(11, words.Count(len(n.Games), words.Game)+".")
	for _, c := range n.tally() {
		p.mark(c.badge, fpdf.PointType{X: margin, Y: p.GetY()}, 5)
		p.SetX(margin + 6)
		p.line(11, c.name+" won "+words.Count(c.won, words.Game)+".")
	}
	for i, g := range n.Games {
		p.reserve(p.wide/2 + 30)
		p.Ln(5)
		p.line(13, g.Began.At.Format("15:04")+"  "+g.Sheet.Ruleset.Rules.Name)
		if err := p.story(g, fmt.Sprint("curve", i)); err != nil {
			return err
		}
	}
	return p.Output(w)
}
