package sqlite

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/write"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestTakingInMakesNoBackup(t *testing.T) {
	s, other := told(t), told(t)
	must.Get(s.TakeIn(strings.NewReader(exported(t, other.Reader)), history.Work{}))
	must.Do(t, s.Check(history.Work{}))
	if backups, err := s.Backups(); err != nil || len(backups) > 0 {
		t.Errorf("%d backups, %v", len(backups), err)
	}
	expect.Same(t, "games", must.Get(s.Count(history.Filter{State: history.Any})), 4)
}

// TestDeletingIsDecidedOnEachDevice deletes a game for good on one of two devices.
func TestDeletingIsDecidedOnEachDevice(t *testing.T) {
	s, other := told(t), openAt(t, t.TempDir(), Options{})
	brings(t, s, other)
	whole := exported(t, s.Reader)
	id := must.Get(s.Games(history.Page{}))[0].ID
	must.Get(s.Do(history.Trash{Game: id, At: time.Now()}))
	must.Get(s.EmptyTrash())
	brings(t, s, other)
	if !must.Get(other.Summary(id)).Trashed {
		t.Error("on the other it is not in the trash")
	}
	must.Get(other.Do(history.Untrash{Game: id}))
	goOn(t, other, id, 3)
	if brings(t, other, s); brings(t, other, s) || brings(t, s, other) {
		t.Error("there is more to bring, again and again")
	}
	expect.Error(t, "it came back", expect.ErrorOf(s.Summary(id)), history.ErrNoGame)
	if got := must.Get(s.TakeIn(strings.NewReader(whole), history.Work{})); got.Gone != 2 || got.Entries != 0 {
		t.Errorf("from another device: %+v", got)
	}
	for _, d := range []*Store{s, other} {
		same(t, d, exported(t, d.Reader))
	}
}

func TestImportByHandBringsADeletedGameBackIntoTheTrash(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	table(t, s, friday, "Ann", "Ben")
	table(t, s, friday, "Ann", "Cy")
	whole := exported(t, s.Reader)
	id := must.Get(s.Games(history.Page{}))[0].ID
	must.Get(s.Do(history.Trash{Game: id, At: time.Now()}))
	must.Get(s.EmptyTrash())
	if got := imported(t, s, whole); got.Back != 1 || got.Games != 0 || got.Gone != 0 {
		t.Errorf("%+v", got)
	}
	if got := must.Get(s.Trashed()); len(got) != 1 || got[0].ID != id {
		t.Errorf("in the trash: %+v", got)
	}
	must.Get(s.Do(history.Untrash{Game: id}))
	if got := imported(t, s, whole); got.Back != 0 || got.Gone != 0 {
		t.Errorf("again: %+v", got)
	}
	same(t, s, exported(t, s.Reader))
}

// TestForgedDeletionRemovesNothing lets another device say that games are gone for good.
func TestForgedDeletionRemovesNothing(t *testing.T) {
	for _, body := range []string{`{"gone":true}`, `{"trashed":"2026-11-20T20:00:00Z","gone":true}`} {
		for _, rev := range []int{1, 7, 1 << 20} {
			s := openAt(t, t.TempDir(), Options{})
			id := longGame(t, s, "Ann", "Ben")
			goOn(t, s, id, 4)
			want := linesOf(exported(t, s.Reader), "game", "ending")
			m := history.Annotation{Kind: history.OfGame, ID: id, Rev: rev, Body: body}
			for way, takeIn := range ways(s) {
				must.Do(t, takeIn(`{"tabby":"history","version":1}`+"\n"+string(m.Line())))
				expect.Same(t, fmt.Sprint(way, " of ", body), linesOf(exported(t, s.Reader), "game", "ending"), want)
			}
			goOn(t, s, id, 5) // which goes on all the same
			must.Get(s.Do(history.Untrash{Game: id}))
			must.Get(s.TakeIn(strings.NewReader(`{"tabby":"history","version":1}`+"\n"+string(m.Line())), history.Work{}))
			if g := must.Get(s.Summary(id)); g.Trashed || g.Rounds != 2 || len(must.Get(s.Games(history.Page{}))) != 1 {
				t.Errorf("%s, revision %d: %+v", body, rev, g)
			}
			same(t, s, exported(t, s.Reader))
		}
	}
	assault.Tried(t, 18, assault.Imports)
}

// TestGamesThatAnOlderTabbyDeletedStayAway takes a store in which a mark says so.
func TestGamesThatAnOlderTabbyDeletedStayAway(t *testing.T) {
	dir := copied(t, "testdata/v6")
	w := must.Get(database.OpenWriter(disk.Machine{}, filepath.Join(dir, "tabby.db")))
	other := openAt(t, t.TempDir(), Options{})
	id := table(t, other, friday, "Ann", "Ben")
	m := history.Annotation{Kind: history.OfGame, ID: id, Rev: 3, Body: `{"trashed":"2026-11-20T20:00:00Z","gone":true}`}
	must.Do(t, errors.Join(write.SaveAnnotation(w, m), w.Close()))
	s := openAt(t, dir, Options{})
	brings(t, other, s)
	expect.Error(t, "it came back", expect.ErrorOf(s.Summary(id)), history.ErrNoGame)
	must.Do(t, s.Check(history.Work{}))
	comesBack(t, s)
}
