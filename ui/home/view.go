package home

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/stats"
	"tabby/scoring"
	"tabby/ui/words"
)

// A homeView is the games of the first page, the latest first.
type homeView struct {
	Games []history.Summary // the latest of all
	Open  []history.Summary // that go on
	Empty []history.Summary // that ended without a round
}

// tidy returns the view with one game that never began, or none: the others are
// among all games.
func (v homeView) tidy() homeView {
	room := 1
	v.Open = slices.DeleteFunc(slices.Clone(v.Open), func(g history.Summary) bool {
		if g.Rounds > 0 {
			return false
		}
		room--
		return room < 0
	})
	v.Empty = v.Empty[:min(len(v.Empty), max(0, room))]
	return v
}

// nights returns the games that are over, by evening.
func (v homeView) nights() [][]history.Summary {
	var nights [][]history.Summary
	for _, g := range v.Games {
		n := len(nights)
		switch {
		case !g.Over:
		case n > 0 && nights[n-1][0].Day() == g.Day():
			nights[n-1] = append(nights[n-1], g)
		default:
			nights = append(nights, []history.Summary{g})
		}
	}
	return nights
}

// A table is people who played together.
type table struct {
	Latest  history.Summary // of their games
	Weekday string          // "Saturdays" if they play on one day of the week, or ""
}

// tables returns who played together, the latest first. A table with a game that
// goes on is left out, for that game is shown by itself.
func (v homeView) tables() []table {
	var all []table
	for _, g := range v.Games {
		sits := func(o history.Summary) bool { return slices.Equal(sitting(o), sitting(g)) }
		if slices.ContainsFunc(v.Open, sits) || slices.ContainsFunc(all, func(t table) bool { return sits(t.Latest) }) {
			continue
		}
		all = append(all, table{g, weekday(v.Games, sits)})
	}
	return all
}

// sitting returns the sorted ids of the players of a game, or their names if they have none.
func sitting(g history.Summary) []string {
	var all []string
	for _, s := range g.Seats {
		all = append(all, cmp.Or(s.Person, s.Name))
	}
	slices.Sort(all)
	return all
}

// weekday returns the day of the week of two or more evenings, or "" if they differ.
func weekday(games []history.Summary, counts func(history.Summary) bool) string {
	days := map[string]bool{}
	day := time.Weekday(-1)
	for _, g := range games {
		if !counts(g) {
			continue
		}
		on := stats.OnEvening(g.Created).Weekday()
		if len(days) > 0 && on != day {
			return ""
		}
		day, days[g.Day()] = on, true
	}
	if len(days) < 2 {
		return ""
	}
	return day.String() + "s"
}

// champions returns who won most games of an evening.
func champions(night []history.Summary) []history.Standing {
	all := history.Standings(night)
	return slices.DeleteFunc(all, func(s history.Standing) bool { return s.Wins == 0 || s.Place > 1 })
}

// line returns a game in one text.
func line(g history.Summary) string { return words.Joined(g.Players()) + ": " + words.GameLine(g) }

// status returns the round of a game that goes on, and who leads: "Round 5 · Ben
// leads by 7".
func status(s scoring.Sheet) string {
	lead := words.Lead(s)
	if len(s.Rounds) == 0 {
		lead = "not begun"
	}
	return dotted(words.RoundTitle(s), lead)
}

// about returns what the table plays, and when: "Rat-a-Tat Cat · out at 100 · Saturdays".
func (t table) about(again scoring.Start) string {
	rules, err := engine.NewRuleset(again.Variant, again.House)
	if err != nil {
		return t.Weekday
	}
	return dotted(describe(rules), t.Weekday)
}

// describe returns what is played: "Rat-a-Tat Cat · out at 100".
func describe(t engine.Ruleset) string { return dotted(t.Rules.Name, words.Ending(t)) }

// dotted returns texts with dots between them, without those that are empty.
func dotted(texts ...string) string {
	return strings.Join(slices.DeleteFunc(texts, func(t string) bool { return t == "" }), " · ")
}
