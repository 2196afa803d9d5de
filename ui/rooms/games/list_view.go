package games

import (
	"cmp"

	"tabby/history"
	"tabby/internal/words"
)

// A listRow is a row of a list of games: a game, or where that has no ID, the
// heading of an evening.
type listRow struct {
	Day  string
	Game history.Summary
	Said history.NightAnnotation // what is written to the evening of a heading
}

// The kinds of row.
const (
	gameRow = iota
	nightRow
)

func (r listRow) kind() int {
	if r.Game.ID == "" {
		return nightRow
	}
	return gameRow
}

// name returns what no other row of its list has.
func (r listRow) name() string { return cmp.Or(r.Game.ID, r.Day) }

// results is as much of a list of games as was asked for.
type results struct {
	Rows  []listRow
	Games int    // in the rows
	Last  string // the ID of the last game
	All   bool   // there are no more

	Hidden int // games that were never begun
}

// A part is a part of a list of games, and what is written to their evenings, by day.
type part struct {
	Games []history.Summary
	Said  map[string]history.NightAnnotation

	NotBegun map[string]bool // games that are not listed, by ID
}

// partOf reads a part of the list from the store.
func partOf(store Store, p history.Page) (part, error) {
	games, err := store.Games(p)
	if err != nil {
		return part{}, err
	}
	said, err := store.Written(evenings(games))
	return part{Games: games, Said: said}, err
}

// evenings returns the days of games that are listed by evening, each once.
func evenings(games []history.Summary) (days []string) {
	for _, g := range games {
		if n := len(days); n == 0 || days[n-1] != g.Day() {
			days = append(days, g.Day())
		}
	}
	return days
}

// with adds a part, of which at most limit games were asked for.
func (f results) with(p part, limit int) results {
	f.All = len(p.Games) < limit
	for _, g := range p.Games {
		f.Last = g.ID
		if p.NotBegun[g.ID] {
			f.Hidden++
			continue
		}
		if n := len(f.Rows); n == 0 || f.Rows[n-1].Day != g.Day() {
			f.Rows = append(f.Rows, listRow{Day: g.Day(), Said: p.Said[g.Day()]})
		}
		f.Rows = append(f.Rows, listRow{Day: g.Day(), Game: g})
		f.Games++
	}
	return f
}

// foundText returns how many games were found, or why there are none.
func foundText(w *words.Language, wanted history.Filter, n int) string {
	switch {
	case n > 0:
		return w.Games.Listed(n)
	case wanted != history.Filter{}:
		return w.Games.NoneLikeThat
	}
	return w.Games.NonePlayed
}
