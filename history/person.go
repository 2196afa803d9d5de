package history

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"tabby/scoring"
)

// Badges is the number of colours, and of shapes, and Cats that of cats.
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
	Aside   bool `json:"-"` // came with a file of games, which are all in the trash, so nobody is offered them
}

// IsBrought reports whether nothing is said of the person but by files of games: such ids are of no time.
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

// freeName returns the name in the form in which it is stored. The error wraps
// [scoring.ErrName], or [scoring.ErrSameName] if a person with another id has that
// name or one that looks alike.
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

// Of returns the person that an entry belongs to. In a cycle, which only two devices
// together can make, it is the smallest id.
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

// Settled returns the person with a revision that leaves room for the next.
func (p Person) Settled() Person {
	p.Rev = settledRevision(p.Rev)
	return p
}

// A PersonAnnotation is what was noted about a person besides name and badge.
type PersonAnnotation struct {
	Retired bool   `json:"retired,omitempty"`
	Same    string `json:"same,omitempty"`  // the id of another entry of the same person
	Cat     int    `json:"cat,omitempty"`   // the cat that was chosen, from 1
	Apart   bool   `json:"apart,omitempty"` // is another person than those of the same name
}
