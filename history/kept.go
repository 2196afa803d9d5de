package history

import (
	"iter"
	"slices"
	"strings"
	"time"
)

// A Kept is the store with which a file of games is compared.
type Kept interface {
	// Detail returns a game. The error wraps [ErrNoGame] if no game has that id.
	Detail(id string) (Detail, error)
	// Has reports whether a game has that id.
	Has(id string) (bool, error)
	// Everyone returns all entries of all people.
	Everyone() ([]Person, error)
	// Annotation returns the newest annotation of that kind and id, or the zero one.
	Annotation(kind, id string) (Annotation, error)
	// EachGame yields the games that a filter wants.
	EachGame(Filter) iter.Seq2[Summary, error]
	Settings
	// Now returns the time: no game of a file is of a later day.
	Now() time.Time
}

// Empty is a store without anything in it.
type Empty struct{}

// Detail finds no game.
func (Empty) Detail(id string) (Detail, error) {
	return Detail{}, Refusal{Reason: ErrNoGame, What: id}
}

// Has finds no game.
func (Empty) Has(string) (bool, error) { return false, nil }

// Everyone finds nobody.
func (Empty) Everyone() ([]Person, error) { return nil, nil }

// Annotation finds no annotation.
func (Empty) Annotation(string, string) (Annotation, error) { return Annotation{}, nil }

// EachGame yields no game.
func (Empty) EachGame(Filter) iter.Seq2[Summary, error] { return func(func(Summary, error) bool) {} }

// Setting finds no setting.
func (Empty) Setting(string) string { return "" }

// Now returns the zero time: any day is possible.
func (Empty) Now() time.Time { return time.Time{} }

// A Taker is a store that takes lines; see [Taking]. The caller holds its transaction: after an
// error none of the lines is stored.
type Taker interface {
	// Stored returns what there is of a game.
	Stored(game string) (Stored, error)
	// Ledger returns a game as of the last entry of its main line.
	Ledger(game string) (Ledger, error)
	// Ledgers returns a game as of each of its entries, by their sums.
	Ledgers(game string) (map[string]Ledger, error)
	// Tree returns all entries of a game, and how many of them are its main line: the first ones.
	Tree(game string) (all []Node, main int, err error)

	// Add adds an entry after the one with the sum before, with which the game stands as after: to
	// the main line, which that one ends, or beside it.
	Add(e Entry, before string, main bool, after Ledger) error
	// Derive writes down what follows from a game whose main line has grown.
	Derive(s Summary) error
	// TakeBack removes all entries of the main line of a game but the first ones, and some beside it.
	TakeBack(game string, main int, beside []string) error
	// SetRemoved notes whether a game was deleted for good if nothing of it is there.
	SetRemoved(game string, is bool) error
	// InTrash reports whether a game is said to be in the bin.
	InTrash(game string) (bool, error)
	// Revise keeps a person or an annotation, and reports whether it is newer than what was there.
	Revise(r Revision) (newer bool, err error)
	// Keep keeps a line as it came if the store has the thing it is about. A spare line is kept
	// unless the game can be computed here.
	Keep(v Verbatim, spare bool) error
	// Done ends the import: it decides which ending counts in games that have several, and adds the
	// players whom nobody knows.
	Done(forked []Forked, players []Seat) error
}

// A Stored is what a store has of a game.
type Stored struct {
	Line    []Node // the main line
	Beside  []Node // its other entries; the times and what is said are not needed
	Removed bool   // it was deleted for good
}

// A Forked is a game with entries beside its main line, some of which have just been imported.
type Forked struct {
	Game string
	Main int // entries of its main line before
}

// A How is the purpose for which lines are taken.
type How struct {
	Wanted bool // a person has chosen the file: what was deleted here for good comes back
	ByHand bool // a game that is here is the same, whatever else the file says of it
	// Kept means that the lines were kept here: none is too much, they say what was deleted for good,
	// and an entry may come before the one that it follows on.
	Kept bool
}

// A Digest has a checksum of everything in a store that its export contains. Two stores with the
// same digest export the same bytes, and the digests of two stores show what each is missing.
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

// DigestOf returns the checksum of a game whose endings have these sums, in any order. The sum of
// an entry covers all entries before it.
func DigestOf(endings ...string) string {
	slices.Sort(endings)
	return Checksum(strings.Join(endings, " "))
}
