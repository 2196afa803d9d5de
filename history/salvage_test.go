package history

import (
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

// TestOrderInWhichEntriesAreSalvagedDoesNotMatter reads the entries of a game in any order, some
// twice, and a garbled copy of one.
func TestOrderInWhichEntriesAreSalvagedDoesNotMatter(t *testing.T) {
	first, other := aForkedGame(t)
	garbled := first[1]
	garbled.Body = strings.Replace(garbled.Body, "[4,", "[5,", 1)
	want := [][]string{sumsOf(first), sumsOf(other)}
	rapid.Check(t, func(r *rapid.T) {
		s := NewSalvage()
		for _, e := range rapid.Permutation(append(append([]Entry{garbled, first[2], other[0]}, first...), other...)).Draw(r, "entries") {
			must.Do(r, s.Add(e, InExport))
		}
		in, err := s.Import(Work{})
		if err != nil || in.Len() != 1 || s.Unused != 1 || s.Gathered != len(first)+len(other) || s.Rounds[garbled.Game] != 3 {
			r.Fatalf("%d games, %d gathered, %d unused, %v, %v", in.Len(), s.Gathered, s.Unused, s.Rounds, err)
		}
		for _, g := range in.Games() {
			got := [][]string{nil, nil}
			for _, span := range g.Lines {
				e, _ := in.EntryAt(span)
				got[0] = append(got[0], e.Sum)
			}
			for _, span := range g.Others {
				o, _ := in.OtherAt(span)
				got[1] = append(got[1], o.Sum)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				r.Fatal(diff)
			}
		}
	})
}

func sumsOf(entries []Entry) (all []string) {
	for _, e := range entries {
		all = append(all, e.Sum)
	}
	return all
}
