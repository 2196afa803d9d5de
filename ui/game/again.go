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
}

// Again returns how the game changed last would be played once more, or nil.
func Again(store Recent, people []history.Person, now time.Time) *scoring.Start {
	games, err := store.Games(history.Page{Limit: 1})
	if err != nil || len(games) == 0 {
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

// withoutRetired lets those get up who have retired since. The deal passes to the
// left of who would have dealt.
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
