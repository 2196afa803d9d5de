package sqlite

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// everyRound is what the folders of these tests hold: see [aFolder].
var everyRound = history.Holding{Games: 4, Rounds: 24}

// repairs checks that the first way of a diagnosis promises everything, and keeps
// the promise.
func repairs(t *testing.T, name, dir, want string, all history.Holding) {
	t.Helper()
	d, err := Diagnose(dir, Options{}, history.Work{})
	if errors.Is(err, history.ErrNewer) {
		return // the schema number itself
	}
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	if d.Wrong != nil {
		if way := d.Ways[0]; way.Way != history.Gather || way.Keeps != all || way.Loses != (history.Holding{}) {
			t.Errorf("%s: %+v", name, d)
		}
		if err := expect.ErrorOf(Repair(dir, d.Ways[0], Options{}, history.Work{})); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	s, err := Open(dir, Options{})
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	same(t, s, want)
	must.Do(t, s.Close())
	if d, err := Diagnose(dir, Options{}, history.Work{}); err != nil || d.Wrong != nil {
		t.Errorf("%s: after the repair: %v, %v", name, d.Wrong, err)
	}
}

func TestEntriesAfterADamagedOneComeBack(t *testing.T) {
	dir, want := aFolder(t, true)
	damageEntry(t, dir, `game = (SELECT min(id) FROM game) AND seq = 2`)
	d := must.Get(Diagnose(dir, Options{}, history.Work{}))
	if f := d.Files[0]; f.Place != history.InDatabase || f.Whole || f.Games != 4 || f.Rounds != 18 {
		t.Errorf("%+v", f)
	}
	repairs(t, "one entry", dir, want, everyRound)
}

func TestTheBackupFillsWhatNoOtherFileHas(t *testing.T) {
	dir, want := aFolder(t, true)
	damageEntry(t, dir, `n = 3`) // which the backup has
	must.Do(t, os.Remove(filepath.Join(dir, "tabby.jsonl")))
	repairs(t, "database and backup", dir, want, everyRound)
}

func TestLossesOfARepairAreCounted(t *testing.T) {
	dir, _ := aFolder(t, true)
	damageEntry(t, dir, `game = (SELECT max(id) FROM game) AND seq = 5`) // the start and three rounds are before it
	must.Do(t, os.Remove(filepath.Join(dir, "tabby.jsonl")))
	d := must.Get(Diagnose(dir, Options{}, history.Work{}))
	if len(d.Ways) != 2 || d.Ways[0].Keeps != (history.Holding{Games: 4, Rounds: 21}) || d.Ways[0].Loses != (history.Holding{Rounds: 3}) {
		t.Errorf("%+v", d.Ways)
	}
	if way := d.Ways[1]; way.Way != history.PutBack || way.Keeps != (history.Holding{Games: 2, Rounds: 12}) || way.Loses != (history.Holding{Games: 2, Rounds: 12}) {
		t.Errorf("%+v", way)
	}
	got, err := Repair(dir, d.Ways[0], Options{}, history.Work{})
	if err != nil || got.Games != 4 || got.Rounds != 21 || len(got.SetAside) != 1 {
		t.Errorf("%+v, %v", got, err)
	}
	must.Do(t, openAt(t, dir, Options{}).Check(history.Work{}))
}

func TestForeignObjectsDoNotComeBackWithARepair(t *testing.T) {
	dir, want := aFolder(t, true)
	script(t, filepath.Join(dir, "tabby.db"), foreign["trigger thief"])
	repairs(t, "a trigger", dir, want, everyRound)
}

func TestGamesEmptiedFromTheTrashAreNotMissed(t *testing.T) {
	s := filled(t, 2, 2)
	must.Get(s.Backup(history.Work{}))
	games := must.Get(s.Games(history.Page{}))
	must.Get(s.Do(history.Trash{Game: games[0].ID, At: games[0].Created}))
	must.Get(s.EmptyTrash())
	must.Do(t, s.SaveDraft("round", []byte("7 12")))
	want := exported(t, s.Reader)
	must.Do(t, s.w.Script(`UPDATE summary SET body = ''`))
	must.Do(t, s.Close())
	repairs(t, "emptied", s.folder.Path, want, history.Holding{Games: 1, Rounds: 2})
	expect.Same(t, "the draft", string(openAt(t, s.folder.Path, Options{}).Draft("round")), "7 12")
}

func TestOpenStoreIsDiagnosedAndRepaired(t *testing.T) {
	s := filled(t, 2, 3)
	want := exported(t, s.Reader)
	if d, err := s.Diagnose(history.Work{}); err != nil || d.Wrong != nil || len(d.Ways) > 0 {
		t.Errorf("%+v, %v", d, err)
	}
	must.Do(t, s.w.Script(`DELETE FROM fact`))
	d := must.Get(s.Diagnose(history.Work{}))
	got, err := s.Repair(d.Ways[0], history.Work{})
	if err != nil || got.Games != 2 || got.Rounds != 6 || got.Entries != 8 {
		t.Errorf("%+v, %v", got, err)
	}
	same(t, openAt(t, s.folder.Path, Options{}), want)
}

// damageEntry changes an entry behind the back of its checksum.
func damageEntry(t *testing.T, dir, which string) {
	t.Helper()
	script(t, filepath.Join(dir, "tabby.db"), `UPDATE event SET body = replace(body, '1', '2') || ' ' WHERE `+which)
}
