package history

import (
	"maps"
	"slices"
	"strings"
)

// A Digest has a checksum of everything in a store that an export has in it. Two stores
// with the same digest export the same bytes, and from two digests follows what one
// store has that the other lacks.
type Digest struct {
	Games  map[string]string `json:"games"`  // of all entries, by the id of the game
	People map[string]string `json:"people"` // by id
	Marks  map[string]string `json:"marks"`  // by the [Annotation.Key]

	// Removed are the games that this device has deleted for good. It has nothing of them,
	// and takes nothing.
	Removed map[string]bool `json:"removed"`
}

// A Part is part of a store.
type Part struct {
	Games  []string // ids
	People []string // ids
	Marks  []string // as [Annotation.Key] returns them
}

// Key returns what the annotation is about: its kind and the id, with a slash between.
func (m Annotation) Key() string { return m.Kind + "/" + m.ID }

// Beyond returns what the store of d has that the one of other lacks or has otherwise,
// in the order of ids, without the games that the other has deleted for good.
func (d Digest) Beyond(other Digest) Part {
	games := maps.Clone(d.Games)
	maps.DeleteFunc(games, func(id, _ string) bool { return other.Removed[id] })
	return Part{
		Games:  beyond(games, other.Games),
		People: beyond(d.People, other.People),
		Marks:  beyond(d.Marks, other.Marks),
	}
}

// IsEmpty reports whether nothing belongs to the part.
func (p Part) IsEmpty() bool { return len(p.Games)+len(p.People)+len(p.Marks) == 0 }

func beyond(some, others map[string]string) []string {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(some)), func(id string) bool { return some[id] == others[id] })
}

// DigestOf returns the checksum of a game whose endings have these sums, in any order:
// the sum of an entry is over all before it.
func DigestOf(endings ...string) string {
	slices.Sort(endings)
	return Checksum(strings.Join(endings, " "))
}
