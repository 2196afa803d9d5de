package history

import (
	"encoding/json"
	"slices"

	"tabby/scoring"
)

// Said returns a checksum of each event in the body of an entry. The ids of its people, and the
// names with which a game began, are no part of it: each device gives its own ids, and names
// change. It returns nil if the body cannot be read.
func Said(body string) []string {
	raw, err := splitEvents(body)
	if err != nil {
		return nil
	}
	says := make([]string, len(raw))
	for i, text := range raw {
		says[i] = Checksum(string(nameless(text)))
	}
	return says
}

// nameless returns an event without that, or as it is if it has nothing of it or a newer Tabby
// wrote it.
func nameless(text json.RawMessage) []byte {
	event, err := scoring.UnmarshalAll(text)
	if err != nil {
		return text
	}
	switch e := event.(type) {
	case scoring.Started:
		e.People = make([]scoring.Person, len(e.People))
		event = e
	case scoring.Joined:
		e.Person = scoring.Person{Name: scoring.Fold(e.Person.Name)}
		event = e
	}
	if again, err := scoring.Marshal(event); err == nil {
		return again
	}
	return text
}

// tell finds out how much is said up to each entry.
func (t *Tree) tell() {
	inOrder := make([]Node, 0, len(t.nodes))
	for _, n := range t.nodes {
		inOrder = append(inOrder, n)
	}
	slices.SortFunc(inOrder, func(a, b Node) int { return a.Seq - b.Seq })
	for _, n := range inOrder {
		told, known := t.told[n.Before]
		if !known {
			told = n.Before
		}
		for _, said := range n.Says {
			told = Checksum(told, said)
			t.tells[told] = append(t.tells[told], n.Sum)
		}
		if len(n.Says) == 0 {
			told = n.Sum
		}
		t.told[n.Sum] = told
	}
}

// fold leaves out the endings that say nothing but what another one says too. Of two that say the
// same, the one whose last entry was written first stays.
func (t *Tree) fold() {
	for _, n := range t.leaves() {
		if slices.ContainsFunc(t.tells[t.told[n.Sum]], func(sum string) bool {
			other := t.nodes[sum]
			more := len(t.after[sum]) > 0 || t.told[sum] != t.told[n.Sum]
			return sum != n.Sum && (more || other.compare(n) < 0)
		}) {
			t.cut(n)
		}
	}
}

// cut leaves out an ending, up to where others part from it.
func (t *Tree) cut(n Node) {
	for len(t.after[n.Sum]) == 0 {
		t.after[n.Before] = slices.DeleteFunc(t.after[n.Before], func(o Node) bool { return o.Sum == n.Sum })
		before, known := t.nodes[n.Before]
		if !known {
			return
		}
		n = before
	}
}

// isLeftOut reports whether an entry is on no ending that counts.
func (t Tree) isLeftOut(n Node) bool {
	return !slices.ContainsFunc(t.after[n.Before], func(o Node) bool { return o.Sum == n.Sum })
}

// ofSame returns the sum of the entry that says the same as another one that is left out: the one
// that was written first. Any other sum it returns as it is.
func (t Tree) ofSame(sum string) string {
	n, known := t.nodes[sum]
	if !known || !t.isLeftOut(n) {
		return sum
	}
	best := Node{}
	for _, same := range t.tells[t.told[sum]] {
		o := t.nodes[same]
		if !t.isLeftOut(o) && (best.Sum == "" || o.compare(best) < 0) {
			best = o
		}
	}
	return best.Sum
}

// SaysAll reports whether a line says everything that another line says.
func (t Tree) SaysAll(line, other []Node) bool {
	if len(other) == 0 {
		return true
	}
	said := t.told[other[len(other)-1].Sum]
	return slices.ContainsFunc(line, func(n Node) bool { return t.told[n.Sum] == said || slices.Contains(t.tells[said], n.Sum) })
}

// SaysSame reports whether another tree has endings that say the same.
func (t Tree) SaysSame(o Tree) bool { return slices.Equal(t.said(), o.said()) }

// said returns a checksum of all that each ending says.
func (t Tree) said() (all []string) {
	for _, n := range t.leaves() {
		all = append(all, t.told[n.Sum])
	}
	slices.Sort(all)
	return all
}
