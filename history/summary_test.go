package history

import (
	"fmt"
	"testing"

	"tabby/internal/testing/expect"
)

func TestRankingIsByPlaces(t *testing.T) {
	seat := func(name string, total, place int) Seat { return Seat{Name: name, Total: total, Place: place} }
	for what, seats := range map[string][]Seat{
		"the highest wins":    {seat("Cy", 9, 3), seat("Ann", 30, 1), seat("Ben", 12, 2)},
		"the last one in":     {seat("Ben", 140, 2), seat("Cy", 104, 3), seat("Ann", 60, 1)},
		"one left":            {seat("Cy", 3, 0), seat("Ann", 9, 1), seat("Ben", 12, 2)},
		"a tie":               {seat("Ann", 9, 1), seat("Ben", 9, 1), seat("Cy", 12, 3)},
		"places are not kept": {seat("Cy", 30, 0), seat("Ann", 9, 0), seat("Ben", 12, 0)},
	} {
		g := Summary{Seats: seats}
		first, names := seats[0].Name, ""
		for _, s := range g.Ranking() {
			names += s.Name + " "
		}
		expect.Same(t, what, names, "Ann Ben Cy ")
		expect.Same(t, what+": the first seat", g.Seats[0].Name, first)
	}
}

func TestStandingsCountWhatCounts(t *testing.T) {
	game := func(change func(*Summary), seats ...Seat) Summary {
		g := Summary{Over: true, Rounds: 3, Seats: seats}
		change(&g)
		return g
	}
	counts := func(*Summary) {}
	ann, ben, cy := Seat{Person: "1", Name: "Ann"}, Seat{Person: "2", Name: "Ben"}, Seat{Name: "Cy"}
	won := func(s Seat) Seat {
		s.Won = true
		return s
	}
	var said []string
	for _, s := range Standings([]Summary{
		game(counts, ann, won(ben)),
		game(counts, won(cy), won(ben), Seat{Person: "1", Name: "Anna"}),
		game(func(g *Summary) { g.LeftOut = true }, won(ann), cy),
		game(func(g *Summary) { g.Over = false }, ann, ben),
	}) {
		said = append(said, fmt.Sprintf("%d. %s %d of %d", s.Place, s.Name, s.Wins, s.Games))
	}
	want := []string{"1. Ben 2 of 2", "2. Cy 1 of 1", "3. Ann 0 of 2"}
	expect.Same(t, "what is said", said, want)
}
