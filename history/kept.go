package history

import (
	"io"
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

// A Held is a history in memory, compressed: about 100 bytes for each entry, and a tenth of the text of its
// lines. It is a [Taker] for lines that have to be checked before they are stored. It must be used by one
// goroutine at a time.
type Held struct {
	Catalogue
	Rounds Rounds // of the games
	Seats  []Seat // of the players, each once

	lines   memorySource
	games   map[string]*heldGame
	order   []string // of the games, in which they came
	removed map[string]bool
	newer   map[string]Verbatim // by what it is about and its sum
}

// A heldGame has the entries of a game.
type heldGame struct {
	main, beside []heldEntry
	newer        bool // a newer Tabby wrote it
}

// A heldEntry is an entry with the position of its line.
type heldEntry struct {
	sum, before string
	at          int64
	length, seq int32
}

// NewHeld returns an empty history.
func NewHeld() *Held {
	return &Held{
		Catalogue: NewCatalogue(), Rounds: Rounds{}, games: map[string]*heldGame{}, removed: map[string]bool{}, newer: map[string]Verbatim{},
	}
}

// Hold reads and checks a whole file, as [ReadFile] and [File.Take] do.
func Hold(from io.Reader, kept Kept, work Work) (*Held, Imported, error) {
	f, err := ReadFile(from, kept, work)
	if err != nil {
		return nil, Imported{}, err
	}
	h := NewHeld()
	got, err := f.Take(h, How{})
	return h, got, err
}

// Games returns the ids of all games, in the order in which they came.
func (h *Held) Games() []string {
	return slices.DeleteFunc(slices.Clone(h.order), func(game string) bool { return len(h.games[game].main) == 0 })
}

// Line yields the entries on the main line of a game.
func (h *Held) Line(game string) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		for _, e := range h.of(game).main {
			if !yield(h.read(e)) {
				return
			}
		}
	}
}

// Beside yields the other entries of a game, each after the one before it.
func (h *Held) Beside(game string) iter.Seq2[Other, error] {
	return func(yield func(Other, error) bool) {
		for _, o := range h.of(game).beside {
			e, err := h.read(o)
			if !yield(Other{e, o.before}, err) {
				return
			}
		}
	}
}

// Text returns the line of a person, an annotation or an entry: unchanged from the import, or as this version writes it.
func (h *Held) Text(what interface{ Line() []byte }) []byte {
	of, _ := verbatimOf(what)
	if v, is := h.newer[of.Key+"/"+of.Sum]; is {
		return []byte(v.Text + "\n")
	}
	return what.Line()
}

func (h *Held) of(game string) *heldGame {
	if h.games[game] == nil {
		h.games[game] = &heldGame{}
		h.order = append(h.order, game)
	}
	return h.games[game]
}

// read reads an entry again.
func (h *Held) read(e heldEntry) (Entry, error) {
	line := make([]byte, e.length)
	if _, err := h.lines.ReadAt(line, e.at); err != nil {
		return Entry{}, err
	}
	what, err := ParseLine(line)
	entry, _ := what.(Entry)
	return entry, err
}

// Stored implements [Taker].
func (h *Held) Stored(game string) (Stored, error) {
	s := Stored{Removed: h.removed[game]}
	if g := h.games[game]; g != nil {
		s.Line, s.Beside = nodesOf(g.main), nodesOf(g.beside)
	}
	return s, nil
}

func nodesOf(all []heldEntry) (nodes []Node) {
	for _, e := range all {
		nodes = append(nodes, Node{Seq: int(e.seq), Sum: e.sum, Before: e.before})
	}
	return nodes
}

// Ledger implements [Taker].
func (h *Held) Ledger(game string) (l Ledger, err error) {
	l.ID = game
	for e, err := range h.Line(game) {
		if err == nil {
			l, _, err = l.Next(e)
		}
		if err != nil {
			return l, err
		}
	}
	return l, nil
}

// Ledgers implements [Taker].
func (h *Held) Ledgers(game string) (map[string]Ledger, error) {
	at := map[string]Ledger{"": {ID: game}}
	g := h.of(game)
	for _, held := range slices.Concat(g.main, g.beside) {
		e, err := h.read(held)
		if err == nil {
			at[e.Sum], _, err = at[held.before].Next(e)
		}
		if err != nil {
			return nil, err
		}
	}
	return at, nil
}

// Tree implements [Taker].
func (h *Held) Tree(game string) (all []Node, main int, err error) {
	g := h.of(game)
	for _, held := range slices.Concat(g.main, g.beside) {
		e, err := h.read(held)
		if err != nil {
			return nil, 0, err
		}
		all = append(all, NodeOf(e, held.before))
	}
	return all, len(g.main), nil
}

// Add implements [Taker].
func (h *Held) Add(e Entry, before string, main bool, _ Ledger) error {
	line, g := e.Line(), h.of(e.Game)
	held := heldEntry{sum: e.Sum, before: before, at: h.lines.Size(), length: int32(len(line)), seq: int32(e.Seq)}
	_, _ = h.lines.Write(line) // memory takes all
	if main {
		g.main = append(g.main, held)
	} else {
		g.beside = append(g.beside, held)
	}
	return nil
}

// Derive implements [Taker].
func (h *Held) Derive(s Summary) error {
	h.of(s.ID).newer = s.Newer
	h.Rounds.Add(s.ID, s.Rounds)
	return nil
}

// TakeBack implements [Taker].
func (h *Held) TakeBack(game string, main int, beside []string) error {
	g := h.of(game)
	g.main = g.main[:main]
	g.beside = slices.DeleteFunc(g.beside, func(e heldEntry) bool { return slices.Contains(beside, e.sum) })
	return nil
}

// SetRemoved implements [Taker].
func (h *Held) SetRemoved(game string, is bool) error {
	h.removed[game] = is
	return nil
}

// InTrash implements [Taker].
func (h *Held) InTrash(game string) (bool, error) {
	return h.Annotations[[2]string{OfGame, game}].game().InTrash(), nil
}

// Revise implements [Taker].
func (h *Held) Revise(r Revision) (newer bool, err error) {
	newer = h.IsNews(r)
	h.Apply(r)
	return newer, nil
}

// Keep implements [Taker].
func (h *Held) Keep(v Verbatim, spare bool) error {
	if g, is := h.games[strings.TrimPrefix(v.Key, "game/")]; !spare || is && g.newer {
		h.newer[v.Key+"/"+v.Sum] = v
	}
	return nil
}

// Done implements [Taker].
func (h *Held) Done(_ []Forked, players []Seat) error {
	h.Seats = append(h.Seats, players...)
	return nil
}
