package home

import (
	"testing"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
)

// played returns a game of people, this many days after a Friday.
func played(day int, over bool, people ...string) history.Summary {
	g := history.Summary{Created: uitest.Evening().AddDate(0, 0, day), Over: over, Rounds: 1}
	for _, p := range people {
		g.Seats = append(g.Seats, history.Seat{Person: p, Name: p})
	}
	return g
}

func TestRulesAreThoseOfTheGameThatGoesOnOrElseOfTheLatest(t *testing.T) {
	running, over := history.Summary{ID: "running"}, history.Summary{ID: "over", Over: true}
	uitest.Want(t, "with a game that goes on", homeView{Open: []history.Summary{running}, Games: []history.Summary{over, running}}.rules(), "running")
	uitest.Want(t, "with none", homeView{Games: []history.Summary{over}}.rules(), "over")
	uitest.Want(t, "without a game", homeView{}.rules(), "")
}

func TestGroupWhoseGameGoesOnIsNotOfferedAgain(t *testing.T) {
	open := played(8, false, "Cy", "Dee")
	games := []history.Summary{open, played(7, true, "Ben", "Ann"), played(1, true, "Dee", "Cy"), played(1, true, "Ann", "Cy")}
	var got [][]string
	for _, g := range (homeView{Open: games[:1], Groups: history.Groups(games, nil)}).groups() {
		got = append(got, g.People)
	}
	uitest.Want(t, "groups", got, [][]string{{"Ann", "Ben"}, {"Ann", "Cy"}})
}

func TestGroupIsKnownByItsGameAndItsDay(t *testing.T) {
	games := []history.Summary{played(14, true, "Ann", "Ben"), played(7, true, "Ben", "Ann"), played(0, true, "Ann", "Ben")}
	again := uitest.Start("recall", "Ann", "Ben")
	again.House = engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(6)}
	uitest.Want(t, "about rounds", about(languages.English(), history.Groups(games[:1], nil)[0], again), "Recall · for 6 rounds")
	again.House = engine.House{engine.End: engine.EndElimination}
	uitest.Want(t, "about", about(languages.English(), history.Groups(games, nil)[0], again), "Recall · out at 100 · Fridays")
	uitest.Want(t, "about one evening", about(languages.English(), history.Groups(games[:1], nil)[0], again), "Recall · out at 100")
}
