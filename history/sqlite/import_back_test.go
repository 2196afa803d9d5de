package sqlite

import (
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/bring"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// offered returns the names of those who are offered for a new game, sorted.
func offered(t *testing.T, s *Store) string {
	t.Helper()
	var names []string
	for _, p := range must.Get(s.People()) {
		names = append(names, p.Name)
	}
	slices.Sort(names)
	return strings.Join(names, " ")
}

// understood returns what a store understands of the typed table.
func understood(t *testing.T, s *Store) history.Brought {
	t.Helper()
	b, is, err := s.Understand(strings.NewReader(typed), nil, history.Work{})
	if err != nil || !is {
		t.Fatal(is, err)
	}
	return b
}

// takeBack puts all games of the typed table into the bin.
func takeBack(t *testing.T, s *Store, ids []string) {
	t.Helper()
	all := history.Several{}
	for _, id := range ids {
		all = append(all, history.Trash{Game: id, At: time.Now()})
	}
	must.Get(s.Do(all))
}

// TestNobodyIsOfferedWhoCameWithAFileThatWasTakenBack brings a file in, takes it back, and brings it in again, here and
// on another device that has synced.
func TestNobodyIsOfferedWhoCameWithAFileThatWasTakenBack(t *testing.T) {
	s, other := openAt(t, t.TempDir(), Options{}), openAt(t, t.TempDir(), Options{})
	must.Get(s.Meet("Ann"))
	added := understood(t, s).Added
	must.Get(s.Import(strings.NewReader(typed), history.Work{}))
	const all = `Ann Ben, "B" Cy`
	expect.Same(t, "after the import", offered(t, s), all)
	takeBack(t, s, added[:1])
	expect.Same(t, "without the game of Ben", offered(t, s), "Ann Cy")
	takeBack(t, s, added[1:])
	expect.Same(t, "without both", offered(t, s), "Ann")

	imported(t, other, exported(t, s.Reader))
	expect.Same(t, "after a sync", offered(t, other), "Ann")
	for _, on := range []*Store{s, other} {
		again := understood(t, on)
		expect.Same(t, "games in the trash", len(again.Trashed), 2)
		expect.Same(t, "new games", again.New, 0)
		must.Get(on.Import(strings.NewReader(typed), history.Work{}))
		must.Get(on.Do(again.Back()))
		expect.Same(t, "by the same file", offered(t, on), all)
		expect.Same(t, "games", must.Get(on.Count(history.Filter{})), 2)
	}
}

// TestAPersonWhoIsNamedAgainIsOfferedAgain names somebody whose games are all in the bin.
func TestAPersonWhoIsNamedAgainIsOfferedAgain(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	added := understood(t, s).Added
	must.Get(s.Import(strings.NewReader(typed), history.Work{}))
	was := must.Get(s.Meet("Cy"))
	takeBack(t, s, added)
	expect.Same(t, "before", offered(t, s), "")
	cy := must.Get(s.Meet("cy"))
	expect.Same(t, "the id", cy.ID, was.ID)
	expect.Same(t, "after", offered(t, s), "Cy")
}

// TestAFileThatWasUnderstoodIsReadOnce brings a file in that was looked at before: it is read again only if something
// else is to be said of it now.
func TestAFileThatWasUnderstoodIsReadOnce(t *testing.T) {
	const other = "date,variant,player,total\n2024-04-03,recall,Ann,3\n2024-04-03,recall,Di,4\n"
	for name, tc := range map[string]struct {
		between func(t *testing.T, s *Store)
		file    string
		again   bool
		want    history.Imported
	}{
		"nothing happened":   {func(*testing.T, *Store) {}, typed, false, history.Imported{Games: 2, Entries: 2, People: 3}},
		"it was let go":      {func(_ *testing.T, s *Store) { s.LetGo() }, typed, true, history.Imported{Games: 2, Entries: 2, People: 3}},
		"a setting":          {func(t *testing.T, s *Store) { must.Get(s.Do(history.Set{Key: "look", Value: "night"})) }, typed, false, history.Imported{Games: 2, Entries: 2, People: 3}},
		"another file":       {func(*testing.T, *Store) {}, other, true, history.Imported{Games: 1, Entries: 1, People: 2}},
		"somebody came":      {func(t *testing.T, s *Store) { must.Get(s.Meet("Cy")) }, typed, true, history.Imported{Games: 2, Entries: 2, People: 2}},
		"it came in already": {func(t *testing.T, s *Store) { must.Get(s.Import(strings.NewReader(typed), history.Work{})) }, typed, true, history.Imported{Known: 2}},
		"another answer": {func(t *testing.T, s *Store) {
			must.Get(s.Do(understood(t, s).Remember(bring.Answers{Year: 2024})))
		}, typed, true, history.Imported{Games: 2, Entries: 2, People: 3}},
	} {
		t.Run(name, func(t *testing.T) {
			s := openAt(t, t.TempDir(), Options{})
			understood(t, s)
			tc.between(t, s)
			again := false
			got := must.Get(s.Import(strings.NewReader(tc.file), history.Work{Report: func(now history.Doing, _, _ int) {
				again = again || now == history.CheckingGames
			}}))
			got.Backup = ""
			expect.Same(t, "it is read again", again, tc.again)
			expect.Same(t, "what came in", got, tc.want)
			must.Do(t, s.Check(history.Work{}))
		})
	}
}
