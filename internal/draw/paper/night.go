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
