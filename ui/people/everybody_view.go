package people

import (
	"fmt"
	"slices"

	"tabby/history"
	"tabby/history/stats"
	"tabby/ui/words"
)

// A peopleView is what the games counted say about everybody.
type peopleView struct {
	Counted  string      // "283 games, 2311 rounds."
	Played   []personRow // who wins most first
	Others   []personRow // known, but in no game that was counted
	Variants []string    // what was played, a line each; nil where only one thing is looked at
	Duels    bool        // some have met
}

// A personRow is somebody in a list.
type personRow struct {
	Person  history.Person
	Line    string // "41 games, 30 % of them won; 7.2 a round"
	Wins    int
	Retired bool
}

// viewPeople says what a report says about everybody, and who is known besides.
func viewPeople(r stats.Report, known []history.Person, o selection) peopleView {
	v := peopleView{Duels: len(r.Pairs) > 0}
	if r.Games > 0 {
		v.Counted = words.Count(r.Games, words.Game) + ", " + words.Count(r.Rounds, words.Round) + "."
	}
	for _, l := range r.People {
		v.Played = append(v.Played, personRow{personOf(l, known), standing(l), l.Wins, l.Retired})
	}
	for _, p := range known {
		if _, played := lineOf(r, p); !played {
			v.Others = append(v.Others, personRow{Person: p, Retired: p.Retired})
		}
	}
	if o.Variant == "" {
		for _, g := range r.Variants {
			v.Variants = append(v.Variants, fmt.Sprintf("%s: %s, %.1f a round on average, won with %d at the lowest.",
				words.VariantName(g.Variant), words.Count(g.Games, words.Game), g.Average, g.Lowest.Points))
		}
	}
	return v
}

// personOf returns who a line is of: as they are known, or by their name alone.
func personOf(l stats.Line, known []history.Person) history.Person {
	if i := slices.IndexFunc(known, func(p history.Person) bool { return p.ID == l.Person }); i >= 0 {
		return known[i]
	}
	return history.Person{Name: l.Name, Retired: l.Retired}
}

// lineOf returns what a report says of somebody, if they played.
func lineOf(r stats.Report, p history.Person) (stats.Line, bool) {
	if i := lineAt(r, p); i >= 0 {
		return r.People[i], true
	}
	return stats.Line{Person: p.ID, Name: p.Name, Retired: p.Retired}, false
}

// lineAt returns where the line of somebody is, or -1.
func lineAt(r stats.Report, p history.Person) int {
	return slices.IndexFunc(r.People, func(l stats.Line) bool {
		return l.Person == p.ID && (p.ID != "" || l.Name == p.Name)
	})
}

// standing is the line below a name.
func standing(l stats.Line) string {
	return fmt.Sprintf("%s, %s of them won; %.1f a round", words.Count(l.Games, words.Game), words.Share(l.Shares, l.Games), l.Average)
}

// noneFinished says that no game counts.
const noneFinished = "No such game has been finished yet."

// howCounted says by which rules, for those who wonder.
const howCounted = "The lowest total wins. Whoever shares a win has part of it. Who left a game is not ranked in it."
