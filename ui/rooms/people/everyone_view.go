package people

import (
	"slices"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/words"
	"tabby/ui/frame"
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
	Line   string // how much the person played
	Large  string // the same with the wins, where the text is large
	Wins   int
}

// viewEveryone returns what a report says about the people known.
func viewEveryone(w *words.Language, r stats.Report, known []history.Person, s selection) everyoneView {
	v := everyoneView{Counted: w.Statistics.NoneFinished}
	if r.Games > 0 {
		v.Counted = w.Statistics.Counted(r)
	}
	for _, l := range r.People {
		v.Played = append(v.Played, personRow{personOf(l, known), w.Count(l.Games, words.Game), w.Statistics.PlayedLine(l), l.Wins})
	}
	for _, p := range known {
		if lineOf(r, p) < 0 && !frame.IsComputer(p) {
			v.Others = append(v.Others, p)
		}
	}
	if s.Variant == "" {
		for _, g := range r.Variants {
			v.Variants = append(v.Variants, w.Statistics.VariantLine(g))
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
