package sqlite_test

import (
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

func TestASummaryHasWhatItsGameHas(t *testing.T) {
	s := open(t, folder(t))
	cy := must.Get(s.Meet("Cy"))
	log := play(t, s, started(ann, ben), round(7, 12), round(3, 1),
		scoring.Joined{At: evening, Person: scoring.Person{ID: cy.ID, Name: "Cy"}, After: 0},
		scoring.Ended{At: evening})
	must.Get(s.Do(history.Rename{Person: cy.ID, Name: "Cyril"}))
	got := must.Get(s.Summary(log.ID()))
	want := history.Summary{
		ID: log.ID(), Created: evening, Changed: got.Changed, Variant: "rat-a-tat-cat",
		Seats: []history.Seat{
			{Name: "Ann", Total: 10, Won: got.Seats[0].Won, Place: 1},
			{Person: cy.ID, Name: "Cyril", Total: got.Seats[1].Total, Won: got.Seats[1].Won},
			{Name: "Ben", Total: 13, Place: 2},
		},
		Rounds: 2, Over: true, Entries: 5, Endings: 1,
	}
	expect.Same(t, "the summary", got, want)
	if !got.Changed.After(evening) || len(got.Winners()) == 0 {
		t.Errorf("changed %v, winners %v", got.Changed, got.Winners())
	}
	expect.Error(t, "a game that is not there", expect.ErrorOf(s.Summary("nobody")), history.ErrNoGame)
}
