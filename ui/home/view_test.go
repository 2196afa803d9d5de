package home

import (
	"testing"
	"time"

	"tabby/history"
	"tabby/ui/uitest"
)

// played returns a game of people, so many days after a Friday.
func played(day int, over bool, people ...string) history.Summary {
	g := history.Summary{Created: uitest.Evening().AddDate(0, 0, day), Over: over, Rounds: 1}
	for _, p := range people {
		g.Seats = append(g.Seats, history.Seat{Person: p, Name: p})
	}
	return g
}

func TestTablesAreThePeopleWhoPlayedTogether(t *testing.T) {
	open := played(8, false, "Cy", "Dee")
	v := homeView{Open: []history.Summary{open}, Games: []history.Summary{
		open,
		played(7, true, "Ben", "Ann"),
		played(1, true, "Dee", "Cy"),
		played(1, true, "Ann", "Cy"),
		played(0, true, "Ann", "Ben"),
		played(-1, true, "Cy", "Ann"),
	}}
	var got []string
	for _, table := range v.tables() {
		got = append(got, table.Latest.Seats[0].Name+" "+table.Weekday)
	}
	uitest.Want(t, "tables", got, []string{"Ben Fridays", "Ann "})
}

func TestOneEveningIsNoDayOfTheWeek(t *testing.T) {
	later := played(0, true, "Ann", "Ben")
	later.Created = later.Created.Add(time.Hour)
	games := []history.Summary{later, played(0, true, "Ann", "Ben")}
	uitest.Want(t, "weekday", homeView{Games: games}.tables()[0].Weekday, "")
}
