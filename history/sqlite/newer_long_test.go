//go:build long

package sqlite

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"tabby/history"
	"tabby/history/flat"
	"tabby/history/stats"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// TestLinesOfANewerTabbyAreKeptAsTheyCame imports a game of each kind together with one of today.
func TestLinesOfANewerTabbyAreKeptAsTheyCame(t *testing.T) {
	for name, bodies := range fromNewer() {
		t.Run(name, func(t *testing.T) {
			known := openAt(t, t.TempDir(), Options{})
			ours := table(t, known, friday, "Cy", "Di")
			id := newID(1)
			theirs := linesFrom(id, bodies)
			text := strings.Replace(strings.Replace(exported(t, known.Reader), `"games":1`, `"games":2`, 1), `"entries":3`, fmt.Sprintf(`"entries":%d`, 3+len(bodies)), 1)
			text = strings.Replace(text, `{"game"`, theirs+`{"game"`, 1)
			dir := t.TempDir()
			s := openAt(t, dir, Options{})
			if got := imported(t, s, text); got.Games != 2 || got.Entries != 3+len(bodies) {
				t.Errorf("%+v", got)
			}
			passedOn(t, s, theirs)
			g := must.Get(s.Summary(id))
			if !g.Newer || g.Over || g.Entries != len(bodies) || !cmp.Equal(g.Players(), []string{"Ann", "Ben"}) || g.Created.Year() != 2030 {
				t.Errorf("%+v", g)
			}
			if all := ids(t, s.Reader, history.Page{}); !cmp.Equal(all, []string{id, ours}) {
				t.Errorf("listed: %v", all)
			}
			if report := must.Get(s.Statistics(stats.Query{}, history.Work{})); report.Games != 1 || report.Unfinished != 0 || len(report.People) != 2 {
				t.Errorf("counted: %+v", report)
			}
			isNotOpened(t, s, id)
			same(t, s, exported(t, s.Reader))
			must.Do(t, s.Close())
			passedOn(t, recovered(t, dir, Options{}), theirs)
		})
	}
	assault.Tried(t, len(fromNewer()), assault.Imports)
}

// isNotOpened fails if a game that a newer Tabby wrote is opened, or cannot be put in the bin.
func isNotOpened(t *testing.T, s *Store, id string) {
	t.Helper()
	log := must.Get(s.Log(id))
	for what, err := range map[string]error{
		"the game": expect.ErrorOf(s.Game(id)), "its sheet": expect.ErrorOf(s.Detail(id)), "its log": expect.ErrorOf(log.Read()),
		"an entry": log.Append(2, []scoring.Event{scoring.Ended{At: friday}}),
	} {
		if !errors.Is(err, history.ErrNewerGame) || errors.Is(err, history.ErrDamaged) {
			t.Errorf("%s: %v", what, err)
		}
	}
	must.Do(t, s.ExportTable(&bytes.Buffer{}, history.Filter{}, flat.Form{}, history.Work{}))
	must.Get(s.Do(history.Trash{Game: id, At: time.Now()}))
	if all := must.Get(s.Trashed()); len(all) != 1 || !all[0].Newer {
		t.Errorf("in the trash: %+v", all)
	}
	must.Get(s.Do(history.Untrash{Game: id}))
}
