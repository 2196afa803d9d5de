package history

import "testing"

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
