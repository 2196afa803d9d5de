package history

import (
	"cmp"
	"slices"

	"tabby/scoring"
)

// A Namesake is a person of whom there is another one of that name: two devices met them apart, or
// a file brought one.
type Namesake struct {
	Person
	Into  Person // the one with the most games
	Apart int    // in how many games both play, which nobody does with oneself
}

// Namesakes returns the pairs of people of one name of whom nobody has said yet whether they are
// one person, by name, those with the most games first. together counts the games in which one of
// some entries and one of the others play.
func (s Aliases) Namesakes(people []Person, together func(some, others []string) (int, error)) ([]Namesake, error) {
	named := map[string][]Person{}
	var names []string
	for _, p := range s.Merged(people) {
		name := scoring.Fold(p.Name)
		if named[name] == nil {
			names = append(names, name)
		}
		named[name] = append(named[name], p)
	}
	slices.Sort(names)
	var all []Namesake
	for _, name := range names {
		same := named[name]
		slices.SortFunc(same, func(a, b Person) int { return cmp.Or(b.Games-a.Games, cmp.Compare(a.ID, b.ID)) })
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

// SettleNames says of pairs of people whether both are one person. Those who have played together
// are two.
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
