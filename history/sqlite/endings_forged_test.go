package sqlite

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/read"
	"tabby/history/sqlite/internal/write"
	"tabby/internal/testing/assault"
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

// TestForgedEndingsHaveABound brings in more than there may be, in one file and in two.
func TestForgedEndingsHaveABound(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	id := longGame(t, s, "Ann", "Ben")
	goOn(t, s, id, 4)
	want := exported(t, s.Reader)
	for _, many := range []int{history.MaxEndings, 3000} {
		for way, takeIn := range ways(s) {
			if err := takeIn(forkedAt(t, s, id, friday, many)); !errors.Is(err, history.ErrTooMuch) {
				t.Errorf("%d of %s: %v", many, way, err)
			}
		}
	}
	same(t, s, want)
	must.Get(s.TakeIn(strings.NewReader(forkedAt(t, s, id, friday, history.MaxEndings-1)), history.Work{}))
	expect.Same(t, "endings", len(must.Get(s.Endings(id))), history.MaxEndings)
	expect.Error(t, "one more", expect.ErrorOf(s.TakeIn(strings.NewReader(forkedAt(t, s, id, friday.AddDate(1, 0, 0), 1)), history.Work{})), history.ErrTooMuch)
	other := openAt(t, t.TempDir(), Options{})
	brings(t, s, other)
	goOn(t, other, id, 5)
	if brings(t, other, s); must.Get(s.Summary(id)).Rounds != 2 {
		t.Error("it does not grow any more")
	}
	comesBack(t, s)
	must.Do(t, s.Check(history.Work{}))
	assault.Tried(t, 6, assault.Imports)
}

// TestManyEndingsOfAnOlderTabbyAreListed takes a store in which there are thousands.
func TestManyEndingsOfAnOlderTabbyAreListed(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	id := longGame(t, s, "Ann", "Ben")
	goOn(t, s, id, 4)
	must.Do(t, s.w.Transact(func(w *database.Writer) error {
		for line := range strings.Lines(forkedAt(t, s, id, friday.AddDate(10, 0, 0), 3000)) {
			if o, is := must.Get(history.ParseLine([]byte(line))).(history.Other); is {
				if err := write.Other(w, o); err != nil {
					return err
				}
			}
		}
		return nil
	}))
	began := time.Now()
	n := len(must.Get(s.Endings(id)))
	took := time.Since(began)
	t.Logf("%d endings were listed in %v", n, took)
	if n != 3001 || took > patience/6 {
		t.Errorf("%d endings in %v", n, took)
	}
	goOn(t, s, id, 4)
	other := openAt(t, t.TempDir(), Options{})
	imported(t, other, linesWithoutOthers(exported(t, s.Reader)))
	if brings(t, other, s); must.Get(s.Summary(id)).Rounds != 2 {
		t.Error("it does not go on")
	}
}

// linesWithoutOthers returns an export without other endings than the main line.
func linesWithoutOthers(text string) string {
	return `{"tabby":"history","version":1}` + "\n" + linesOf(text, "person", "game")
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

// quiet lets devices meet until no meeting brings anything.
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
