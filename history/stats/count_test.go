package stats_test

import (
	"math"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/history/stats"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

func count(all []played, w stats.Query) stats.Report {
	c := stats.NewCount(w)
	for _, p := range all {
		var f stats.Fact
		f.Game, f.LeftOut, f.Coached = p.fact.Game, p.leftOut, p.coached
		if err := f.Decode(p.fact.Encode()); err != nil {
			panic(err)
		}
		c.Add(&f)
	}
	return c.Report()
}

// TestStatisticsAgreeWithCountingBySheet goes through the sheets person by
// person, as one would with a pencil.
func TestStatisticsAgreeWithCountingBySheet(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		all := games(r)
		w := stats.Query{
			Variant: rapid.SampledFrom([]string{"", "recall"}).Draw(r, "variant"),
			From:    rapid.SampledFrom([]string{"", "2026-01-02"}).Draw(r, "from"),
			To:      rapid.SampledFrom([]string{"", "2026-01-03"}).Draw(r, "to"),
			Coached: rapid.SampledFrom([]stats.Coached{stats.Apart, stats.Along, stats.Only}).Draw(r, "coached"),
			LeftOut: rapid.Bool().Draw(r, "left out"),
		}
		report := count(all, w)
		pencil := wanted(all, w)
		rated := ratings(pencil)
		if report.Games != len(pencil) {
			r.Fatalf("%d games, want %d", report.Games, len(pencil))
		}
		for _, line := range report.People {
			if diff := cmp.Diff(byPencil(pencil, line.Person, rated), line, approximately); diff != "" {
				r.Fatal(diff)
			}
		}
		for _, p := range report.Pairs {
			a, b := report.People[p.A].Person, report.People[p.B].Person
			if ahead, level, met := meetings(pencil, a, b); p.Games != met || p.Ahead != ahead || p.Level != level {
				r.Fatalf("%s and %s: %+v, want %d ahead, %d level of %d", a, b, p, ahead, level, met)
			}
		}
	})
}

var approximately = cmp.Comparer(func(a, b float64) bool { return math.Abs(a-b) < 1e-9 })

func TestAmongEqualsTheBetterAverageIsFirst(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		people := count(games(r), stats.Query{}).People
		for i := 1; i < len(people); i++ {
			a, b := people[i-1], people[i]
			if a.Wins == b.Wins && a.Shares == b.Shares && a.Games == b.Games && a.Average > b.Average {
				r.Fatalf("%s with %v is before %s with %v", a.Name, a.Average, b.Name, b.Average)
			}
		}
	})
}

func TestFactIsReadBack(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		want := game(r, rapid.IntRange(0, 9).Draw(r, "day")).fact
		data := want.Encode()
		got := stats.Fact{Game: want.Game, LeftOut: want.LeftOut, Coached: want.Coached, Seats: make([]stats.Seat, 9)}
		must.Do(r, got.Decode(data))
		if diff := cmp.Diff(want.Encode(), got.Encode()); diff != "" {
			r.Fatal(diff)
		}
		at := rapid.IntRange(0, len(data)-1).Draw(r, "byte")
		data[at] ^= byte(rapid.IntRange(1, 255).Draw(r, "change"))
		if got.Decode(data) == nil {
			r.Fatal("a byte was changed and nobody noticed")
		}
	})
}

func TestTiedWinIsShared(t *testing.T) {
	g := do(scoring.Game{}, scoring.Start{At: began, Variant: "rat-a-tat-cat", People: []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}, {ID: "c", Name: "Cy"}}})
	g = do(g, scoring.Record{At: began, Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: 3}, {Points: 9}, {Points: 3}}})
	g = do(g, scoring.EndGame{At: began})
	start, _ := g.Started()
	report := count([]played{{fact: stats.Of("g", start, g.Sheet(began))}}, stats.Query{})
	var got []stats.Line
	for _, l := range report.People {
		got = append(got, stats.Line{Person: l.Person, Wins: l.Wins, Shares: l.Shares, Places: l.Places})
	}
	expect.Same(t, "the places", got, []stats.Line{
		{Person: "a", Wins: 1, Shares: .5, Places: []int{1}},
		{Person: "c", Wins: 1, Shares: .5, Places: []int{1}},
		{Person: "b", Places: []int{0, 0, 1}},
	})
	matrix := report.Matrix()
	if matrix[2][0].Ahead != 0 || matrix[0][2].Ahead != 1 || matrix[0][1].Level != 1 || matrix[2][0].Behind() != 1 {
		t.Errorf("matrix %+v", matrix)
	}
}

func TestAPersonWithTwoHandsPlaysOneGame(t *testing.T) {
	c := stats.NewCount(stats.Query{})
	c.Add(&stats.Fact{Game: "g", Over: true, Rounds: 1, Seats: []stats.Seat{
		{Person: "ann", Place: 2, Escape: -1}, {Person: "ben", Place: 1, Won: true, Escape: -1}, {Person: "ann", Place: 3, Escape: -1},
	}})
	for _, l := range c.Report().People {
		expect.Same(t, "games of "+string(l.Person), l.Games, 1)
	}
}

func TestAWinEndsADrought(t *testing.T) {
	c := stats.NewCount(stats.Query{})
	for _, won := range []bool{false, false, true, false} {
		c.Add(&stats.Fact{Game: "g", Over: true, Rounds: 1, Seats: []stats.Seat{{Person: "ann", Place: 1, Won: won, Escape: -1}, {Person: "ben", Place: 1, Won: !won, Escape: -1}}})
	}
	for _, l := range c.Report().People {
		if want := map[string]int{"ann": 2, "ben": 1}[l.Person]; l.Drought != want {
			t.Errorf("%s has not won for %d games at most, want %d", l.Person, l.Drought, want)
		}
	}
}

func TestMergedEntriesCountTogether(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		all := games(r)
		var apart []played
		for _, p := range all {
			if seatOf(p.sheet, "ann") < 0 || seatOf(p.sheet, "ben") < 0 {
				apart = append(apart, p)
			}
		}
		games := func(q stats.Query, who ...string) (n int) {
			for _, l := range count(apart, q).People {
				if slices.Contains(who, l.Person) {
					n += l.Games
				}
			}
			return n
		}
		merged := stats.Query{Same: map[string]string{"ben": "ann"}}
		expect.Same(r, "the games of Ann", games(merged, "ann"), games(stats.Query{}, "ann", "ben"))
		expect.Same(r, "the games of Ben", games(merged, "ben"), 0)
	})
}
