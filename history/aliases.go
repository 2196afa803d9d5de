package history

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

// Merge returns the people with the games of all their entries, and without their
// further entries.
func (s Aliases) Merge(people []Person) []Person {
	at := map[string]int{}
	var merged []Person
	for _, p := range people {
		if s.Of(p.ID) == p.ID {
			p.Retired = s[p.ID].Retired
			at[p.ID] = len(merged)
			merged = append(merged, p)
		}
	}
	for _, p := range people {
		i, known := at[s.Of(p.ID)]
		if known && s.Of(p.ID) != p.ID {
			merged[i].Games += p.Games
			if p.Last.After(merged[i].Last) {
				merged[i].Last = p.Last
			}
		}
	}
	return merged
}
