package history

import (
	"testing"
	"time"

	"tabby/internal/testing/expect"
)

// gameOf returns the summary of a game of some people, this many days after a Saturday.
func gameOf(id string, days int, people ...string) Summary {
	g := Summary{ID: id, Created: time.Date(2026, 11, 21, 19, 0, 0, 0, time.UTC).AddDate(0, 0, days)}
	for _, p := range people {
		g.Seats = append(g.Seats, Seat{Person: p, Name: "of " + p})
	}
	return g
}

func TestGroupsComeFromTheNewestGames(t *testing.T) {
	groups := Groups([]Summary{
		gameOf("6", 14, "b", "a"), gameOf("5", 10, "a", "c"), gameOf("4", 9, "a"), gameOf("3", 7, "a", "b"), gameOf("2", 0, "a", "b"), gameOf("1", -1, "c", "a"),
	}, map[string]string{"a b": "Saturday club"})
	type seen struct {
		People []string
		Name   string
		Games  int
		Latest string
	}
	var got []seen
	for _, g := range groups {
		got = append(got, seen{g.People, g.Name, g.Games, g.Latest.ID})
	}
	want := []seen{{[]string{"a", "b"}, "Saturday club", 3, "6"}, {[]string{"a", "c"}, "", 2, "5"}}
	expect.Same(t, "the groups", got, want)
	if day, usual := groups[0].Weekday(); day != time.Saturday || !usual {
		t.Errorf("the first group plays on %v, usually: %t", day, usual)
	}
	if day, usual := groups[1].Weekday(); usual {
		t.Errorf("two evenings make %v usual", day)
	}
}
