package stats

import (
	"testing"

	"tabby/internal/testing/expect"
)

func TestNightsCountTheirGames(t *testing.T) {
	c := NewCount(Query{})
	for _, day := range []string{"2026-01-02", "2026-01-02", "2026-03-04"} {
		c.Add(&Fact{Day: day, Over: true, Rounds: 1, Seats: []Seat{{Person: "a", Place: 1, Won: true}}})
	}
	c.Add(&Fact{Day: "2026-03-05", Rounds: 1})
	expect.Same(t, "the nights", c.Report().Nights, []Night{{"2026-01-02", 2}, {"2026-03-04", 1}})
}

func TestMonthsHaveTheirDays(t *testing.T) {
	r := Report{Nights: []Night{{"2023-02-28", 9}, {"2024-02-29", 2}, {"2024-02-01", 1}, {"2024-12-31", 4}}}
	months := r.Months(2024)
	if feb := months[1]; len(feb.Days) != 29 || feb.Days[28] != 2 || feb.Games != 3 {
		t.Errorf("February is %v", feb)
	}
	if months[11].Days[30] != 4 || months[0].Games != 0 {
		t.Error(months)
	}
}

func TestRecordsAreTheBestOfAll(t *testing.T) {
	r := Report{People: []Line{
		{Wins: 3, Shares: 2.5, Longest: 1, BestTotal: Moment{12, "g"}, Worst: Moment{40, "h"}, Escape: Moment{3, "g"}},
		{Wins: 3, Shares: 3, Longest: 4, BestTotal: Moment{9, "i"}, Worst: Moment{30, "h"}, Escape: Moment{0, "i"}},
		{Wins: 1, Shares: 1, BestTotal: Moment{9, "j"}, Comeback: Moment{22, "j"}},
	}}
	want := []Record{
		{LongestStreak, 1, Moment{4, ""}},
		{BestTotal, 1, Moment{9, "i"}},
		{BestComeback, 2, Moment{22, "j"}},
		{ClosestEscape, 1, Moment{0, "i"}},
		{WorstRound, 0, Moment{40, "h"}},
	}
	expect.Same(t, "the records", r.Records(), want)
	if r.Rank(0) != 1 || r.Rank(1) != 1 || r.Rank(2) != 3 {
		t.Error(r.Rank(0), r.Rank(1), r.Rank(2))
	}
}
