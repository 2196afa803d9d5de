package sqlite_test

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/history"
	"tabby/scoring"
)

func TestGamesAreListedNewestFirstInPages(t *testing.T) {
	s := open(t, folder(t))
	var ids []string
	for range 5 {
		ids = append([]string{play(t, s, started(ann, ben)).ID()}, ids...)
	}
	var got []string
	page := history.Page{Limit: 2}
	for {
		games, err := s.Games(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range games {
			got = append(got, g.ID)
		}
		if len(games) < page.Limit {
			break
		}
		page.Before = games[len(games)-1].ID
	}
	if diff := cmp.Diff(ids, got); diff != "" {
		t.Error(diff)
	}
}

func TestSummaryOfAGame(t *testing.T) {
	s := open(t, folder(t))
	cy, err := s.Meet("Cy")
	if err != nil {
		t.Fatal(err)
	}
	log := play(t, s, started(ann, ben), round(7, 12), round(3, 1),
		scoring.Joined{At: evening, Person: scoring.Person{ID: cy.ID, Name: "Cy"}, After: 0},
		scoring.Ended{At: evening})
	if err := onlyError(s.Do(history.Rename{Person: cy.ID, Name: "Cyril"})); err != nil {
		t.Fatal(err)
	}
	got, err := s.Summary(log.ID())
	if err != nil {
		t.Fatal(err)
	}
	want := history.Summary{
		ID: log.ID(), Created: evening, Changed: got.Changed, Variant: "rat-a-tat-cat",
		Seats: []history.Seat{
			{Name: "Ann", Total: 10, Won: got.Seats[0].Won},
			{Person: cy.ID, Name: "Cyril", Total: got.Seats[1].Total, Won: got.Seats[1].Won},
			{Name: "Ben", Total: 13},
		},
		Rounds: 2, Over: true, Entries: 5, Endings: 1,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if !got.Changed.After(evening) || len(got.Winners()) == 0 {
		t.Errorf("changed %v, winners %v", got.Changed, got.Winners())
	}
	if _, err := s.Summary("nobody"); !errors.Is(err, history.ErrNoGame) {
		t.Errorf("a game that is not there: %v", err)
	}
}

func TestLatestIsTheRunningGameWithTheLastEntry(t *testing.T) {
	s := open(t, folder(t))
	latest := func() string {
		t.Helper()
		g, ok, err := s.Latest()
		if err != nil || ok != (g.ID != "") {
			t.Fatal(g, ok, err)
		}
		return g.ID
	}
	if latest() != "" {
		t.Error("a game from nowhere")
	}
	first := play(t, s, started(ann, ben))
	second := play(t, s, started(ann, ben))
	third := play(t, s, started(ann, ben), scoring.Ended{At: evening})
	if latest() != second.ID() {
		t.Error("the newest open game is not the latest")
	}
	if err := first.Append(1, []scoring.Event{round(1, 2)}); err != nil {
		t.Fatal(err)
	}
	if latest() != first.ID() {
		t.Error("an entry does not make a game the latest")
	}
	if err := third.Append(2, []scoring.Event{scoring.Undone{}}); err != nil {
		t.Fatal(err)
	}
	if latest() != third.ID() {
		t.Error("a game that goes on is not the latest")
	}
}
