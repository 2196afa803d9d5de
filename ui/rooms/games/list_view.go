package games

import (
	"cmp"
	"slices"
	"time"

	"tabby/history"
	"tabby/internal/table/game"
	"tabby/internal/table/story"
	"tabby/internal/words"
)

// A listRow is a row of a list of games: a game, or where that has no ID, the
// heading of an evening.
type listRow struct {
	Day  string
	Game history.Summary
	Won  string                  // who won the game, and what decided it, or ""
	Said history.NightAnnotation // what is written to the evening of a heading
}

// title returns what stands above a game: what decided it, or who plays.
func (r listRow) title(w *words.Language) string {
	return cmp.Or(r.Won, w.Games.GameTitle(r.Game))
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
	Won   map[string]string // who won, and what decided it, by ID

	NotBegun map[string]bool // games that are not listed, by ID
}

// partOf reads a part of the list from the store.
func partOf(store Store, p history.Page, w *words.Language) (part, error) {
	games, err := store.Games(p)
	if err != nil {
		return part{}, err
	}
	won := map[string]string{}
	for _, g := range games {
		won[g.ID] = wonLine(store, g, w)
	}
	said, err := store.Written(evenings(games))
	return part{Games: games, Said: said, Won: won}, err
}

// wonLine returns who won a game, and what decided it. It is "" if nobody did.
func wonLine(store Store, g history.Summary, w *words.Language) string {
	if len(g.Winners()) == 0 {
		return ""
	}
	if read, err := game.Open(store, g.ID, time.Now); err == nil {
		read.Known = func(id string) (history.Person, bool) { // as the list names them
			i := slices.IndexFunc(g.Seats, func(s history.Seat) bool { return id != "" && s.Person == id })
			return history.Person{Name: g.Seats[max(0, i)].Name}, i >= 0
		}
		if headline := story.Headline(read.Sheet(), w); headline != "" {
			return headline
		}
	}
	return w.Games.Outcome(g)
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
		f.Rows = append(f.Rows, listRow{Day: g.Day(), Game: g, Won: p.Won[g.ID]})
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
