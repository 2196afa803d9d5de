package games

import (
	"cmp"

	"tabby/history"
	"tabby/ui/words"
)

// A listRow is a row of a list of games: a game, or where that has no ID, the
// heading of an evening.
type listRow struct {
	Day  string
	Game history.Summary
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
}

// with adds games, of which at most limit were asked for.
func (f results) with(games []history.Summary, limit int) results {
	f.All = len(games) < limit
	for _, g := range games {
		if n := len(f.Rows); n == 0 || f.Rows[n-1].Day != g.Day() {
			f.Rows = append(f.Rows, listRow{Day: g.Day()})
		}
		f.Rows = append(f.Rows, listRow{g.Day(), g})
		f.Games, f.Last = f.Games+1, g.ID
	}
	return f
}

// foundText returns how many games were found, or why there are none.
func foundText(wanted history.Filter, n int) string {
	switch {
	case n > 0:
		return words.Count(n, words.Game) + "."
	case wanted != history.Filter{}:
		return "No game is like that."
	}
	return "No game has been played yet."
}
