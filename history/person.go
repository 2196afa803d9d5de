package history

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"tabby/scoring"
)

// Badges is the number of colours and the number of shapes. Cats is the number of cats.
const (
	Badges = 8
	Cats   = 12
)

// A Person is a player known across games.
type Person struct {
	ID     string    `json:"id"` // UUIDv7
	Name   string    `json:"name"`
	Colour int       `json:"colour"` // 0 to 7
	Shape  int       `json:"mark"`   // 0 to 7
	Games  int       `json:"-"`      // number of games
	Last   time.Time `json:"-"`      // when the latest of them began, or zero
	Rev    int       `json:"-"`      // 1, 2, … with each change

	Retired bool `json:"-"` // is not offered for new games
	Chosen  int  `json:"-"` // the cat that was chosen, from 1; 0 for none
	Aside   bool `json:"-"` // known only from imported games that are all in the bin, and so not offered for new games
}

// IsBrought reports whether the person was added by a file of games; the ids of such people have no
// time.
func (p Person) IsBrought() bool { return strings.HasPrefix(p.ID, "00000000-0000-7") && p.Rev == 1 }

// Cat returns the cat of the person, from 0: the one that was chosen, or that of the badge.
func (p Person) Cat() int {
	if p.Chosen >= 1 && p.Chosen <= Cats {
		return p.Chosen - 1
	}
	return CatOf(p.Colour, p.Shape)
}

// CatOf returns the cat of a badge, from 0, for a person who was added without choosing a cat.
// The badges that are given first have different cats.
func CatOf(colour, shape int) int {
	return (colour + Badges*((shape-colour+Badges)%Badges)) % Cats
}

// Sum returns the checksum of the person.
func (p Person) Sum() string {
	return Checksum(p.ID, p.Name, strconv.Itoa(p.Colour), strconv.Itoa(p.Shape), strconv.Itoa(p.Rev))
}

// Newer reports whether p replaces other: it has the greater revision or, if those are
// equal, the greater checksum, so that all devices choose the same one.
func (p Person) Newer(other Person) bool {
	return p.Rev > other.Rev || p.Rev == other.Rev && p.Sum() > other.Sum()
}

// PersonOf returns the person with an id. The error wraps [ErrNoPerson].
func PersonOf(people []Person, id string) (Person, error) {
	for _, p := range people {
		if p.ID == id {
			return p, nil
		}
	}
	return Person{}, Refusal{Reason: ErrNoPerson, What: id}
}

// Named returns the person of a name, and whether there is one. An exact spelling comes before names that
// only count as the same.
func Named(people []Person, name string) (Person, bool) {
	i := slices.IndexFunc(people, func(p Person) bool { return p.Name == name })
	if i < 0 {
		i = slices.IndexFunc(people, func(p Person) bool { return scoring.SameName(p.Name, name) })
	}
	if i < 0 {
		return Person{}, false
	}
	return people[i], true
}

// freeName returns the name in the form in which it is stored. The error wraps [scoring.ErrName],
// or [scoring.ErrSameName] if a person with another id has that name or a similar one.
func freeName(people []Person, id, name string) (string, error) {
	clean, err := scoring.CleanName(name)
	if err != nil {
		return "", err
	}
	for _, p := range people {
		if p.ID != id && scoring.AlikeName(p.Name, clean) {
			return "", scoring.Refusal{Reason: scoring.ErrSameName, Player: p.Name}
		}
	}
	return clean, nil
}

// RarestBadge returns the badge that the fewest people have and, among those, one
// whose colour and shape are rarest. The first eight people get different colours
// and shapes.
func RarestBadge(people []Person) (colour, mark int) {
	var pairs [Badges][Badges]int
	var colours, marks [Badges]int
	for _, p := range people {
		pairs[p.Colour][p.Shape]++
		colours[p.Colour]++
		marks[p.Shape]++
	}
	best := -1
	for i := range Badges * Badges {
		c, m := i%Badges, (i+i/Badges)%Badges
		cost := pairs[c][m]*(2*len(people)+1) + colours[c] + marks[m]
		if best < 0 || cost < best {
			colour, mark, best = c, m, cost
		}
	}
	return colour, mark
}

// rarestCat returns the cat that the fewest people have.
func rarestCat(people []Person) int {
	var all [Cats]int
	for _, p := range people {
		all[p.Cat()]++
	}
	return slices.Index(all[:], slices.Min(all[:]))
}

// Aliases are the annotations of people, by id.
type Aliases map[string]PersonAnnotation

// Of returns the person to whom an entry belongs. In a cycle, which can result from changes on two
// devices, it is the smallest id.
func (s Aliases) Of(id string) string {
	least, seen := id, map[string]bool{}
	for at := id; ; at = s[at].Same {
		if seen[at] {
			return least
		}
		seen[at] = true
		if least = min(least, at); s[at].Same == "" {
			return at
		}
	}
}

// Entries returns the ids of all entries of a person, the person's own id first.
func (s Aliases) Entries(person string) []string {
	all := []string{person}
	for id := range s {
		if id != person && s.Of(id) == person {
			all = append(all, id)
		}
	}
	return all
}

// Merged returns the people with the games of all their entries, and without their
// further entries.
func (s Aliases) Merged(people []Person) []Person {
	at := map[string]int{}
	var merged []Person
	for _, p := range people {
		if s.Of(p.ID) == p.ID {
			p.Retired, p.Chosen = s[p.ID].Retired, s[p.ID].Cat
			at[p.ID] = len(merged)
			merged = append(merged, p)
		}
	}
	for _, p := range people {
		i, known := at[s.Of(p.ID)]
		if known && s.Of(p.ID) != p.ID {
			merged[i].Games += p.Games
			merged[i].Aside = merged[i].Aside && p.Aside
			if p.Last.After(merged[i].Last) {
				merged[i].Last = p.Last
			}
		}
	}
	return merged
}

// Canonical returns the person with a revision below the maximum.
func (p Person) Canonical() Person {
	p.Rev = canonicalRevision(p.Rev)
	return p
}

// A PersonAnnotation is what a family noted about a person besides name and badge.
type PersonAnnotation struct {
	Retired bool   `json:"retired,omitempty"`
	Same    string `json:"same,omitempty"`  // the id of another entry of the same person
	Cat     int    `json:"cat,omitempty"`   // the cat that was chosen, from 1
	Apart   bool   `json:"apart,omitempty"` // is another person than those of the same name
}

// A Namesake is one of two people with the same name, or at the same seat: two devices added
// them separately, or a file brought one.
type Namesake struct {
	Person
	Into  Person // the one with the most games
	Apart int    // the number of games in which both play; if there are any, they are different people
}

// A SameSeat is a pair of people who are probably the same: they have the same seat in a game that two
// devices imported from a file. Their names are those at the beginning of the game.
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

// Namesakes returns the pairs of people with one name, or with one seat, for whom nobody has said
// yet whether they are one person. Pairs are ordered by name; people who were renamed come first,
// and then those with the most games. together counts the games in which both an entry of the one
// and an entry of the other play.
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

// byName returns people by their folded names, the most played first. People who share a seat have
// one name: a name that somebody gave to one of them later counts for all.
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

// SettleNames returns the intents that record, for pairs of people, whether they are the same. Two people who have
// played together are not.
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
