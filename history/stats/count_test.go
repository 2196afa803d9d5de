package stats_test

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/history/rating"
	"tabby/history/stats"
	"tabby/scoring"
)

func count(all []played, w stats.Wish) stats.Report {
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
// person, as somebody with a pencil would.
func TestStatisticsAgreeWithCountingBySheet(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		all := games(r)
		w := stats.Wish{
			Variant: rapid.SampledFrom([]string{"", "recall"}).Draw(r, "variant"),
			From:    rapid.SampledFrom([]string{"", "2026-01-02"}).Draw(r, "from"),
			To:      rapid.SampledFrom([]string{"", "2026-01-03"}).Draw(r, "to"),
			Coached: rapid.SampledFrom([]stats.Coached{stats.Apart, stats.Along, stats.Only}).Draw(r, "coached"),
			LeftOut: rapid.Bool().Draw(r, "left out"),
			Follow:  "ann",
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
		followed(r, report)
		for _, p := range report.Pairs {
			a, b := report.People[p.A].Person, report.People[p.B].Person
			if ahead, level, met := meetings(pencil, a, b); p.Games != met || p.Ahead != ahead || p.Level != level {
				r.Fatalf("%s and %s: %+v, want %d ahead, %d level of %d", a, b, p, ahead, level, met)
			}
		}
	})
}

// followed checks that the form is that of the one who was followed.
func followed(r *rapid.T, report stats.Report) {
	for _, l := range report.People {
		if l.Person != "ann" || l.Games == 0 {
			continue
		}
		if len(report.Form) != l.Games {
			r.Fatalf("the form has %d games, Ann %d", len(report.Form), l.Games)
		}
		wins, last := 0, report.Form[len(report.Form)-1]
		for _, p := range report.Form {
			if p.Won {
				wins++
			}
		}
		if wins != l.Wins || last.Rating != l.Rating {
			r.Fatalf("%d wins and %v at the end, want %d and %v", wins, last.Rating, l.Wins, l.Rating)
		}
		return
	}
	if len(report.Form) > 0 {
		r.Fatal("a form of nobody")
	}
}

var approximately = cmp.Comparer(func(a, b float64) bool { return math.Abs(a-b) < 1e-9 })

func wanted(all []played, w stats.Wish) []played {
	var some []played
	for _, p := range all {
		if w.Variant != "" && p.sheet.Table.Rules.ID != w.Variant || !p.sheet.Over {
			continue
		}
		if w.From != "" && p.fact.Day < w.From || w.To != "" && p.fact.Day > w.To {
			continue
		}
		if p.leftOut && !w.LeftOut || p.coached && w.Coached == stats.Apart || !p.coached && w.Coached == stats.Only {
			continue
		}
		some = append(some, p)
	}
	return some
}

func seatOf(s scoring.Sheet, id string) int {
	for p, who := range s.People {
		if who.ID == id {
			return p
		}
	}
	return -1
}

// ratings rates everybody game by game.
func ratings(all []played) map[string]rating.Rating {
	rated := map[string]rating.Rating{}
	for _, g := range all {
		var ids []string
		var before []rating.Rating
		var places []int
		for p, who := range g.sheet.People {
			if _, known := rated[who.ID]; !known {
				rated[who.ID] = rating.Default.Start
			}
			if g.sheet.Places[p] > 0 {
				ids, before, places = append(ids, who.ID), append(before, rated[who.ID]), append(places, g.sheet.Places[p])
			}
		}
		for i, r := range rating.Default.Rate(before, places) {
			rated[ids[i]] = r
		}
	}
	return rated
}

func byPencil(all []played, id string, rated map[string]rating.Rating) stats.Line {
	l := stats.Line{Person: id, Places: []int{}, Rating: rated[id]}
	var rounds, totals, places, hands []int
	drought := 0
	for _, g := range all {
		p := seatOf(g.sheet, id)
		if p < 0 {
			continue
		}
		escape, behind := -1, 0
		for i, r := range g.sheet.Rounds {
			c := r.Cells[p]
			if r.Fate != scoring.Counts || c.Mark == scoring.Blank {
				continue
			}
			if c.Mark == scoring.Written {
				points := c.Score.Points + c.Penalty
				rounds = append(rounds, points)
				l.Histogram[min(points, stats.Bins-1)]++
				l.Best, l.Worst = lower(l.Best, points, g), higher(l.Worst, points, g)
				if int(r.Caller) == p {
					hands = append(hands, c.Score.Points)
					if isBest(r, p) {
						l.CallsWon++
					}
				}
			}
			if out(g.sheet, i, p) {
				continue
			}
			for q, other := range r.Cells {
				if other.Mark != scoring.Blank && !out(g.sheet, i-1, q) {
					behind = max(behind, c.Total-other.Total)
				}
			}
			if room, limited := room(g.sheet, c.Total); limited && room >= 0 && (escape < 0 || room < escape) {
				escape = room
			}
		}
		if g.sheet.Status[p] == scoring.Gone {
			l.Left++
			continue
		}
		l.Games++
		place := g.sheet.Places[p]
		totals, places = append(totals, g.sheet.Totals[p]), append(places, place)
		for len(l.Places) < place {
			l.Places = append(l.Places, 0)
		}
		l.Places[place-1]++
		l.Lowest, l.Highest = lower(l.Lowest, g.sheet.Totals[p], g), higher(l.Highest, g.sheet.Totals[p], g)
		if escape >= 0 {
			l.Escape = lower(l.Escape, escape, g)
		}
		if !won(g.sheet, p) {
			l.Streak = 0
			drought++
			l.Drought = max(l.Drought, drought)
			continue
		}
		drought = 0
		l.Wins++
		l.Streak++
		l.Longest = max(l.Longest, l.Streak)
		l.Shares += 1 / float64(len(g.sheet.Winners))
		if behind > 0 {
			l.Comeback = higher(l.Comeback, behind, g)
		}
	}
	l.Rounds, l.Calls = len(rounds), len(hands)
	l.CallsLost = l.Calls - l.CallsWon
	l.Average, l.AverageEnd, l.Place, l.CallHand = mean(rounds), mean(totals), mean(places), mean(hands)
	return l
}

// out reports whether a player was out after some round.
func out(s scoring.Sheet, round, p int) bool {
	for i, r := range s.Rounds {
		for _, q := range r.Out {
			if i <= round && int(q) == p && r.Fate == scoring.Counts {
				return true
			}
		}
	}
	return false
}

func room(s scoring.Sheet, total int) (int, bool) {
	end := s.Table.Value(engine.End)
	return s.Table.Number(engine.Threshold) - 1 - total, end == engine.EndElimination || end == engine.EndThreshold
}

func isBest(r scoring.Round, p int) bool {
	for _, q := range r.Best {
		if int(q) == p {
			return true
		}
	}
	return false
}

func won(s scoring.Sheet, p int) bool {
	for _, q := range s.Winners {
		if int(q) == p {
			return true
		}
	}
	return false
}

func lower(m stats.Moment, points int, g played) stats.Moment {
	if m.Game != "" && m.Points <= points {
		return m
	}
	return stats.Moment{Points: points, Game: g.fact.Game}
}

func higher(m stats.Moment, points int, g played) stats.Moment {
	if m.Game != "" && m.Points >= points {
		return m
	}
	return stats.Moment{Points: points, Game: g.fact.Game}
}

func mean(all []int) float64 {
	sum := 0
	for _, n := range all {
		sum += n
	}
	return float64(sum) / math.Max(1, float64(len(all)))
}

func meetings(all []played, a, b string) (ahead, level, met int) {
	for _, g := range all {
		p, q := seatOf(g.sheet, a), seatOf(g.sheet, b)
		if p < 0 || q < 0 || g.sheet.Places[p] == 0 || g.sheet.Places[q] == 0 {
			continue
		}
		met++
		switch {
		case g.sheet.Places[p] < g.sheet.Places[q]:
			ahead++
		case g.sheet.Places[p] == g.sheet.Places[q]:
			level++
		}
	}
	return ahead, level, met
}

func TestAFactIsReadAsItWasWritten(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		want := game(r, rapid.IntRange(0, 9).Draw(r, "day")).fact
		data := want.Encode()
		got := stats.Fact{Game: want.Game, LeftOut: want.LeftOut, Coached: want.Coached, Seats: make([]stats.Seat, 9)}
		if err := got.Decode(data); err != nil {
			r.Fatal(err)
		}
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

func TestATieIsSharedAndTheLowestWins(t *testing.T) {
	g := do(scoring.Game{}, scoring.Start{At: began, Variant: "rat-a-tat-cat", People: []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}, {ID: "c", Name: "Cy"}}})
	g = do(g, scoring.Record{At: began, Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: 3}, {Points: 9}, {Points: 3}}})
	g = do(g, scoring.EndGame{At: began})
	start, _ := g.Started()
	report := count([]played{{fact: stats.Of("g", start, g.Sheet(began))}}, stats.Wish{})
	for i, want := range []stats.Line{{Person: "a", Wins: 1, Shares: .5, Places: []int{1}}, {Person: "c", Wins: 1, Shares: .5, Places: []int{1}}, {Person: "b", Places: []int{0, 0, 1}}} {
		got := report.People[i]
		if got.Person != want.Person || got.Wins != want.Wins || got.Shares != want.Shares || !cmp.Equal(got.Places, want.Places) {
			t.Errorf("%+v, want %+v", got, want)
		}
	}
	matrix := report.Matrix()
	if matrix[2][0].Ahead != 0 || matrix[0][2].Ahead != 1 || matrix[0][1].Level != 1 || matrix[2][0].Behind() != 1 {
		t.Errorf("matrix %+v", matrix)
	}
}

func TestFurtherEntriesOfAPersonAreCountedWithThem(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		all := games(r)
		var apart []played
		for _, p := range all {
			if seatOf(p.sheet, "ann") < 0 || seatOf(p.sheet, "ben") < 0 {
				apart = append(apart, p)
			}
		}
		merged := count(apart, stats.Wish{Same: map[string]string{"ben": "ann"}})
		single := count(apart, stats.Wish{})
		games, together := 0, 0
		for _, l := range single.People {
			if l.Person == "ann" || l.Person == "ben" {
				games += l.Games
			}
		}
		for _, l := range merged.People {
			if l.Person == "ben" {
				r.Fatal("Ben is still there")
			}
			if l.Person == "ann" {
				together = l.Games
			}
		}
		if games != together {
			r.Fatalf("%d games, want %d", together, games)
		}
	})
}
