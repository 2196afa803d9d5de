package people

import (
	"fmt"
	"slices"

	"tabby/history"
	"tabby/history/stats"
	"tabby/ui/words"
)

// An everyoneView is what a report says about all people.
type everyoneView struct {
	Counted  string           // "283 games, 2311 rounds."
	Played   []personRow      // the most wins first
	Others   []history.Person // who are in none of the games
	Variants []string         // a line for each that was played; nil for a selection of one
}

// A personRow is a person in a list.
type personRow struct {
	Person history.Person
	Line   string // "12 of 41 won, 2 of them shared; 7.2 a round"
	Wins   int
	Games  int
}

// viewEveryone returns what a report says about the people known.
func viewEveryone(r stats.Report, known []history.Person, s selection) everyoneView {
	v := everyoneView{Counted: noneFinished}
	if r.Games > 0 {
		v.Counted = words.Counted(r)
	}
	for _, l := range r.People {
		line := fmt.Sprintf("%s; %.1f a round", words.Won(l), l.Average)
		v.Played = append(v.Played, personRow{personOf(l, known), line, l.Wins, l.Games})
	}
	for _, p := range known {
		if lineOf(r, p) < 0 {
			v.Others = append(v.Others, p)
		}
	}
	if s.Variant == "" {
		for _, g := range r.Variants {
			v.Variants = append(v.Variants, fmt.Sprintf("%s: %s, %.1f a round on average, won with %d at the lowest.",
				words.VariantName(g.Variant), words.Count(g.Games, words.Game), g.Average, g.Lowest.Points))
		}
	}
	return v
}

// personOf returns the person of a line, who may be known by name alone.
func personOf(l stats.Line, known []history.Person) history.Person {
	if i := slices.IndexFunc(known, func(p history.Person) bool { return p.ID == l.Person }); i >= 0 {
		return known[i]
	}
	return history.Person{Name: l.Name, Retired: l.Retired}
}

// lineOf returns the index of the line of a person in a report, or -1.
func lineOf(r stats.Report, p history.Person) int {
	return slices.IndexFunc(r.People, func(l stats.Line) bool {
		return l.Person == p.ID && (p.ID != "" || l.Name == p.Name)
	})
}

// noneFinished says that no game counts.
const noneFinished = "No such game has been finished yet."

// howCounted explains how games are counted.
const howCounted = "The lowest total wins. Whoever shares a win has part of it. Who left a game is not ranked in it."
