package history

import (
	"cmp"
	"encoding/json"
	"slices"
	"time"

	"tabby/scoring"
)

// A Node is an entry in the tree of its game.
type Node struct {
	Seq    int
	Sum    string
	Before string // the sum of the entry before it, or "" of the first
	At     time.Time
	Says   []string // a checksum of each of its events, as [Said] returns them
}

// NodeOf returns the node of an entry after the one with the sum before. Its time is
// zero if the entry does not say one.
func NodeOf(e Entry, before string) Node {
	at, _ := time.Parse(time.RFC3339, e.At)
	return Node{Seq: e.Seq, Sum: e.Sum, Before: before, At: at, Says: Said(e.Body)}
}

// A Tree has all entries of a game. If two devices continued the game, the tree forks, and every
// way from the first entry to a last one is an ending of the game. A way that says nothing more
// than another one is not an ending of its own: two devices imported the same game, and each gave
// the people its own ids. One of the endings is the main line, which counts. It depends only on the
// entries and the choice of the table, so that all devices with the same entries have the same main
// line. At a fork the main line goes to the chosen entry or, without one, along the way that was
// begun first. Entries that are added to an ending later do not change that.
type Tree struct {
	nodes map[string]Node     // by sum
	after map[string][]Node   // by the sum before, the one that was begun first in front; only those on the way to an ending
	told  map[string]string   // a checksum of all that is said up to an entry, by its sum
	tells map[string][]string // the sums of the entries in which that much is said, by that checksum
	ways  int                 // from the first entry to a last one, also those that are no other ending
}

// NewTree returns the tree of some entries, in any order.
func NewTree(nodes []Node) Tree {
	t := Tree{map[string]Node{}, map[string][]Node{}, map[string]string{}, map[string][]string{}, 0}
	for _, n := range nodes {
		if _, known := t.nodes[n.Sum]; !known && n.Sum != "" {
			t.nodes[n.Sum] = n
			t.after[n.Before] = append(t.after[n.Before], n)
		}
	}
	for _, forks := range t.after {
		slices.SortFunc(forks, Node.compare)
	}
	t.tell()
	if t.ways = t.Leaves(); t.ways > 1 && t.ways <= MaxEndings {
		t.fold()
	}
	return t
}

func (n Node) compare(o Node) int { return cmp.Or(n.At.Compare(o.At), cmp.Compare(n.Sum, o.Sum)) }

// Leaves returns the number of endings.
func (t Tree) Leaves() int { return len(t.leaves()) }

// leaves returns the last entries of all endings.
func (t Tree) leaves() (all []Node) {
	for _, forks := range t.after {
		for _, n := range forks {
			if len(t.after[n.Sum]) == 0 {
				all = append(all, n)
			}
		}
	}
	return all
}

// Ways returns the number of ways from the first entry to a last one, including those that do not
// count as another ending.
func (t Tree) Ways() int { return t.ways }

// MaxEndings is how many ways from the first entry to a last one a game may have.
const MaxEndings = 256

// CheckWays returns an error that wraps [ErrTooMuch] if a game has more endings than Tabby
// keeps. Its devices have never been apart so often: someone made them up.
func (t Tree) CheckWays(game string) error {
	if t.ways > MaxEndings {
		return Refusal{Reason: ErrTooMuch, Kind: OfGame, What: game, Limit: Endings, Count: MaxEndings}
	}
	return nil
}

// Turns reports whether the main line has changed to another branch, and whether that was chosen at
// the table. A main line that only grows has not changed.
func (t Tree) Turns(was []Node, chosen string) (turns, wanted bool) {
	line := t.Main(chosen)
	if t.SaysAll(line, was) {
		return false, false
	}
	at := t.shared(was, line)
	way := t.to(t.ofSame(chosen))
	return true, at < len(way) && way[at].Sum == line[at].Sum
}

// Main returns the main line, from the first entry on. chosen is the sum of the entry
// that the table chose, or "".
func (t Tree) Main(chosen string) []Node {
	wanted := map[string]bool{}
	for _, n := range t.to(t.ofSame(chosen)) {
		wanted[n.Sum] = true
	}
	var line []Node
	for next := t.after[""]; len(next) > 0; next = t.after[line[len(line)-1].Sum] {
		i := slices.IndexFunc(next, func(n Node) bool { return wanted[n.Sum] })
		line = append(line, next[max(i, 0)])
	}
	return line
}

// to returns the entries from the first to the one with a sum. It is empty if one of
// them is not there.
func (t Tree) to(sum string) []Node {
	var line []Node
	for sum != "" {
		n, known := t.nodes[sum]
		if !known || len(line) > len(t.nodes) {
			return nil
		}
		line = append(line, n)
		sum = n.Before
	}
	slices.Reverse(line)
	return line
}

// A Branch is an ending in a tree.
type Branch struct {
	Line []Node // from the first entry on
	Fork int    // how many entries it shares with the main line, or the main line with any other
}

// Endings returns all endings, the main line first, and then the others in the order in which
// they part from it. chosen is as for [Tree.Main].
func (t Tree) Endings(chosen string) []Branch {
	main := Branch{Line: t.Main(chosen)}
	main.Fork = len(main.Line)
	var others []Branch
	for _, n := range t.leaves() {
		if len(main.Line) > 0 && n.Sum == main.last().Sum {
			continue
		}
		if line := t.to(n.Sum); len(line) > 0 {
			b := Branch{line, t.shared(line, main.Line)}
			others, main.Fork = append(others, b), min(main.Fork, b.Fork)
		}
	}
	slices.SortFunc(others, func(a, b Branch) int {
		return cmp.Or(cmp.Compare(a.Fork, b.Fork), a.Line[a.Fork].compare(b.Line[b.Fork]), cmp.Compare(a.last().Sum, b.last().Sum))
	})
	if len(main.Line) == 0 {
		return others
	}
	return append([]Branch{main}, others...)
}

// last returns the last entry of the ending.
func (b Branch) last() Node { return b.Line[len(b.Line)-1] }

// shared returns with how many entries of the same content two lines begin.
func (t Tree) shared(a, b []Node) int {
	n := 0
	for n < min(len(a), len(b)) && t.told[a[n].Sum] == t.told[b[n].Sum] {
		n++
	}
	return n
}

// An Ending is one of the ways in which a game continued.
type Ending struct {
	Summary           // the game with this ending
	Sum     string    `json:"sum"`   // of its last entry
	Since   int       `json:"since"` // rounds recorded before it parts from the main line, or the main line from any other
	First   time.Time `json:"first"` // when it was written on first after that
	Main    bool      `json:"main"`  // the game goes by it
}

// EndingsOf returns the endings of a game in a tree. at has the ledger after each entry, by the checksum of
// the entry.
func EndingsOf(branches []Branch, at map[string]Ledger) []Ending {
	all := make([]Ending, len(branches))
	rounds := map[string]int{} // by the sum of the entry before a fork: many endings may part there
	for i, b := range branches {
		end := at[b.last().Sum]
		e := Ending{Summary: end.Summary(), Sum: end.Sum, Main: i == 0, First: b.Line[min(b.Fork, len(b.Line)-1)].At}
		if b.Fork > 0 {
			fork := b.Line[b.Fork-1].Sum
			if _, known := rounds[fork]; !known {
				rounds[fork] = at[fork].Summary().Rounds
			}
			e.Since = rounds[fork]
		}
		all[i] = e
	}
	return all
}

// Said returns a checksum of each event in the body of an entry. It ignores the ids of people, and
// the names with which a game began: each device gives its own ids, and names change. It returns
// nil if the body cannot be read.
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

// nameless returns an event without ids and names, or unchanged if it has none or a newer Tabby
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

// tell finds out how much has been said up to each entry.
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

// fold leaves out the endings that say no more than another one. If two say the same, it keeps the
// one whose last entry was written first.
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

// cut leaves out an ending, back to the entry at which others part from it.
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

// ofSame returns, for an entry that is left out, the sum of the entry that says the same: the one
// that was written first. It returns any other sum unchanged.
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
