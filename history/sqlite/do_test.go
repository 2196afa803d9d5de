package sqlite

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestChangesAndTheirUndoAreDurable carries out each intent and its undo, and opens
// the store again after either.
func TestChangesAndTheirUndoAreDurable(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	game := table(t, s, friday, "Ann", "Ben")
	ann, cy := person(t, s, "Ann"), must.Get(s.Meet("Cy"))
	for _, in := range []history.Intent{
		history.Rename{Person: ann.ID, Name: "Anna"},
		history.SetBadge{Person: ann.ID, Colour: 7, Shape: 5},
		history.Merge{Entry: cy.ID, Into: ann.ID},
		history.Retire{Person: ann.ID, Retired: true},
		history.Trash{Game: game, At: friday.Add(time.Hour)},
		history.LeaveOut{Game: game, Out: true},
		history.MarkCoached{Game: game, Coached: true},
		history.NoteGame{Game: game, Note: "a comeback"},
		history.NoteNight{Day: "2026-11-20", Note: "a storm", Place: "at Ann's"},
		history.Set{Key: "theme", Value: "dark"},
	} {
		before := visible(t, s, game)
		undo := must.Get(s.Do(in))
		s = reopened(t, s)
		if cmp.Equal(before, visible(t, s, game)) {
			t.Errorf("%T changed nothing", in)
		}
		must.Get(s.Do(undo))
		s = reopened(t, s)
		expect.Same(t, fmt.Sprintf("%T undone", in), visible(t, s, game), before)
	}
}

// visible returns what a store shows, whatever the revisions.
func visible(t *testing.T, s *Store, game string) []any {
	t.Helper()
	people := must.Get(s.People())
	for i := range people {
		people[i].Rev = 0
	}
	return []any{
		people, must.Get(s.Games(history.Page{})), must.Get(s.Trashed()), must.Get(s.Summary(game)), must.Get(s.Night("2026-11-20")), s.Setting("theme"),
	}
}
