package history

import (
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/internal/testing/must"
)

// FuzzLine reads any line of an export. Whatever is read is written so that it
// reads the same.
func FuzzLine(f *testing.F) {
	seed(f, func(line string) { f.Add(line) })
	f.Fuzz(func(t *testing.T, text string) {
		what, err := ParseLine([]byte(text))
		if err != nil {
			return
		}
		var line []byte
		switch what := what.(type) {
		case Person:
			line = what.Line()
		case Annotation:
			line = what.Line()
		case Entry:
			line = what.Line()
		default:
			return
		}
		again, err := ParseLine(line)
		if err != nil || !cmp.Equal(what, again) {
			t.Errorf("%+v became %+v, %v", what, again, err)
		}
	})
}

// FuzzEntries folds any entries whose checksums are right: what fits can be
// summed up, and nothing panics.
func FuzzEntries(f *testing.F) {
	var bodies []string
	seed(f, func(line string) {
		what, _ := ParseLine([]byte(line)) // the header is none
		if e, ok := what.(Entry); ok {
			bodies = append(bodies, e.Body)
		}
	})
	f.Add(strings.Join(bodies[:7], "\n"))
	f.Add(strings.Join(bodies[:2], "\n") + "\n" + `[{"undone":{}},{"redone":{}},{"left":{"player":1}}]`)
	f.Fuzz(func(t *testing.T, text string) {
		l := Ledger{ID: "game"}
		for _, body := range strings.Split(text, "\n") {
			e := Entry{Game: l.ID, Seq: l.Seq + 1, At: "2026-11-20T19:30:00+01:00", Body: body}
			e.Sum = e.Chained(l.Sum)
			next, _, err := l.Next(e)
			if err != nil {
				return
			}
			l = next
			if s := l.Summary(); s.Entries != l.Seq || len(s.Seats) == 0 {
				t.Errorf("%+v", s)
			}
		}
	})
}

func seed(f *testing.F, add func(line string)) {
	f.Helper()
	for _, path := range []string{"sqlite/testdata/v1/export.jsonl", "../testdata/hostile/ok-newer-kinds.jsonl"} {
		for line := range strings.Lines(string(must.Get(os.ReadFile(path)))) {
			add(line)
		}
	}
}
