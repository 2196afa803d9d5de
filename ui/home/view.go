package home

import (
	"slices"

	"tabby/engine"
	"tabby/history"
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

// line returns a game in one text.
func line(g history.Summary) string { return words.Joined(g.Players()) + ": " + words.GameLine(g) }

// describe returns who plays what: "Ann, Ben and Cy: Rat-a-Tat Cat, out at 100. Cy
// deals."
func describe(in scoring.Start) string {
	table, err := engine.NewRuleset(in.Variant, in.House)
	if err != nil {
		return ""
	}
	var names []string
	for _, p := range in.People {
		names = append(names, p.Name)
	}
	return words.Joined(names) + ": " + table.Rules.Name + ", " + words.Ending(table) + ". " + names[in.Dealer] + " deals."
}
