package sqlite

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/read"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// forkedAt returns other endings of a game with one round, that many, one an hour from a moment
// on: an export with nothing else new.
func forkedAt(t *testing.T, s *Store, id string, at time.Time, count int) string {
	t.Helper()
	var main []history.Entry
	must.Do(t, read.EachEntry(s.DB, `WHERE game = ? ORDER BY seq`, func(e history.Entry) error {
		main = append(main, e)
		return nil
	}, id))
	var b strings.Builder
	b.WriteString(`{"tabby":"history","version":2}` + "\n")
	for _, e := range main {
		b.Write(e.Line())
	}
	for i := range count {
		o := history.Other{Before: main[0].Sum, Entry: main[1]}
		o.At = at.Add(time.Duration(i) * time.Hour).Format(time.RFC3339)
		o.Body = strings.Replace(o.Body, "[4,", "[40,", 1)
		o.Body = strings.Replace(o.Body, `"0001-01-01`, `"`+at.AddDate(0, 0, i).Format(time.DateOnly), 1)
		o.Sum = o.Chained(o.Before)
		b.Write(o.Line())
	}
	return b.String()
}

// TestForgedTimeOfAnEndingChangesNothingShown lets three devices meet, one of which is given an
// ending that says that it is older than all others.
func TestForgedTimeOfAnEndingChangesNothingShown(t *testing.T) {
	var devices []*Store
	for range 3 {
		devices = append(devices, openAt(t, t.TempDir(), Options{}))
	}
	id := longGame(t, devices[0], "Ann", "Ben")
	goOn(t, devices[0], id, 4)
	for _, d := range devices[1:] {
		brings(t, devices[0], d)
	}
	goOn(t, devices[1], id, 5) // and knows more of the same ending
	forged := forkedAt(t, devices[0], id, time.Date(1999, 1, 1, 0, 0, 0, 0, time.UTC), 1)
	for _, d := range devices[:2] { // one has it from a file, one from another device
		must.Get(d.TakeIn(strings.NewReader(forged), history.Work{}))
	}
	if one, other := total(t, devices[0], id), total(t, devices[1], id); one != 4 || other != 9 {
		t.Errorf("the games stand at %d and %d", one, other)
	}
	quiet(t, devices)
	want := exported(t, devices[0].Reader)
	for i, d := range devices {
		expect.Same(t, fmt.Sprint("the total at device ", i), total(t, d, id), 9)
		expect.Same(t, fmt.Sprint("device ", i), exported(t, d.Reader), want)
		must.Do(t, d.Check(history.Work{}))
	}
	expect.Same(t, "endings", len(must.Get(devices[2].Endings(id))), 2)
	must.Get(devices[2].Do(history.ChooseEnding{Game: id, Sum: must.Get(devices[2].Endings(id))[1].Sum})) // who wants it, gets it
	quiet(t, devices)
	expect.Same(t, "chosen, the game stands at", total(t, devices[0], id), 40)
}

// quiet lets devices meet until no sync brings anything.
func quiet(t *testing.T, devices []*Store) {
	t.Helper()
	for pass, again := 0, true; again; pass++ {
		if pass > 6 {
			t.Fatal("they do not come to hold the same")
		}
		again = false
		for _, one := range devices {
			for _, other := range devices {
				again = one != other && brings(t, one, other) || again
			}
		}
	}
}
