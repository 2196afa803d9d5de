package games

import (
	"tabby/engine"
	"tabby/history"
	"tabby/ui/game"
	"tabby/ui/words"
)

// A filterKind is one thing that games can be filtered by.
type filterKind int

// The filters, in the order they are offered.
const (
	byPerson filterKind = iota
	byVariant
	byEnding
	byState
	filterKinds
)

// A filterView is a filter as it is shown.
type filterView struct {
	Kind filterKind
	Text string // what it lets through, or its name while it lets all through
	On   bool
}

// A filterOption is one thing that a filter can let through.
type filterOption struct {
	Value string
	Text  string
}

// states are the states of a game, as they are offered.
var states = []filterOption{{string(history.Running), "Still going on"}, {string(history.Over), "Over"}, {string(history.Unplayed), "Ended without a round"}}

// filterNames are the filters while they let all through.
var filterNames = [filterKinds]string{"Anybody", "Any game", "Any ending", "Over or not"}

// filterTitles are the questions the filters ask.
var filterTitles = [filterKinds]string{"Who played", "What was played", "How it ends", "Over or not"}

// filterOptions returns what a filter can let through.
func filterOptions(k filterKind, people []history.Person) []filterOption {
	var all []filterOption
	switch k {
	case byPerson:
		for _, p := range people {
			all = append(all, filterOption{p.ID, p.Name})
		}
	case byVariant:
		for _, r := range engine.Variants() {
			all = append(all, filterOption{r.ID, r.Name})
		}
	case byEnding:
		for _, e := range words.Endings() {
			all = append(all, filterOption{string(e), words.EndingName(e)})
		}
	case byState:
		all = states
	}
	return all
}

// filterValue returns what a filter lets through, "" for all.
func filterValue(w history.Filter, k filterKind) string {
	return [filterKinds]string{w.Person, w.Variant, w.Ending, string(w.State)}[k]
}

// filtered returns w with another value of a filter.
func filtered(w history.Filter, k filterKind, value string) history.Filter {
	switch k {
	case byPerson:
		w.Person = value
	case byVariant:
		w.Variant = value
	case byEnding:
		w.Ending = value
	case byState:
		w.State = history.State(value)
	}
	return w
}

// viewFilters says what is filtered.
func viewFilters(w history.Filter, people []history.Person) []filterView {
	var all []filterView
	for k := range filterKinds {
		v := filterView{Kind: k, Text: filterNames[k]}
		if value := filterValue(w, k); value != "" {
			v.Text, v.On = value, true
			for _, o := range filterOptions(k, people) {
				if o.Value == value {
					v.Text = o.Text
				}
			}
		}
		all = append(all, v)
	}
	return all
}

// A listRow is a row of a list of games: a game, or where there is none, the
// heading of an evening.
type listRow struct {
	Day  string
	Game game.Row
}

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
		if g.Day() != f.day() {
			f.Rows = append(f.Rows, listRow{Day: g.Day()})
		}
		f.Rows = append(f.Rows, listRow{Day: g.Day(), Game: game.RowOf(g)})
		f.Games, f.Last = f.Games+1, g.ID
	}
	return f
}

// day returns the evening of the last row.
func (f results) day() string {
	if len(f.Rows) == 0 {
		return ""
	}
	return f.Rows[len(f.Rows)-1].Day
}

// viewFound says how many games were found, or that there are none.
func viewFound(w history.Filter, n int) string {
	switch {
	case n > 0:
		return words.Count(n, words.Game) + "."
	case clearable(w):
		return "No game is like that."
	}
	return "No game has been played yet."
}

// clearable reports whether anything is filtered or searched for.
func clearable(w history.Filter) bool { return w != history.Filter{} }
