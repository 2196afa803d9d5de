package game

import (
	"slices"
	"time"

	"tabby/history"
	"tabby/scoring"
)

// A Recent opens games and lists the latest.
type Recent interface {
	Store
	// Games lists games, the newest first.
	Games(history.Page) ([]history.Summary, error)
	// Groups lists who played together, those of the newest game first.
	Groups() ([]history.Group, error)
}

// Again returns the intent that plays the first of some games once more, without
// people who have retired since, or nil if there is none.
func Again(store Store, games []history.Summary, people []history.Person, now time.Time) *scoring.Start {
	if len(games) == 0 {
		return nil
	}
	g, err := Open(store, games[0].ID, func() time.Time { return now })
	if err != nil {
		return nil
	}
	again := withoutRetired(g.State().Again(now), people)
	if _, err := scoring.Decide(scoring.Game{}, again); err != nil {
		return nil
	}
	return &again
}

// withoutRetired leaves out people who have retired. The deal passes to the left of
// a dealer who has.
func withoutRetired(in scoring.Start, people []history.Person) scoring.Start {
	var seats []scoring.Person
	dealer := 0
	for i, p := range in.People {
		if i == int(in.Dealer) {
			dealer = len(seats)
		}
		if !slices.ContainsFunc(people, func(k history.Person) bool { return k.ID == p.ID && k.Retired }) {
			seats = append(seats, p)
		}
	}
	in.People, in.Dealer = seats, scoring.Player(dealer%max(1, len(seats)))
	return in
}
