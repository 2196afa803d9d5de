package history

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// written returns the entries of a game of two people as a device writes them who knows them by ids
// that begin with its name: this many events an entry, each entry so late.
func written(t *testing.T, device string, batch int, late time.Duration, points ...int) (nodes []Node) {
	t.Helper()
	at := time.Date(2026, 1, 2, 20, 0, 0, 0, time.UTC)
	intents := []scoring.Intent{scoring.Start{At: at, Variant: "recall", House: engine.House{engine.End: engine.EndRounds, engine.Rounds: "9"}, People: []scoring.Person{{ID: device + "-ann", Name: "Ann"}, {ID: device + "-ben", Name: "Ben"}}}}
	for _, p := range points {
		intents = append(intents, scoring.Record{At: at, Caller: scoring.Nobody, Scores: scoringtest.Points(p, p+1)})
	}
	l := Ledger{ID: numbered(1)}
	for events := range slices.Chunk(scoringtest.Play(intents...).Events(), batch) {
		before := l.Sum
		e, next, err := l.Write(events, at.Add(late))
		must.Do(t, err)
		nodes, l = append(nodes, NodeOf(e, before)), next
	}
	return nodes
}

// TestIDsOfPeopleMakeNoOtherEnding has two devices write the same game, and go on with it.
func TestIDsOfPeopleMakeNoOtherEnding(t *testing.T) {
	a, b := written(t, "a", 1, 0, 1, 2), written(t, "b", 2, time.Hour, 1, 2)
	tree := NewTree(slices.Concat(a, b))
	if n := tree.Leaves(); n != 1 || !slices.EqualFunc(tree.Main(""), a, sameSum) {
		t.Errorf("%d endings, and the main line is %v", n, tree.Main(""))
	}
	if chosen := tree.Main(b[len(b)-1].Sum); !slices.EqualFunc(chosen, a, sameSum) {
		t.Errorf("by a choice of the same, it goes by %v", chosen)
	}
	if turns, _ := tree.Turns(b, ""); turns {
		t.Error("it turns, where it says the same")
	}
	longer := written(t, "b", 2, time.Hour, 1, 2, 3, 4)
	tree = NewTree(slices.Concat(a, longer))
	if main := tree.Main(a[len(a)-1].Sum); tree.Leaves() != 1 || !slices.EqualFunc(main, longer, sameSum) {
		t.Errorf("%d endings where one goes on, by %v", tree.Leaves(), main)
	}
	parted := written(t, "a", 1, 0, 1, 2, 5)
	tree = NewTree(slices.Concat(parted, longer))
	endings := tree.Endings("")
	if len(endings) != 2 || tree.SaysSame(NewTree(parted)) {
		t.Errorf("%d endings where two went on otherwise", len(endings))
	}
	if turns, wanted := tree.Turns(longer, ""); !turns || wanted {
		t.Error("what went on otherwise turns nowhere")
	}
}

func sameSum(a, b Node) bool { return a.Sum == b.Sum }

// TestOrderOfEntriesChangesNoTree has some devices write the same beginnings of a game and go on, and
// brings what they wrote together in any order.
func TestOrderOfEntriesChangesNoTree(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		var all []Node
		said := map[string]bool{}
		for d := range rapid.IntRange(1, 4).Draw(r, "devices") {
			points := rapid.SliceOfN(rapid.IntRange(1, 2), 1, 4).Draw(r, "points")
			said[fmt.Sprint(points)] = true
			all = append(all, written(t, string(rune('a'+d)), rapid.IntRange(1, 2).Draw(r, "batch"), time.Duration(rapid.IntRange(0, 2).Draw(r, "late")), points...)...)
		}
		want := 0 // those of which no other is a longer one
		for one := range said {
			prefix := strings.TrimSuffix(one, "]") + " "
			longer := false
			for other := range said {
				longer = longer || strings.HasPrefix(other, prefix)
			}
			if !longer {
				want++
			}
		}
		chosen := rapid.SampledFrom(append([]Node{{}}, all...)).Draw(r, "chosen").Sum
		tree, mixed := NewTree(all), NewTree(rapid.Permutation(all).Draw(r, "mixed"))
		if tree.Leaves() != want || len(tree.Endings(chosen)) != want {
			t.Fatalf("%d endings, want %d", tree.Leaves(), want)
		}
		if !slices.EqualFunc(tree.Main(chosen), mixed.Main(chosen), sameSum) || !tree.SaysSame(mixed) {
			t.Fatal("the order counts")
		}
		if chosen != "" && !tree.SaysAll(tree.Main(chosen), tree.to(chosen)) {
			t.Fatal("it does not go by what was chosen")
		}
	})
}
