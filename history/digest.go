package history

import (
	"slices"
	"strings"
)

// A Digest has a checksum of everything in a store that its export contains. Two stores with
// the same digest export the same bytes, and two digests tell what one store has and the other
// is missing.
type Digest struct {
	Games  map[string]string `json:"games"`  // of all entries, by the id of the game
	People map[string]string `json:"people"` // by id
	Marks  map[string]string `json:"marks"`  // by what they are about

	// Removed are the games that this device has deleted for good. It has nothing of them,
	// and takes nothing.
	Removed map[string]bool `json:"removed"`
}

// A Part is part of a store.
type Part struct {
	Games  []string // ids
	People []string // ids
	Marks  []string // what they are about
}

// key returns what the annotation is about: its kind and the id, with a slash between.
func (m Annotation) key() string { return m.Kind + "/" + m.ID }

// DigestOf returns the checksum of a game whose endings have these sums, in any order:
// the sum of an entry is over all before it.
func DigestOf(endings ...string) string {
	slices.Sort(endings)
	return Checksum(strings.Join(endings, " "))
}
