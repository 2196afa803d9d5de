package history

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestRankingPutsWinnersBeforeLowerTotals(t *testing.T) {
	g := Summary{Seats: []Seat{{Name: "Ann", Total: 12}, {Name: "Ben", Total: 30, Won: true}, {Name: "Cy", Total: 9}, {Name: "Dot", Total: 12}}}
	var names []string
	for _, s := range g.Ranking() {
		names = append(names, s.Name)
	}
	if d := cmp.Diff([]string{"Ben", "Cy", "Ann", "Dot"}, names); d != "" {
		t.Error(d)
	}
	if g.Seats[0].Name != "Ann" {
		t.Error("the seats have moved")
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
	if d := cmp.Diff(want, said); d != "" {
		t.Error(d)
	}
}
