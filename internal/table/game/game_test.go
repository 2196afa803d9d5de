package game

import (
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestRetiredPersonIsNotSeatedAgain(t *testing.T) {
	seats := func(in scoring.Start) (names []string) {
		for _, p := range in.People {
			names = append(names, p.Name)
		}
		return names
	}
	people := []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}, {ID: "c", Name: "Cy"}}
	known := []history.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben", Retired: true}, {ID: "c", Name: "Cy"}}
	for dealer, deals := range []scoring.Player{0, 1, 1} { // Ann; Cy instead of Ben; Cy
		in := withoutRetired(scoring.Start{People: people, Dealer: scoring.Player(dealer)}, known)
		expect.Same(t, "seats", seats(in), []string{"Ann", "Cy"})
		expect.Same(t, "deals", in.Dealer, deals)
	}
}
