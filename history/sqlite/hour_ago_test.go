package sqlite

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestDatabaseOfAnHourAgoIsBroughtUpToDate puts back a copy of the database by hand, beside the
// running export of today. A short test has two things happen since.
func TestDatabaseOfAnHourAgoIsBroughtUpToDate(t *testing.T) {
	for what, since := range map[string]func(s *Store, game string){
		"a round": func(s *Store, game string) { goOn(t, s, game, 7) },
		"a game":  func(s *Store, _ string) { table(t, s, friday, "Ann", "Ben") },
		"a note":  func(s *Store, game string) { must.Get(s.Do(history.NoteGame{Game: game, Note: "a storm"})) },
		"a name":  func(s *Store, _ string) { rename(t, s) },
		"the other ending": func(s *Store, game string) {
			must.Get(s.Do(history.ChooseEnding{Game: game, Sum: must.Get(s.Endings(game))[1].Sum}))
		},
		"a game is deleted for good": func(s *Store, game string) {
			must.Get(s.Do(history.Trash{Game: game, At: friday}))
			must.Get(s.EmptyTrash())
		},
	} {
		if testing.Short() && !slices.Contains([]string{"a round", "the other ending"}, what) {
			continue
		}
		t.Run(what, func(t *testing.T) {
			s, _, game := forked(t)
			must.Do(t, s.Close())
			hourAgo := must.Get(os.ReadFile(s.folder.DB()))
			s = openAt(t, s.folder.Path, Options{})
			since(s, game)
			want := exported(t, s.Reader)
			must.Do(t, s.Close())
			must.Do(t, os.WriteFile(s.folder.DB(), hourAgo, 0o600))
			for how, err := range map[string]error{
				"to write": expect.ErrorOf(Open(s.folder.Path, Options{})), "to read": expect.ErrorOf(OpenReadOnly(s.folder.Path, Options{})),
			} {
				if !errors.Is(err, history.ErrDamaged) || !errors.Is(err, history.ErrAhead) {
					t.Errorf("opened %s: %v", how, err)
				}
			}
			d := must.Get(Diagnose(s.folder.Path, Options{}, history.Work{}))
			if len(d.Ways) != 1 || d.Ways[0].Loses != (history.Holding{}) {
				t.Errorf("%+v", d)
			}
			must.Get(Repair(s.folder.Path, d.Ways[0], Options{}, history.Work{}))
			same(t, openAt(t, s.folder.Path, Options{}), want)
		})
	}
}

// TestEndOfALongExportIsRead has the database of an hour ago beside an export that is too long to be
// compared at each start, of which it is not known how much was on the disk.
func TestEndOfALongExportIsRead(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	id := table(t, s, friday, "Ann", "Ben")
	must.Do(t, s.Close())
	hourAgo := must.Get(os.ReadFile(s.folder.DB()))
	s = openAt(t, s.folder.Path, Options{})
	must.Get(s.Do(history.NoteGame{Game: id, Note: "a storm"}))
	must.Do(t, s.Close())
	lines := strings.SplitAfter(string(must.Get(os.ReadFile(s.folder.Export()))), "\n")
	const long = 17 << 20
	lines[1] = strings.Repeat(lines[1], 1+long/len(lines[1]))
	must.Do(t, os.WriteFile(s.folder.Export(), []byte(strings.Join(lines, "")), 0o600))
	must.Do(t, os.WriteFile(s.folder.DB(), hourAgo, 0o600))
	script(t, s.folder.DB(), `DELETE FROM synced`)
	expect.Error(t, "opened", expect.ErrorOf(Open(s.folder.Path, Options{})), history.ErrAhead)
}
