package history

import (
	"fmt"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestBadgesAreSpreadEvenly(t *testing.T) {
	pairs, colours, marks := map[[2]int]int{}, map[int]int{}, map[int]int{}
	var people []Person
	for i := range 3 * Badges * Badges {
		c, m := RarestBadge(people)
		people = append(people, Person{Colour: c, Shape: m})
		pairs[[2]int{c, m}]++
		colours[c]++
		marks[m]++
		if n := i/(Badges*Badges) + 1; pairs[[2]int{c, m}] > n {
			t.Fatalf("person %d: look %d-%d more than %d times", i, c, m, n)
		}
		if n := i/Badges + 1; colours[c] > n || marks[m] > n {
			t.Fatalf("person %d: colour %d or mark %d more than %d times", i, c, m, n)
		}
	}
}

// TestEveryoneHasTheirOwnCat adds people of the strangest names: the cat is the rarest there,
// whatever was changed before, and neither another name nor another badge changes it.
func TestEveryoneHasTheirOwnCat(t *testing.T) {
	r := newRecords(t)
	do := func(in Intent) {
		t.Helper()
		must.Get(r.do(in))
	}
	cats := func() (all []int) {
		people, _ := r.Everyone()
		same, _ := r.Aliases()
		for _, p := range same.Merged(people) {
			all = append(all, p.Cat())
		}
		return all
	}
	do(SetCat{"p1", Cats})
	for i, name := range []string{"!?", "😺", strings.Repeat("Ö", 40), "٣", "Eve", "Flo", "Gus", "Hal"} {
		do(Meet{fmt.Sprint("p", 4+i), name})
	}
	want := []int{0, 11, 2, 3, 1, 4, 5, 6, 7, 8, 9, 10}
	expect.Same(t, "cats", cats(), want)
	do(Rename{"p0", "Anna"})
	do(SetBadge{"p0", 5, 2})
	expect.Same(t, "cats", cats(), want)
}

// TestACatThatWasNeverChosenStays is about people who were added by an older Tabby, or came in
// with a game.
func TestACatThatWasNeverChosenStays(t *testing.T) {
	r := records{NewCatalogue(), map[string]string{}}
	var people []Person
	for i := range Cats {
		p := Person{ID: fmt.Sprint("p", i), Rev: 1}
		p.Colour, p.Shape = RarestBadge(people)
		people = append(people, p)
		r.Apply(p)
		expect.Same(t, fmt.Sprint("the cat of person ", i), p.Cat(), i)
	}
	undo, err := r.do(SetBadge{"p3", 0, 0})
	same, _ := r.Aliases()
	if p := same.Merged([]Person{r.People["p3"]})[0]; err != nil || p.Cat() != 3 {
		t.Errorf("cat %d with another badge, %v", p.Cat(), err)
	}
	if _, err = r.do(undo); err != nil {
		t.Error(err)
	}
	if p := (Person{Chosen: Cats + 4, Colour: 2, Shape: 2}); p.Cat() != 2 {
		t.Errorf("cat %d in place of one that only a newer Tabby has", p.Cat())
	}
}
