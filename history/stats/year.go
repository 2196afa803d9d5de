package stats

import (
	"fmt"
	"strings"
	"time"
)

// A Night is how many games of an evening count.
type Night struct {
	Day   string `json:"day"` // see [Evening]
	Games int    `json:"games"`
}

// night counts a game on its evening. Games come the oldest first.
func (c *Count) night(f *Fact) {
	all := &c.report.Nights
	if n := len(*all); n > 0 && (*all)[n-1].Day == f.Day {
		(*all)[n-1].Games++
		return
	}
	*all = append(*all, Night{strings.Clone(f.Day), 1})
}

// A Month has the games of each of its days, and of all days together.
type Month struct {
	Days  []int
	Games int
}

// Months returns the twelve months of a year.
func (r Report) Months(year int) []Month {
	all := make([]Month, 12)
	for i := range all {
		all[i].Days = make([]int, time.Date(year, time.Month(i+2), 0, 0, 0, 0, 0, time.UTC).Day())
	}
	for _, n := range r.Nights {
		day, err := time.Parse(time.DateOnly, n.Day)
		if err != nil || day.Year() != year {
			continue
		}
		m := &all[day.Month()-1]
		m.Days[day.Day()-1] += n.Games
		m.Games += n.Games
	}
	return all
}

// InYear returns the query of a year's games.
func InYear(year int) Query {
	return Query{From: fmt.Sprintf("%04d-01-01", year), To: fmt.Sprintf("%04d-12-31", year)}
}

// Rank returns the place of the person at an index of the people, by wins: 1, 1, 3, …
func (r Report) Rank(person int) int {
	place := 1
	for _, l := range r.People {
		if l.Wins > r.People[person].Wins {
			place++
		}
	}
	return place
}

// A RecordKind is the kind of a record of a year.
type RecordKind uint8

// The kinds of records.
const (
	LongestStreak RecordKind = iota // games won in a row
	BestTotal                       // at the end of a game
	BestComeback                    // the most points behind in a game that was won
	ClosestEscape                   // the fewest points below the limit
	WorstRound                      // the most points in a round
)

// A Record is the best of all people. Its Game is "" for a streak.
type Record struct {
	Kind   RecordKind
	Person int // the index of the person who was the first to set it
	Moment
}

// Records returns the records there are, in the order of their kinds.
func (r Report) Records() []Record {
	best := map[RecordKind]Record{}
	for i, l := range r.People {
		for _, c := range []struct {
			kind  RecordKind
			m     Moment
			lower bool
			none  bool
		}{
			{LongestStreak, Moment{Points: l.Longest}, false, l.Longest < 2},
			{BestTotal, l.BestTotal, r.Goal == LowestTotal, l.BestTotal.Game == ""},
			{BestComeback, l.Comeback, false, l.Comeback.Game == ""},
			{ClosestEscape, l.Escape, true, l.Escape.Game == ""},
			{WorstRound, l.Worst, false, l.Worst.Game == "" || r.Goal == HighestTotal},
		} {
			was, known := best[c.kind]
			if !c.none && (!known || c.lower && c.m.Points < was.Points || !c.lower && c.m.Points > was.Points) {
				best[c.kind] = Record{c.kind, i, c.m}
			}
		}
	}
	var all []Record
	for kind := LongestStreak; kind <= WorstRound; kind++ {
		if r, ok := best[kind]; ok {
			all = append(all, r)
		}
	}
	return all
}
