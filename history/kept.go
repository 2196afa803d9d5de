package history

import (
	"iter"
	"slices"
	"strings"
	"time"
)

// A Kept is the store with which a file of games is compared, for reading.
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

// A Taker is a store into which lines are imported; see [Taking]. The caller has its transaction:
// after an error no line is stored.
type Taker interface {
	// Stored returns what the store has of a game.
	Stored(game string) (Stored, error)
	// Ledger returns a game as of the last entry of its main line.
	Ledger(game string) (Ledger, error)
	// Ledgers returns a game as of each of its entries, by their sums.
	Ledgers(game string) (map[string]Ledger, error)
	// Tree returns all entries of a game, and how many of them are its main line: the first ones.
	Tree(game string) (all []Node, main int, err error)

	// Add adds an entry after the one with the checksum before: to the end of the main line, or to
	// another ending. after is the game with the entry.
	Add(e Entry, before string, main bool, after Ledger) error
	// Derive stores what is computed from a game whose main line has grown.
	Derive(s Summary) error
	// TakeBack removes all entries of the main line of a game except the first main ones, and the given entries of other endings.
	TakeBack(game string, main int, beside []string) error
	// SetRemoved records whether a game was deleted permanently, if the store has nothing of it.
	SetRemoved(game string, is bool) error
	// InTrash reports whether a game is in the bin.
	InTrash(game string) (bool, error)
	// Revise stores a person or an annotation if it is newer than the stored one, and reports whether it was.
	Revise(r Revision) (newer bool, err error)
	// Keep stores a line unchanged if the store has the person, annotation or entry that it is about. A spare line is
	// stored only if the game cannot be computed here.
	Keep(v Verbatim, spare bool) error
	// Done ends the import: it decides which ending counts in games with several, and
	// adds unknown players.
	Done(forked []Forked, players []Seat) error
}

// A Stored is what a store has of a game.
type Stored struct {
	Line    []Node // the main line
	Beside  []Node // its other entries; the times and what is said are not needed
	Removed bool   // it was deleted for good
}

// A Forked is a game with several endings, for which entries have just been imported.
type Forked struct {
	Game string
	Main int // entries of its main line before
}

// A How says for what purpose lines are imported.
type How struct {
	Wanted bool // a person has chosen the file, so games that were deleted permanently here are restored
	ByHand bool // a stored game is not changed, even if the file differs
	// Kept means that the lines come from files of this store: there are no limits, they may say what was deleted
	// permanently, and an entry may come before its predecessor.
	Kept bool
}

// A Digest has a checksum of everything in a store that its export contains. Two stores with the
// same digest export the same bytes, and the digests of two stores show what each is missing.
type Digest struct {
	Games  map[string]string `json:"games"`  // of all entries, by the id of the game
	People map[string]string `json:"people"` // by id
	Marks  map[string]string `json:"marks"`  // by what they are about

	// Removed are the games that this device has deleted for good. It has nothing of them, and
	// does not accept them.
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
