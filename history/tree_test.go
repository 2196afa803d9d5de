package history

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// someTree draws the nodes of a tree, each after one before it.
func someTree(t *rapid.T) []Node {
	var all []Node
	for i := range rapid.IntRange(1, 25).Draw(t, "entries") {
		n := Node{Seq: 1, Sum: fmt.Sprintf("%x-%d", rapid.Uint8().Draw(t, "sum"), i), At: time.Unix(rapid.Int64Range(0, 3).Draw(t, "at"), 0)}
		if after := rapid.IntRange(-1, i-1).Draw(t, "after"); after >= 0 {
			n.Before, n.Seq = all[after].Sum, all[after].Seq+1
		}
		all = append(all, n)
	}
	return all
}

// goesBy returns the main line of a tree after a sum, read as the doc of [Tree] says it.
func goesBy(all []Node, sum, chosen string) []Node {
	var best *Node
	for i, n := range all {
		if n.Before != sum {
			continue
		}
		leads, led := leadsTo(all, n.Sum, chosen), best != nil && leadsTo(all, best.Sum, chosen)
		earlier := best == nil || n.At.Before(best.At) || n.At.Equal(best.At) && n.Sum < best.Sum
		if leads || !led && earlier {
			best = &all[i]
		}
	}
	if best == nil {
		return nil
	}
	return append([]Node{*best}, goesBy(all, best.Sum, chosen)...)
}

// leadsTo reports whether one entry is another, or before it.
func leadsTo(all []Node, sum, chosen string) bool {
	if sum == chosen {
		return true
	}
	return slices.ContainsFunc(all, func(n Node) bool { return n.Before == sum && leadsTo(all, n.Sum, chosen) })
}

// drawChoice draws the sum of an entry, or of none.
func drawChoice(t *rapid.T, all []Node) string {
	sums := []string{"", "elsewhere"}
	for _, n := range all {
		sums = append(sums, n.Sum)
	}
	return rapid.SampledFrom(sums).Draw(t, "choice")
}

func TestMainLineIsThatOfTheChoiceOrBegunFirst(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		all := someTree(t)
		chosen := drawChoice(t, all)
		want := goesBy(all, "", chosen)
		mixed := slices.Clone(all)
		rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "order"), 1)).Shuffle(len(mixed), func(i, j int) { mixed[i], mixed[j] = mixed[j], mixed[i] })
		if diff := cmp.Diff(want, NewTree(append(mixed, all[0])).Main(chosen)); diff != "" {
			t.Fatal(diff)
		}
	})
}

func TestWritingOnAnEndingDoesNotChangeTheMainLine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		all := someTree(t)
		chosen := drawChoice(t, all)
		endings := NewTree(all).Endings(chosen)
		last := rapid.SampledFrom(endings).Draw(t, "ending").last()
		main := NewTree(all).Main(chosen)
		grown := NewTree(append(all, Node{Seq: last.Seq + 1, Sum: "more", Before: last.Sum})).Main(chosen)
		if diff := cmp.Diff(main, grown[:len(main)]); diff != "" {
			t.Fatal(diff)
		}
	})
}

func TestEndingsAreTheWaysToTheLastEntries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		all := someTree(t)
		chosen := drawChoice(t, all)
		want := map[string]bool{}
		for _, n := range all {
			if !slices.ContainsFunc(all, func(o Node) bool { return o.Before == n.Sum }) {
				want[n.Sum] = true
			}
		}
		endings := NewTree(all).Endings(chosen)
		main := NewTree(all).Main(chosen)
		if diff := cmp.Diff(main, endings[0].Line); diff != "" {
			t.Fatalf("the first is not the main line: %s", diff)
		}
		for i, b := range endings {
			if !want[b.last().Sum] {
				t.Fatalf("%s is no last entry, or twice", b.last().Sum)
			}
			delete(want, b.last().Sum)
			for j, n := range b.Line {
				if n.Seq != j+1 || j > 0 && n.Before != b.Line[j-1].Sum {
					t.Fatalf("entry %d of ending %d does not follow", j, i)
				}
				if apart := j >= len(main) || main[j].Sum != n.Sum; i > 0 && apart != (j >= b.Fork) {
					t.Fatalf("ending %d parts at %d, not at %d", i, b.Fork, j)
				}
			}
		}
		if len(want) > 0 {
			t.Fatalf("endings are left out: %v", want)
		}
	})
}
