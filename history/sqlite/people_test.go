package sqlite_test

import (
	"fmt"
	"testing"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

func TestNamesAreUnique(t *testing.T) {
	s := open(t, folder(t))
	ann, err := s.Meet(" Ann ")
	if err != nil || ann.Name != "Ann" {
		t.Fatal(ann, err)
	}
	ben := must.Get(s.Meet("Ben"))
	if met, err := s.Meet("ANN"); err != nil || met.ID != ann.ID {
		t.Errorf("adding: %v, %v", met, err)
	}
	expect.Error(t, "renaming", expect.ErrorOf(s.Do(history.Rename{Person: ben.ID, Name: "ann"})), scoring.ErrSameName)
	if err := expect.ErrorOf(s.Do(history.Rename{Person: ann.ID, Name: "ANN"})); err != nil {
		t.Errorf("the same person: %v", err)
	}
	if met, err := s.Meet("ann"); err != nil || met.ID != ann.ID {
		t.Errorf("met %v, %v", met, err)
	}
	expect.Error(t, "no name", expect.ErrorOf(s.Meet(" ")), scoring.ErrName)
}

func TestPeopleAreOrderedByLastGame(t *testing.T) {
	s := open(t, folder(t))
	var who []scoring.Person
	for _, name := range []string{"Ann", "Ben", "Cy", "Di"} {
		p := must.Get(s.Meet(name))
		who = append(who, scoring.Person{ID: p.ID, Name: p.Name})
	}
	expect := func(want string) {
		t.Helper()
		expect.Same(t, "the order", order(t, s), want)
	}
	expect("Di 0 Cy 0 Ben 0 Ann 0 ")
	play(t, s, started(who[0], who[2]), round(1, 2))
	expect("Ann 1 Cy 1 Di 0 Ben 0 ")
	log := play(t, s, started(who[0], who[3]), round(1, 2), scoring.Joined{At: evening, Person: who[1]})
	expect("Ann 2 Ben 1 Di 1 Cy 1 ")
	must.Do(t, log.Append(3, []scoring.Event{scoring.Undone{}}))
	expect("Ann 2 Di 1 Cy 1 Ben 0 ")
	people, err := s.People()
	if err != nil || !people[0].Last.Equal(evening) || !people[3].Last.IsZero() {
		t.Error(people, err)
	}
}

// order is who comes first, and how many games each has.
func order(t *testing.T, s *sqlite.Store) (names string) {
	t.Helper()
	people := must.Get(s.People())
	for _, p := range people {
		names += fmt.Sprintf("%s %d ", p.Name, p.Games)
	}
	return names
}
