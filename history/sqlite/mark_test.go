package sqlite

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/write"
	"tabby/history/stats"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// met returns people as games have them.
func met(t testing.TB, s *Store, names ...string) (people []scoring.Person) {
	t.Helper()
	for _, name := range names {
		p := must.Get(s.Meet(name))
		people = append(people, scoring.Person{ID: p.ID, Name: p.Name})
	}
	return people
}

// keep keeps a game, an entry for each event.
func keep(t testing.TB, s *Store, events ...scoring.Event) history.Log {
	t.Helper()
	log := s.NewGame()
	for n, e := range events {
		must.Do(t, log.Append(n, []scoring.Event{e}))
	}
	return log
}

// table keeps games of some people, each begun at its moment, the oldest first.
func table(t testing.TB, s *Store, at time.Time, names ...string) string {
	t.Helper()
	r := scoring.Recorded{Caller: 0}
	for i := range names {
		r.Scores = append(r.Scores, &scoring.Score{Points: i * 3})
	}
	start := scoring.Started{At: at, Variant: "rat-a-tat-cat", People: met(t, s, names...)}
	return keep(t, s, start, r, scoring.Ended{At: at}).ID()
}

var friday = time.Date(2026, 11, 20, 20, 0, 0, 0, time.FixedZone("", 3600))

func ids(t testing.TB, r *Reader, p history.Page) []string {
	t.Helper()
	games := must.Get(r.Games(p))
	var all []string
	for _, g := range games {
		all = append(all, g.ID)
	}
	return all
}

// A search is for games that fit, of which those wanted come newest first.
type search struct {
	filter history.Filter
	want   []string
}

// finds fails unless each search finds what is wanted: listed at once, counted, and page by page.
func finds(t *testing.T, s *Store, searches map[string]search) {
	t.Helper()
	for name, tc := range searches {
		t.Run(name, func(t *testing.T) {
			if got := ids(t, s.Reader, history.Page{Filter: tc.filter}); !cmp.Equal(got, tc.want) {
				t.Errorf("%v, want %v", got, tc.want)
			}
			if n, err := s.Count(tc.filter); err != nil || n != len(tc.want) {
				t.Errorf("%d games, %v", n, err)
			}
			var paged []string
			for before := ""; ; {
				page := ids(t, s.Reader, history.Page{Filter: tc.filter, Before: before, Limit: 1})
				if len(page) == 0 {
					break
				}
				before = page[0]
				paged = append(paged, page...)
			}
			if !cmp.Equal(paged, tc.want) {
				t.Errorf("page by page %v", paged)
			}
		})
	}
}

func TestNightLastsPastMidnight(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	first := table(t, s, friday, "Ann", "Ben")
	late := table(t, s, friday.Add(8*time.Hour), "Ann", "Ben")
	next := table(t, s, friday.Add(10*time.Hour), "Ann", "Cy")
	must.Get(s.Do(history.NoteNight{Day: "2026-11-20", Note: "Cy was late", Place: "at Ann's"}))
	nights := must.Get(s.Nights(history.NightPage{}))
	want := []history.Night{{Day: "2026-11-21", Games: 1}, {Day: "2026-11-20", Games: 2, Note: "Cy was late", Place: "at Ann's"}}
	expect.Same(t, "the nights", nights, want)
	for _, n := range append(want, history.Night{Day: "2026-11-22"}) {
		expect.Same(t, n.Day, must.Get(s.Night(n.Day)), n)
	}
	if got := ids(t, s.Reader, history.Page{Filter: history.Filter{Day: "2026-11-20"}}); !cmp.Equal(got, []string{late, first}) {
		t.Errorf("games of the night %v", got)
	}
	if got := ids(t, s.Reader, history.Page{Filter: history.Filter{Day: "2026-11-21"}}); !cmp.Equal(got, []string{next}) {
		t.Errorf("games of the next %v", got)
	}
	earlier, err := s.Nights(history.NightPage{Before: "2026-11-21"})
	if err != nil || len(earlier) != 1 || earlier[0].Day != "2026-11-20" {
		t.Errorf("%v, %v", earlier, err)
	}
}

func TestGamesAreFoundByPersonVariantEndingAndWords(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	one := table(t, s, friday, "Ann", "Ben")
	two := table(t, s, friday.AddDate(0, 0, 1), "Ann", "Änne")
	three := table(t, s, friday.AddDate(0, 0, 2), "Ben", "Cy")
	must.Get(s.Do(history.NoteGame{Game: one, Note: "The Comeback"}))
	must.Get(s.Do(history.NoteNight{Day: "2026-11-21", Note: "", Place: "Grandma"}))
	cy := must.Get(s.Meet("Cy"))
	finds(t, s, map[string]search{
		"everything":              {history.Filter{}, []string{three, two, one}},
		"a person":                {history.Filter{Person: cy.ID}, []string{three}},
		"a variant":               {history.Filter{Variant: "rat-a-tat-cat"}, []string{three, two, one}},
		"another variant":         {history.Filter{Variant: "recall"}, nil},
		"an ending":               {history.Filter{Ending: "rounds"}, []string{three, two, one}},
		"another ending":          {history.Filter{Ending: "time"}, nil},
		"a name":                  {history.Filter{Words: "ben"}, []string{three, one}},
		"a part of a name":        {history.Filter{Words: "ÄNN"}, []string{two}},
		"a note":                  {history.Filter{Words: "comeback"}, []string{one}},
		"the place of a night":    {history.Filter{Words: "grand"}, []string{two}},
		"nothing like that":       {history.Filter{Words: "zebra"}, nil},
		"two words":               {history.Filter{Words: "Ben  comeback"}, []string{one}},
		"two words apart":         {history.Filter{Words: "cy comeback"}, nil},
		"a name and a place":      {history.Filter{Words: "grandma ann"}, []string{two}},
		"words and a person":      {history.Filter{Words: "ben", Person: cy.ID}, []string{three}},
		"a person and a variant":  {history.Filter{Person: cy.ID, Variant: "rat-a-tat-cat"}, []string{three}},
		"a name that is SQL too":  {history.Filter{Words: "' OR 1=1 --"}, nil},
		"somebody who is unknown": {history.Filter{Person: "nobody"}, nil},
	})
}

func TestTrashedGameIsHiddenUntilRestored(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	kept, trashed := table(t, s, friday, "Ann", "Ben"), table(t, s, friday, "Ann", "Cy")
	must.Get(s.Do(history.Trash{Game: trashed, At: time.Now()}))
	for name, p := range map[string]history.Page{"all": {}, "the variant": {Filter: history.Filter{Variant: "rat-a-tat-cat"}}, "a name": {Filter: history.Filter{Words: "ann"}}} {
		if got := ids(t, s.Reader, p); !cmp.Equal(got, []string{kept}) {
			t.Errorf("%s: %v", name, got)
		}
	}
	if all, err := s.Trashed(); err != nil || len(all) != 1 || all[0].ID != trashed || !all[0].Trashed {
		t.Errorf("trash %v, %v", all, err)
	}
	must.Get(s.Do(history.Untrash{Game: trashed}))
	if got := ids(t, s.Reader, history.Page{}); !cmp.Equal(got, []string{trashed, kept}) {
		t.Errorf("restored: %v", got)
	}
}

func TestEmptyTrashDeletesOnlyTrashedGames(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	kept, trashed := table(t, s, friday, "Ann", "Ben"), table(t, s, friday, "Ann", "Cy")
	whole := exported(t, s.Reader)
	for _, game := range []string{kept, trashed} {
		must.Do(t, errors.Join(s.SaveDraft("party/"+game, []byte("keys")), s.SaveDraft(draftNames+game, []byte("phone/1"))))
	}
	must.Get(s.Do(history.Trash{Game: trashed, At: time.Now()}))
	if n, err := s.EmptyTrash(); err != nil || n != 1 {
		t.Fatal(n, err)
	}
	expect.Error(t, "it is there", expect.ErrorOf(s.Game(trashed)), history.ErrNoGame)
	for _, draft := range []string{"party/", draftNames} {
		expect.Same(t, "draft "+draft+" of the game that was deleted", s.Draft(draft+trashed) == nil, true)
		expect.Same(t, "draft "+draft+" of the other", s.Draft(draft+kept) == nil, false)
	}
	again := table(t, s, friday, "Ann", "Di")
	must.Do(t, s.Check(history.Work{}))
	got, err := s.TakeIn(strings.NewReader(whole), history.Work{})
	if err != nil || got.Gone != 1 || got.Games != 0 {
		t.Errorf("from another device %+v, %v", got, err)
	}
	want := exported(t, s.Reader)
	same(t, s, want)
	s = reopened(t, s)
	same(t, s, want)
	if got := ids(t, s.Reader, history.Page{}); !cmp.Equal(got, []string{again, kept}) {
		t.Errorf("games %v", got)
	}
}

func TestInterruptedEmptyTrashIsFinishedAtTheNextStart(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	table(t, s, friday, "Ann", "Ben")
	must.Get(s.Do(history.Trash{Game: table(t, s, friday, "Ann", "Cy"), At: time.Now()}))
	must.Do(t, s.w.Transact(func(w *database.Writer) error { return expect.ErrorOf(write.Purge(w)) }))
	want := exported(t, s.Reader)
	s = reopened(t, s)
	same(t, s, want)
	must.Do(t, s.Close())
	same(t, recovered(t, dir, Options{}), want)
}

func TestDeletedGamesStayDeletedAfterARepair(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	kept, trashed := table(t, s, friday, "Ann", "Ben"), table(t, s, friday, "Ann", "Cy")
	must.Get(s.Backup(history.Work{}))
	must.Get(s.Do(history.Trash{Game: trashed, At: time.Now()}))
	must.Get(s.EmptyTrash())
	want := exported(t, s.Reader)
	must.Do(t, s.Close())
	truncate(t, s.folder.DB())
	s = recovered(t, dir, Options{})
	if got := ids(t, s.Reader, history.Page{}); !cmp.Equal(got, []string{kept}) {
		t.Errorf("games %v", got)
	}
	same(t, s, want)
}

// TestDeletedGamesAreWrittenAgain spoils the running export, of which nothing can be read then,
// or nothing but its first line.
func TestDeletedGamesAreWrittenAgain(t *testing.T) {
	for name, from := range map[string]int{"all of it": 0, "all but the first line": 1} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			s := openAt(t, dir, Options{})
			must.Get(s.Do(history.Trash{Game: table(t, s, friday, "Ann", "Ben"), At: time.Now()}))
			must.Get(s.EmptyTrash())
			must.Do(t, s.Close())
			lines := func() []string { return strings.SplitAfter(string(must.Get(os.ReadFile(s.folder.Export()))), "\n") }
			want := lines()[:2] // the header, and the game
			rotten := strings.Join(want[:from], "") + strings.Repeat("rot\n", 20)
			must.Do(t, os.WriteFile(s.folder.Export(), []byte(rotten), 0o600))
			s = openAt(t, dir, Options{})
			must.Do(t, s.Check(history.Work{}))
			expect.Same(t, "the first lines", lines()[:2], want)
		})
	}
}

// TestDeletedGameWhoseBitsFlipIsForgotten has an ID in the database that no line of an export
// can have.
func TestDeletedGameWhoseBitsFlipIsForgotten(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	table(t, s, friday, "Ann", "Ben")
	must.Do(t, s.w.Script(`INSERT INTO removed VALUES (CAST(x'ff41' AS TEXT))`))
	want := exported(t, s.Reader)
	must.Do(t, s.Close())
	must.Do(t, os.Remove(s.folder.Export()))
	expect.Error(t, "it opens", expect.ErrorOf(Open(dir, Options{})), history.ErrDamaged)
	same(t, recovered(t, dir, Options{}), want)
}

func TestAnnotationsSurviveARepair(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	id := table(t, s, friday, "Ann", "Ben")
	must.Get(s.Backup(history.Work{}))
	must.Get(s.Do(history.NoteGame{Game: id, Note: "a note"}))
	must.Get(s.Do(history.NoteNight{Day: "2026-11-20", Note: "", Place: "at Ann's"}))
	want := exported(t, s.Reader)
	must.Do(t, s.Close())
	truncate(t, s.folder.DB())
	same(t, recovered(t, dir, Options{}), want)
}

func TestWrongFactsAreFoundAndRebuilt(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	table(t, s, friday, "Ann", "Ben")
	must.Do(t, s.w.Script(fmt.Sprintf(`UPDATE fact SET body = x'%02x00'`, stats.Form)))
	expect.Error(t, "with other facts", s.Check(history.Work{}), history.ErrDamaged)
	must.Get(s.Repair(history.Repair{Way: history.Gather}, history.Work{}))
	s = openAt(t, s.folder.Path, Options{})
	must.Do(t, s.Check(history.Work{}))
	must.Do(t, s.w.Script(`DELETE FROM fact`))
	expect.Error(t, "without facts", s.Check(history.Work{}), history.ErrDamaged)
}
