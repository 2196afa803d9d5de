package history

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/internal/testing/must"
	"tabby/scoring"
)

// aForkedGame returns the entries of a game with two endings: that which was begun first, and then
// what the other one has more.
func aForkedGame(t *testing.T) (first, other []Entry) {
	t.Helper()
	at := time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)
	write := func(l Ledger, e scoring.Event) (Entry, Ledger) {
		at = at.Add(time.Minute)
		entry, after, err := l.Write([]scoring.Event{e}, at)
		if err != nil {
			t.Fatal(err)
		}
		return entry, after
	}
	begun, fork := write(Ledger{ID: "01a1f7c7-bce0-7a27-8e1c-000000000001"}, scoring.Started{
		At: at, Variant: "rat-a-tat-cat", People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}},
	})
	rounds := func(l Ledger, points ...int) (all []Entry) {
		for _, p := range points {
			var e Entry
			e, l = write(l, scoring.Recorded{At: at, Scores: []*scoring.Score{{Points: p}, {Points: 3}}, Caller: scoring.Nobody})
			all = append(all, e)
		}
		return all
	}
	return append([]Entry{begun}, rounds(fork, 4, 5, 6)...), rounds(fork, 7, 8)
}

// TestOrderInWhichEntriesOfARepairComeDoesNotMatter takes the entries of a game in any order, some
// twice, and a garbled copy of one.
func TestOrderInWhichEntriesOfARepairComeDoesNotMatter(t *testing.T) {
	first, other := aForkedGame(t)
	garbled := first[1]
	garbled.Body = strings.Replace(garbled.Body, "[4,", "[5,", 1)
	want := append(sumsOf(first), sumsOf(other)...)
	slices.Sort(want)
	rapid.Check(t, func(r *rapid.T) {
		h, refused := NewHeld(), 0
		taking := NewTaking(h, How{Kept: true}, Work{})
		taking.From = InExport
		for _, e := range rapid.Permutation(append(append([]Entry{garbled, first[2], other[0]}, first...), other...)).Draw(r, "entries") {
			if err := taking.Take(e, nil); IsUnusable(err) {
				refused++
			} else {
				must.Do(r, err)
			}
		}
		got := must.Get(taking.Done())
		if unused := taking.Unused() + refused; got.Games != 1 || unused != 1 || taking.Gathered() != len(want) || h.Rounds[garbled.Game] < 2 {
			r.Fatalf("%+v, %d gathered, %d unused, %v", got, taking.Gathered(), unused, h.Rounds)
		}
		var sums []string
		for _, node := range must.Get(h.Stored(garbled.Game)).Line {
			sums = append(sums, node.Sum)
		}
		for o, err := range h.Beside(garbled.Game) {
			must.Do(r, err)
			must.Do(r, o.Check())
			sums = append(sums, o.Sum)
		}
		slices.Sort(sums)
		if diff := cmp.Diff(want, sums); diff != "" {
			r.Fatal(diff)
		}
	})
}

func sumsOf(entries []Entry) (all []string) {
	for _, e := range entries {
		all = append(all, e.Sum)
	}
	return all
}
