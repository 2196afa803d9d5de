//go:build chromium

package webtest

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// A shed is the store of a computer, which others export from and import to.
type shed struct {
	testing.TB

	*sqlite.Store
}

func newShed(tb testing.TB) shed {
	tb.Helper()
	s := must.Get(sqlite.Open(tb.TempDir(), sqlite.Options{}))
	tb.Cleanup(func() { must.Do(tb, s.Close()) })
	return shed{tb, s}
}

// play keeps this many games of ten rounds, of four people each, five an evening.
func (s shed) play(games int) {
	s.Helper()
	var people []scoring.Person
	for _, name := range []string{"Ann", "Ben", "Cy", "龜"} {
		p := must.Get(s.Meet(name))
		people = append(people, scoring.Person{ID: p.ID, Name: p.Name})
	}
	first := time.Date(2025, 1, 3, 20, 0, 0, 0, time.UTC)
	for i := range games {
		at := first.AddDate(0, 0, i/5)
		events := []scoring.Event{scoring.Started{At: at, Variant: "rat-a-tat-cat", People: people}}
		for round := range 10 {
			r := scoring.Recorded{At: at, Caller: scoring.Player(round % 4)}
			for player := range people {
				r.Scores = append(r.Scores, &scoring.Score{Points: (i + 3*round + 7*player) % 25})
			}
			events = append(events, r)
		}
		must.Do(s.TB, s.NewGame().Append(0, append(events, scoring.Ended{At: at})))
	}
}

// export writes all that is kept to a file, and returns its path.
func (s shed) export() string {
	s.Helper()
	path := filepath.Join(s.TempDir(), "given.jsonl")
	f := must.Get(os.Create(path))
	must.Do(s.TB, s.Export(f, history.Work{}))
	must.Do(s.TB, f.Close())
	return path
}

// imports takes in a file.
func (s shed) imports(path string) {
	s.Helper()
	f, err := os.Open(path)
	must.Do(s.TB, err)
	defer f.Close()
	_, err = s.Import(f, history.Work{})
	must.Do(s.TB, err)
}

// imports takes in a file from the first page, and returns how long it took until the
// screen said what came.
func (x *tab) imports(path, came string) time.Duration {
	x.Helper()
	x.unfold("Import")
	x.tapFor("Import", "Choose a file")
	call(x, page.SetInterceptFileChooserDialog, page.SetInterceptFileChooserDialogParams{Enabled: true}) // it would cancel at once
	x.tap("Choose a file")
	began := time.Now()
	x.do(chromedp.SetUploadFiles(chromedp.CSS("#file"), []string{path}, chromedp.NodeReady))
	if _, there := x.await(came, 3*patience); !there {
		x.Fatalf("%s did not come in: %q", came, x.labels())
	}
	return time.Since(began)
}
