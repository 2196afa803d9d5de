package paper

import (
	"fmt"
	"io"
	"time"

	"github.com/go-pdf/fpdf"

	"tabby/history"
	"tabby/internal/words"
)

// A Night is an evening as it is printed, the first game first.
type Night struct {
	history.Night
	Games []history.Detail
}

func (n Night) day() time.Time {
	day, _ := time.Parse(time.DateOnly, n.Day) // every evening of a history is one
	return day
}

// Report writes the report of a night as PDF, on A4 or Letter: who won what, and
// each game with its story and its curve.
func Report(to io.Writer, n Night, size history.Format, w *words.Language) error {
	p, err := newDocument(layout{size, false, n.day()}, w)
	if err != nil {
		return err
	}
	title := w.Paper.NightOf(n.day())
	p.SetTitle(title, true)
	p.line(18, title)
	for _, text := range []string{n.Place, n.Note} {
		if text != "" {
			p.line(11, text)
		}
	}
	p.Ln(3)
	p.line(11, w.Paper.Games(len(n.Games)))
	for _, c := range n.tally() {
		p.mark(c.badge, fpdf.PointType{X: margin, Y: p.GetY()}, 5)
		p.SetX(margin + 6)
		p.line(11, w.Paper.WonGames(c.name, c.won))
	}
	for i, g := range n.Games {
		p.reserve(p.wide/2 + 30)
		p.Ln(5)
		p.line(13, w.TimeOfDay(g.Began.At)+"  "+g.Sheet.Ruleset.Rules.Name)
		if err := p.story(g, fmt.Sprint("curve", i)); err != nil {
			return err
		}
	}
	return p.Output(to)
}
