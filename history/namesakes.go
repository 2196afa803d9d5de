package history

import (
	"cmp"
	"maps"
	"slices"

	"tabby/scoring"
)

// A Namesake is one of two people with the same name, or at the same seat: two devices added
// them separately, or a file brought one.
type Namesake struct {
	Person
	Into  Person // the one with the most games
	Apart int    // in how many games both play, which nobody does with oneself
}

// A SameSeat has the two people who sit at one seat of one game, as two devices know it that have
// taken it in from a file. Their names are those with which the game began.
type SameSeat [2]scoring.Person

// SameSeats returns the people who sit at the same seats with different ids, by the first entries
// of two endings of a game. If the entries differ in anything else, it returns none.
func SameSeats(body, other string) (all []SameSeat) {
	if !slices.Equal(Said(body), Said(other)) {
		return nil
	}
	one, two := startOf(body), startOf(other)
	for i := range min(len(one), len(two)) {
		if one[i].ID != two[i].ID {
			all = append(all, SameSeat{one[i], two[i]})
		}
	}
	return all
}

// startOf returns the people with whom a game begins, by its first entry, or nobody.
func startOf(body string) []scoring.Person {
	raw, err := splitEvents(body)
	if err != nil {
		return nil
	}
	event, err := scoring.UnmarshalAll(raw[0])
	if start, is := event.(scoring.Started); is && err == nil {
		return start.People
	}
	return nil
}

// Namesakes returns the pairs of people of one name, or of one seat, of whom nobody has said yet
// whether they are one person. Pairs are ordered by name; people who were renamed come first,
// and then those with the most games. together counts the games in which one of some entries and
// one of the others play.
func (s Aliases) Namesakes(people []Person, seats []SameSeat, together func(some, others []string) (int, error)) ([]Namesake, error) {
	named := s.byName(s.Merged(people), seats)
	var all []Namesake
	for _, name := range slices.Sorted(maps.Keys(named)) {
		same := named[name]
		for _, p := range same[1:] {
			if s[p.ID].Apart && s[same[0].ID].Apart {
				continue
			}
			n, err := together(s.Entries(p.ID), s.Entries(same[0].ID))
			if err != nil {
				return nil, err
			}
			all = append(all, Namesake{p, same[0], n})
		}
	}
	return all, nil
}

// byName returns people by their folded names, the most played first. Those who share seats go by
// one name: one that somebody gave to one of them since counts for all.
func (s Aliases) byName(people []Person, seats []SameSeat) map[string][]Person {
	began := map[string]string{} // how people were called when they sat down
	for _, seat := range seats {
		for _, p := range seat {
			began[s.Of(p.ID)] = scoring.Fold(p.Name)
		}
	}
	renamed := func(p Person) int {
		if name, sat := began[p.ID]; sat && name != scoring.Fold(p.Name) {
			return 1
		}
		return 0
	}
	slices.SortFunc(people, func(a, b Person) int {
		return cmp.Or(renamed(b)-renamed(a), b.Games-a.Games, cmp.Compare(a.ID, b.ID))
	})
	first := s.firsts(people, seats)
	named := map[string][]Person{}
	for i, p := range people {
		name := scoring.Fold(people[first[i]].Name)
		named[name] = append(named[name], p)
	}
	return named
}

// firsts returns, for each of some people, the place of the first of all with whom they share seats,
// or their own.
func (s Aliases) firsts(people []Person, seats []SameSeat) []int {
	at, first := map[string]int{}, make([]int, len(people))
	for i, p := range people {
		at[p.ID], first[i] = i, i
	}
	of := func(i int) int {
		for first[i] != i {
			i = first[i]
		}
		return i
	}
	for _, seat := range seats {
		a, knownA := at[s.Of(seat[0].ID)]
		b, knownB := at[s.Of(seat[1].ID)]
		if knownA && knownB {
			a, b = of(a), of(b)
			first[max(a, b)] = min(a, b)
		}
	}
	for i := range first {
		first[i] = of(i)
	}
	return first
}

// SettleNames says for pairs of people whether both are one person. Two who have played together
// are two people.
func SettleNames(all []Namesake, same func(Namesake) bool) (says Several) {
	for _, n := range all {
		intents := []Intent{TellApart{n.ID, true}, TellApart{n.Into.ID, true}}
		if n.Apart == 0 && same(n) {
			intents = []Intent{Merge{n.ID, n.Into.ID}}
		}
		for _, in := range intents {
			if !slices.Contains(says, in) {
				says = append(says, in)
			}
		}
	}
	return says
}
