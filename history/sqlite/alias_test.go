package sqlite

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestEntriesAreMergedAndUnmerged(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	one, two := table(t, s, friday, "Ann", "Ben"), table(t, s, friday, "Anne", "Ben")
	ann, anne := person(t, s, "Ann"), person(t, s, "Anne")
	before := must.Get(s.People())
	must.Get(s.Do(history.Merge{Entry: anne.ID, Into: ann.ID}))
	people := must.Get(s.People())
	expect.Same(t, "people", len(people), 2)
	for _, p := range people {
		if p.ID == ann.ID && p.Games != 2 {
			t.Errorf("Ann has %d games", p.Games)
		}
	}
	expect.Same(t, "Anne", person(t, s, "Anne").ID, ann.ID)
	for _, id := range []string{ann.ID, anne.ID} {
		if got := ids(t, s.Reader, history.Page{Filter: history.Filter{Person: id}}); !cmp.Equal(got, []string{two, one}) {
			t.Errorf("games %v", got)
		}
	}
	games := must.Get(s.Games(history.Page{}))
	if seat := games[0].Seats[0]; seat.Name != "Ann" || seat.Person != ann.ID {
		t.Errorf("seat %v", seat)
	}
	if further, err := s.Entries(ann.ID); err != nil || len(further) != 1 || further[0].Name != "Anne" {
		t.Errorf("entries %v, %v", further, err)
	}
	must.Get(s.Do(history.Unmerge{Entry: anne.ID}))
	after := must.Get(s.People())
	expect.Same(t, "people once they are apart", after, before)
}

func person(t testing.TB, s *Store, name string) history.Person {
	t.Helper()
	for _, p := range must.Get(s.People()) {
		if p.Name == name {
			return p
		}
	}
	return must.Get(s.Meet(name))
}

func TestOpponentsCannotBeMerged(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	table(t, s, friday, "Ann", "Ben")
	table(t, s, friday, "Cy", "Di")
	ann, ben, cy := person(t, s, "Ann"), person(t, s, "Ben"), person(t, s, "Cy")
	expect.Error(t, "Ann and Ben", expect.ErrorOf(s.Do(history.Merge{Entry: ann.ID, Into: ben.ID})), history.ErrTogether)
	must.Get(s.Do(history.Merge{Entry: cy.ID, Into: ann.ID}))
	for _, pair := range [][2]history.Person{{cy, ben}, {ben, cy}, {ann, person(t, s, "Di")}} {
		merged := expect.ErrorOf(s.Do(history.Merge{Entry: pair[0].ID, Into: pair[1].ID}))
		expect.Error(t, pair[0].Name+" into "+pair[1].Name, merged, history.ErrTogether)
	}
}

func TestCircleOfEntriesIsOnePerson(t *testing.T) {
	circle := history.Aliases{"a": {Same: "b"}, "b": {Same: "c"}, "c": {Same: "a"}, "d": {Same: "c"}}
	for _, id := range []string{"a", "b", "c", "d"} {
		expect.Same(t, id, circle.Of(id), "a")
	}
}

// TestARetiredPersonStaysRetiredUntilTheyPlayAgain meets Ann by her own name, and by that of another
// entry of hers.
func TestARetiredPersonStaysRetiredUntilTheyPlayAgain(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	table(t, s, friday, "Ann", "Ben")
	ann := person(t, s, "Ann")
	must.Get(s.Do(history.Merge{Entry: person(t, s, "Anne").ID, Into: ann.ID}))
	for _, name := range []string{"ann", "Anne"} {
		must.Get(s.Do(history.Retire{Person: ann.ID, Retired: true}))
		for _, l := range must.Get(s.Statistics(stats.Query{}, history.Work{})).People {
			expect.Same(t, l.Name+" retired", l.Retired, l.Name == "Ann")
		}
		met, err := s.Meet(name)
		if err != nil || met.ID != ann.ID || met.Retired || person(t, s, "Ann").Retired {
			t.Errorf("%s: %+v, %v", name, met, err)
		}
	}
}

// TestAPersonAddedLaterIsCounted has Anne counted for Ann, who is not known at first.
func TestAPersonAddedLaterIsCounted(t *testing.T) {
	far, s := openAt(t, t.TempDir(), Options{}), openAt(t, t.TempDir(), Options{})
	ann := person(t, far, "Ann")
	for range 4 {
		table(t, far, friday, "Anne", "Ben")
	}
	must.Get(far.Do(history.Merge{Entry: person(t, far, "Anne").ID, Into: ann.ID}))
	whole := exported(t, far.Reader)
	before, after, _ := strings.Cut(whole, `{"person":{"id":"`+ann.ID)
	_, after, _ = strings.Cut(after, "\n")
	imported(t, s, strings.Replace(before, `"people":3`, `"people":2`, 1)+after)
	counted := must.Get(s.Statistics(stats.Query{}, history.Work{}))
	imported(t, s, whole)
	now := must.Get(s.Statistics(stats.Query{}, history.Work{}))
	if diff := cmp.Diff(must.Get(far.Statistics(stats.Query{}, history.Work{})), now); diff != "" || cmp.Equal(counted, now) {
		t.Errorf("Ann came in: %s", diff)
	}
}
