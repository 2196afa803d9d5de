package ui

import (
	"strconv"
	"time"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/words"
)

// A homeView is what lies on the table before a game is opened.
type homeView struct {
	Played bool         // there was a game before
	Again  string       // who plays what, if it is played as last time; "" where that cannot be
	Open   []gameRow    // games that are not over, the latest first
	Nights []nightGroup // games that are over, by evening, the latest first
}

// A nightGroup is the games of one evening.
type nightGroup struct {
	Title string
	Games []gameRow
}

// A gameRow is a game in a list.
type gameRow struct {
	ID    string
	Title string // "Ann, Ben and Cy"
	Line  string // "Rat-a-Tat Cat, 5 rounds. Ben wins."
}

// viewHome says what lies on the table; again is how the last game would be
// played once more, or nil.
func viewHome(games []Listed, again *scoring.Start, now time.Time) homeView {
	v := homeView{Played: len(games) > 0}
	if again != nil {
		v.Again = describe(*again)
	}
	for _, g := range games {
		if !g.Over {
			v.Open = append(v.Open, viewListed(g))
			continue
		}
		v.add(g, now)
	}
	return v
}

// add puts a game, older than those before, to its evening.
func (v *homeView) add(g Listed, now time.Time) {
	title := night(g.Changed, now)
	if n := len(v.Nights); n == 0 || v.Nights[n-1].Title != title {
		v.Nights = append(v.Nights, nightGroup{Title: title})
	}
	last := &v.Nights[len(v.Nights)-1]
	last.Games = append(last.Games, viewListed(g))
}

// describe says who plays what: "Ann, Ben and Cy: Rat-a-Tat Cat, out at 100. Cy
// deals."
func describe(in scoring.Start) string {
	table, err := engine.NewTable(in.Variant, in.House)
	if err != nil {
		return ""
	}
	var names []string
	for _, p := range in.People {
		names = append(names, p.Name)
	}
	return words.Joined(names) + ": " + table.Rules.Name + ", " + words.Ending(table) + ". " + names[in.Dealer] + " deals."
}

func viewListed(g Listed) gameRow {
	played := rounds(g.Rounds)
	if g.Over && g.Rounds == 0 {
		played = "only totals"
	}
	line := variantName(g.Variant) + ", " + played
	if len(g.Winners) > 0 {
		line += ". " + words.Won(g.Winners)
	}
	return gameRow{ID: g.ID, Title: words.Joined(g.Players), Line: line}
}

func rounds(n int) string {
	switch n {
	case 0:
		return "not begun"
	case 1:
		return "1 round"
	}
	return strconv.Itoa(n) + " rounds"
}

func variantName(id string) string {
	if r, err := engine.Variant(id); err == nil {
		return r.Name
	}
	return id
}

// smallHours are the hours after midnight that still belong to the evening
// before.
const smallHours = 5 * time.Hour

// night names the evening a moment belongs to.
func night(at, now time.Time) string {
	day := at.In(now.Location()).Add(-smallHours)
	today := now.Add(-smallHours)
	switch {
	case sameDay(day, today):
		return "Tonight"
	case sameDay(day, today.AddDate(0, 0, -1)):
		return "Yesterday"
	case day.Year() == today.Year():
		return day.Format("Monday, 2 January")
	}
	return day.Format("Monday, 2 January 2006")
}

func sameDay(a, b time.Time) bool {
	y, m, d := a.Date()
	y2, m2, d2 := b.Date()
	return y == y2 && m == m2 && d == d2
}
