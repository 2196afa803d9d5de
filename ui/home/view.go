package home

import (
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/scoring"
	"tabby/ui/game"
	"tabby/ui/games"
	"tabby/ui/words"
)

// A homeView is what lies on the table before a game is opened.
type homeView struct {
	Played bool         // there was a game before
	Again  string       // who plays what, if it is played as last time; "" where that cannot be
	Open   []game.Row   // games that are not over, the latest first
	Empty  []game.Row   // games that ended without a round
	More   bool         // there are more of those
	Nights []nightGroup // games that are over, by evening, the latest first
}

// A nightGroup is the games of one evening.
type nightGroup struct {
	Day   string
	Title string
	Games []game.Row
}

// viewHome says what lies on the table: games that go on, and the latest of all;
// again is how the last game would be
// played once more, or nil.
func viewHome(open, games []history.Summary, again *scoring.Start, now time.Time) homeView {
	v := homeView{Played: len(games) > 0, More: len(open) > openGames}
	for _, g := range open[:min(len(open), openGames)] {
		v.Open = append(v.Open, game.RowOf(g))
	}
	if again != nil {
		v.Again = describe(*again)
	}
	for _, g := range games {
		if g.Over {
			v.add(g, now)
		}
	}
	return v
}

// add puts a game, older than those before, to its evening.
func (v *homeView) add(g history.Summary, now time.Time) {
	if n := len(v.Nights); n == 0 || v.Nights[n-1].Day != g.Day() {
		v.Nights = append(v.Nights, nightGroup{Day: g.Day(), Title: games.NightTitle(g.Day(), now)})
	}
	last := &v.Nights[len(v.Nights)-1]
	last.Games = append(last.Games, game.RowOf(g))
}

// describe says who plays what: "Ann, Ben and Cy: Rat-a-Tat Cat, out at 100. Cy
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
