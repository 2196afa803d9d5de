package paper

import (
	"cmp"
	"io"
	"slices"
	"time"

	"tabby/history"
	"tabby/history/flat"
	"tabby/history/stats"
	"tabby/internal/draw/chart"
	"tabby/internal/draw/letters"
	"tabby/internal/draw/letters/font"
)

// A Source has the games that are written.
type Source interface {
	Detail(id string) (history.Detail, error)
	EachDetail(history.Filter, history.Work, func(history.Detail) error) error
	ExportGames(io.Writer, history.Filter, history.Work) error
	ExportTable(io.Writer, history.Filter, flat.Form, history.Work) error
	Night(day string) (history.Night, error)
	Statistics(stats.Query, history.Work) (stats.Report, error)
	People() ([]history.Person, error)
}

// A Printer writes what a source has, in a style.
type Printer struct {
	Style

	From Source
}

// Write writes a game or an evening in a format, or the picture of a year.
func (p Printer) Write(to io.Writer, what history.Subject, as history.Format) error {
	if what.Year > 0 {
		return p.year(to, what.Year)
	}
	if what.Game != "" {
		return p.Game(to, what.Game, as)
	}
	return p.Night(to, what.Day, as)
}

// Game writes the game with that ID in a format.
func (p Printer) Game(to io.Writer, id string, as history.Format) error {
	if write := p.rows(as); write != nil {
		return write(to, history.Filter{Game: id}, history.Work{})
	}
	g, err := p.From.Detail(id)
	if err != nil {
		return err
	}
	night, err := p.From.Night(g.Summary.Day())
	if err != nil {
		return err
	}
	if as == history.Curve { // the caller has the fonts
		return totals(g, p.Words).Draw(to, chart.SVG, chart.Size{W: 960, H: 540}, chart.Light())
	}
	games := []history.Detail{g}
	switch err := p.nameAll(games); {
	case err != nil:
		return err
	case as == history.Picture:
		return Picture(to, games[0], night.Place, p.Style)
	case as == history.Moving:
		return Moving(to, games[0], p.Style)
	}
	return Sheet(to, games[0], as, p.Words)
}

// Night writes all games of an evening in a format, which is not
// [history.Curve].
func (p Printer) Night(to io.Writer, day string, as history.Format) error {
	if write := p.rows(as); write != nil {
		return write(to, history.Filter{Day: day}, history.Work{})
	}
	if _, err := time.Parse(time.DateOnly, day); err != nil {
		return err
	}
	night, err := p.From.Night(day)
	if err != nil {
		return err
	}
	n := Night{Night: night}
	err = p.From.EachDetail(history.Filter{Day: day}, history.Work{}, func(g history.Detail) error {
		n.Games = append(n.Games, g)
		return nil
	})
	if err != nil {
		return err
	}
	slices.Reverse(n.Games)
	switch err := p.nameAll(n.Games); {
	case err != nil:
		return err
	case as == history.Picture:
		return NightPicture(to, n, p.Style)
	}
	return Report(to, n, as, p.Words)
}

// rows returns what writes games in a format that has a row for everything that
// happened, or nil.
func (p Printer) rows(as history.Format) func(io.Writer, history.Filter, history.Work) error {
	switch as {
	case history.CSV:
		return func(to io.Writer, want history.Filter, work history.Work) error {
			return p.From.ExportTable(to, want, flat.ForSpreadsheets(p.Words.DecimalComma()), work)
		}
	case history.JSONLines:
		return p.From.ExportGames
	}
	return nil
}

// nameAll gives each player of some games a name that can be drawn.
func (p Printer) nameAll(games []history.Detail) error {
	fonts, err := letters.New(font.Regular())
	if err != nil {
		return err
	}
	for i := range games {
		people := slices.Clone(games[i].Sheet.People)
		p.name(fonts, len(people), func(q int) *string { return &people[q].Name })
		games[i].Sheet.People = people
	}
	return nil
}

// name gives each of some people a name that can be drawn: the number of the player if no font has the name, not
// even in Latin letters, such as the picture of a cat, or if it would read as another name does.
func (p Printer) name(fonts *letters.Letters, people int, of func(int) *string) {
	names := make([]string, people)
	for i := range names {
		names[i] = *of(i)
	}
	for i, name := range fonts.Names(names) {
		*of(i) = cmp.Or(name, p.Words.Paper.Player(i+1))
	}
}
