package sqlite

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"tabby/history"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// forged are revisions that no one counts to.
var forged = []int{1<<30 - 1, 1 << 30, 1<<30 + 1, math.MaxInt - 1, math.MaxInt}

// TestForgedRevisionEndsNoHistory imports marks and people whose revision leaves no room,
// and writes on.
func TestForgedRevisionEndsNoHistory(t *testing.T) {
	for _, rev := range forged {
		s := openAt(t, t.TempDir(), Options{})
		id := table(t, s, friday, "Ann", "Ben")
		ann := person(t, s, "Ann")
		m := history.Annotation{Kind: history.OfGame, ID: id, Rev: rev, Body: `{"note":"x"}`}
		p := history.Person{ID: ann.ID, Name: "Nan", Rev: rev}
		for _, line := range []string{string(m.Line()), string(p.Line())} {
			export := `{"tabby":"history","version":1}` + "\n" + line
			for way, takeIn := range ways(s) {
				err := takeIn(export)
				if wrong := new(history.LineError); !errors.As(err, &wrong) || wrong.Line != 2 || !errors.Is(err, history.ErrRevision) {
					t.Errorf("%s of revision %d: %v", way, rev, err)
				}
			}
		}
		must.Get(s.DoAll(history.NoteGame{Game: id, Note: "a storm"}, history.Rename{Person: ann.ID, Name: "Anna"}))
		comesBack(t, s)
	}
	assault.Tried(t, 4*len(forged), assault.Imports)
}

// ways are the ways in which an export comes in.
func ways(s *Store) map[string]func(string) error {
	return map[string]func(string) error{
		"an import": func(text string) error { return expect.ErrorOf(s.Import(strings.NewReader(text), history.Work{})) },
		"a meeting": func(text string) error { return expect.ErrorOf(s.TakeIn(strings.NewReader(text), history.Work{})) },
	}
}

// comesBack fails unless an empty store takes what a store exports.
func comesBack(t *testing.T, s *Store) {
	t.Helper()
	text := exported(t, s.Reader)
	empty := openAt(t, t.TempDir(), Options{})
	if _, err := empty.Import(strings.NewReader(text), history.Work{}); err != nil {
		t.Error(fmt.Errorf("an empty store does not take it: %w", err))
		return
	}
	expect.Same(t, "the export", exported(t, empty.Reader), text)
}
