package history

import (
	"cmp"
	"slices"
	"time"
)

// A Node is an entry in the tree of its game.
type Node struct {
	Seq    int
	Sum    string
	Before string // the sum of the entry before it, or "" of the first
	At     time.Time
}

// NodeOf returns the node of an entry after the one with the sum before. Its time is
// zero if the entry does not say one.
func NodeOf(e Entry, before string) Node {
	at, _ := time.Parse(time.RFC3339, e.At)
	return Node{Seq: e.Seq, Sum: e.Sum, Before: before, At: at}
}

// A Tree has all entries of a game. Where two devices wrote on apart, it forks, and every
// way from the first entry to a last one is an ending of the game.
//
// One of them is the main line, by which the game goes. It depends on nothing but the
// entries and the choice of the table, so that all devices that know the same go by the
// same one. At a fork it is the way to the chosen entry or, without one, the way that
// was begun first: what is written on an ending later does not change that.
type Tree struct {
	nodes map[string]Node   // by sum
	after map[string][]Node // by the sum before, the one that was begun first in front
}

// NewTree returns the tree of some entries, in any order.
func NewTree(nodes []Node) Tree {
	t := Tree{map[string]Node{}, map[string][]Node{}}
	for _, n := range nodes {
		if _, known := t.nodes[n.Sum]; !known && n.Sum != "" {
			t.nodes[n.Sum] = n
			t.after[n.Before] = append(t.after[n.Before], n)
		}
	}
	for _, forks := range t.after {
		slices.SortFunc(forks, Node.compare)
	}
	return t
}

func (n Node) compare(o Node) int { return cmp.Or(n.At.Compare(o.At), cmp.Compare(n.Sum, o.Sum)) }

// Has reports whether an entry with that sum is in the tree.
func (t Tree) Has(sum string) bool {
	_, has := t.nodes[sum]
	return has
}

// Leaves returns the number of endings.
func (t Tree) Leaves() int {
	n := 0
	for sum := range t.nodes {
		if len(t.after[sum]) == 0 {
			n++
		}
	}
	return n
}

// MaxEndings is how many endings a game may have.
const MaxEndings = 256

// CheckLeaves returns an error that wraps [ErrTooMuch] if a game has more endings than Tabby
// keeps. Its devices have never been apart so often: someone made them up.
func (t Tree) CheckLeaves(game string) error {
	if t.Leaves() > MaxEndings {
		return Refusal{Reason: ErrTooMuch, Kind: OfGame, What: game, Limit: Endings, Count: MaxEndings}
	}
	return nil
}

// Turns reports whether a main line as it was turns into another one at some entry, and
// whether the choice of the table says so. One that only grows turns nowhere.
func (t Tree) Turns(was []Node, chosen string) (turns, wanted bool) {
	line := t.Main(chosen)
	at := shared(was, line)
	if at == len(was) || at == len(line) {
		return false, false
	}
	way := t.to(chosen)
	return true, at < len(way) && way[at].Sum == line[at].Sum
}

// Main returns the main line, from the first entry on. chosen is the sum of the entry
// that the table chose, or "".
func (t Tree) Main(chosen string) []Node {
	wanted := map[string]bool{}
	for _, n := range t.to(chosen) {
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

// Endings returns all endings, the main line first and then those that part from it
// first. chosen is as for [Tree.Main].
func (t Tree) Endings(chosen string) []Branch {
	main := Branch{Line: t.Main(chosen)}
	main.Fork = len(main.Line)
	var others []Branch
	for sum, n := range t.nodes {
		if len(t.after[sum]) > 0 || len(main.Line) > 0 && sum == main.Line[len(main.Line)-1].Sum {
			continue
		}
		if line := t.to(n.Sum); len(line) > 0 {
			b := Branch{line, shared(line, main.Line)}
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

// shared returns how many entries two lines begin with.
func shared(a, b []Node) int {
	n := 0
	for n < min(len(a), len(b)) && a[n].Sum == b[n].Sum {
		n++
	}
	return n
}
