package history

import (
	"maps"
	"slices"
	"strings"
	"time"

	"tabby/scoring"
)

// A Group is some people who play together, as recent games show.
type Group struct {
	People []string // their sorted ids
	Name   string   // given by [NameGroup], or ""
	Games  int      // of those that were looked at
	Latest Summary  // of their games
	days   map[string]time.Weekday
}

// GroupID returns the id of a group, the same on every device: the sorted ids of its
// people.
func GroupID(people []string) string {
	ids := slices.Clone(people)
	slices.Sort(ids)
	return strings.Join(slices.Compact(ids), " ")
}

// Groups returns who played together in some games, which are the newest first, with
// the names of groups by id. The group of the newest game comes first. Games that
// fewer than two known people played are left out.
func Groups(games []Summary, names map[string]string) []Group {
	var all []Group
	at := map[string]int{}
	for _, g := range games {
		people := g.People()
		if len(people) < 2 {
			continue
		}
		id := GroupID(people)
		i, known := at[id]
		if !known {
			i = len(all)
			at[id] = i
			all = append(all, Group{People: people, Name: names[id], Latest: g, days: map[string]time.Weekday{}})
		}
		all[i].Games++
		if day, err := time.Parse(time.DateOnly, g.Day()); err == nil {
			all[i].days[g.Day()] = day.Weekday()
		}
	}
	return all
}

// Weekday returns the day of the week on which the group usually plays, and whether
// there is one: it played on three evenings or more, and on two of three of them.
func (g Group) Weekday() (time.Weekday, bool) {
	var on [7]int
	for day := range maps.Values(g.days) {
		on[day]++
	}
	day := slices.Index(on[:], slices.Max(on[:]))
	return time.Weekday(day), len(g.days) >= 3 && 3*on[day] >= 2*len(g.days)
}

// A NameGroup gives a name to people who play together; "" removes it.
type NameGroup struct {
	People []string
	Name   string
}

func (in NameGroup) decide(s Lookup) (Change, error) {
	same, err := s.Aliases()
	if err != nil {
		return Change{}, err
	}
	var people []string
	for _, id := range in.People {
		if _, err := personIn(s, same.Of(id)); err != nil {
			return Change{}, err
		}
		people = append(people, same.Of(id))
	}
	name := ""
	if in.Name != "" {
		if name, err = scoring.CleanName(in.Name); err != nil {
			return Change{}, err
		}
	}
	return annotate(s, OfGroup, GroupID(people), func(m *GroupAnnotation) Intent {
		return NameGroup{in.People, swap(&m.Name, name)}
	})
}
