package history

import (
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// FuzzLine reads any line of an export. Whatever is read is written so that it
// reads the same.
func FuzzLine(f *testing.F) {
	seed(f, func(line string) { f.Add(line) })
	f.Fuzz(func(t *testing.T, text string) {
		what, err := parseLine([]byte(text))
		if err != nil {
			return
		}
		var line []byte
		switch what := what.(type) {
		case Person:
			line = what.line()
		case entry:
			line = what.line()
		default:
			return
		}
		again, err := parseLine(line)
		if err != nil || !cmp.Equal(what, again, cmp.AllowUnexported(entry{})) {
			t.Errorf("%+v became %+v, %v", what, again, err)
		}
	})
}

// FuzzEntries folds any entries whose checksums are right: what fits can be
// summed up, and nothing panics.
func FuzzEntries(f *testing.F) {
	var bodies []string
	seed(f, func(line string) {
		what, _ := parseLine([]byte(line)) // the header is none
		if e, ok := what.(entry); ok {
			bodies = append(bodies, e.body)
		}
	})
	f.Add(strings.Join(bodies[:7], "\n"))
	f.Add(strings.Join(bodies[:2], "\n") + "\n" + `[{"undone":{}},{"redone":{}},{"left":{"player":1}}]`)
	f.Fuzz(func(t *testing.T, text string) {
		l := ledger{id: "game"}
		for _, body := range strings.Split(text, "\n") {
			e := entry{game: l.id, seq: l.seq + 1, at: "2026-11-20T19:30:00+01:00", body: body}
			e.sum = e.chained(l.sum)
			next, _, err := l.next(e)
			if err != nil {
				return
			}
			l = next
			if s := l.summary(); s.Entries != l.seq || len(s.Seats) == 0 {
				t.Errorf("%+v", s)
			}
		}
	})
}

func seed(f *testing.F, add func(line string)) {
	f.Helper()
	text, err := os.ReadFile("testdata/v1/export.jsonl")
	must(f, err)
	for line := range strings.Lines(string(text)) {
		add(line)
	}
}
