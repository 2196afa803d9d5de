//go:build long

package sqlite

import (
	"errors"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/write"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestForgedEndingsHaveABound imports more than there may be, in one file and in two.
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
