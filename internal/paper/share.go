package paper

import (
	"cmp"
	"io"
	"slices"
	"strconv"
	"time"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/chart"
	"tabby/internal/letters"
	"tabby/internal/letters/font"
)

// A Source has the games that are written.
type Source interface {
	Detail(id string) (history.Detail, error)
	EachDetail(history.Filter, history.Work, func(history.Detail) error) error
	ExportGames(io.Writer, history.Filter, history.Work) error
	ExportTable(io.Writer, history.Filter, history.Work) error
	Night(day string) (history.Night, error)
	Statistics(stats.Query, history.Work) (stats.Report, error)
	People() ([]history.Person, error)
}

// Write writes a game or an evening in a format, or the picture of a year.
func Write(w io.Writer, from Source, what history.Subject, as history.Format) error {
	if what.Year > 0 {
		return writeYear(w, from, what.Year)
	}
	if what.Game != "" {
		return WriteGame(w, from, what.Game, as)
	}
	return WriteNight(w, from, what.Day, as)
}

// WriteGame writes the game with that ID in a format.
func WriteGame(w io.Writer, from Source, id string, as history.Format) error {
	if write := rows(from, as); write != nil {
		return write(w, history.Filter{Game: id}, history.Work{})
	}
	d, err := from.Detail(id)
	if err != nil {
		return err
	}
	night, err := from.Night(d.Summary.Day())
	if err != nil {
		return err
	}
	games := []Game{{d, night.Place}}
	if as == history.Curve { // the caller has the fonts
		return games[0].totals().Draw(w, chart.SVG, chart.Size{W: 960, H: 540}, chart.Light())
	}
	switch err := nameAll(games); {
	case err != nil:
		return err
	case as == history.Picture:
		return Picture(w, games[0])
	}
	return Sheet(w, games[0], as)
}

// WriteNight writes all games of an evening in a format, which is not
// [history.Curve].
func WriteNight(w io.Writer, from Source, day string, as history.Format) error {
	if write := rows(from, as); write != nil {
		return write(w, history.Filter{Day: day}, history.Work{})
	}
	if _, err := time.Parse(time.DateOnly, day); err != nil {
		return err
	}
	night, err := from.Night(day)
	if err != nil {
		return err
	}
	n := Night{Night: night}
	err = from.EachDetail(history.Filter{Day: day}, history.Work{}, func(d history.Detail) error {
		n.Games = append(n.Games, Game{d, night.Place})
		return nil
	})
	if err != nil {
		return err
	}
	slices.Reverse(n.Games)
	switch err := nameAll(n.Games); {
	case err != nil:
		return err
	case as == history.Picture:
		return NightPicture(w, n)
	}
	return Report(w, n, as)
}

// rows returns what writes games in a format that has a row for everything that
// happened, or nil.
func rows(from Source, as history.Format) func(io.Writer, history.Filter, history.Work) error {
	switch as {
	case history.CSV:
		return from.ExportTable
	case history.JSONLines:
		return from.ExportGames
	}
	return nil
}

// nameAll gives each player of some games a name that can be drawn: where no font has
// the name, not even in Latin letters, such as the picture of a cat, the number of the
// player.
func nameAll(games []Game) error {
	fonts, err := letters.New(font.Regular())
	if err != nil {
		return err
	}
	for i := range games {
		people := slices.Clone(games[i].Sheet.People)
		for p := range people {
			people[p].Name = cmp.Or(fonts.Readable(people[p].Name), "Player "+strconv.Itoa(p+1))
		}
		games[i].Sheet.People = people
	}
	return nil
}
