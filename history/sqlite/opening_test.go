package sqlite

import (
	"errors"
	"io/fs"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/disk"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// newStore opens a store where nothing was ever stored.
func newStore(t *testing.T, o Options) *Store {
	t.Helper()
	s := must.Get(Open(filepath.Join(t.TempDir(), "tabby"), o))
	t.Cleanup(func() { _ = s.Close() }) // a test may have closed it
	return s
}

func TestFirstQuestionsDoNotOpenTheDatabase(t *testing.T) {
	s := newStore(t, Options{})
	games, err1 := s.Games(history.Page{Limit: 50})
	people, err2 := s.People()
	n, err3 := s.Count(history.Filter{})
	must.Do(t, errors.Join(err1, err2, err3, s.SaveDraft("route", []byte("home")), s.SaveDraft("gone", []byte("x")), s.SaveDraft("gone", nil)))
	if len(games)+len(people)+n > 0 || s.Setting("preferences") != "" || s.Draft("none") != nil || string(s.Draft("route")) != "home" || s.Draft("gone") != nil {
		t.Errorf("games %v, people %v, %d counted, route %q", games, people, n, s.Draft("route"))
	}
	if s.w != nil {
		t.Fatal("the database is open")
	}
	must.Get(s.Meet("Ann"))
	if string(s.Draft("route")) != "home" || s.Draft("gone") != nil || s.w == nil {
		t.Errorf("once somebody is kept, the route is %q", s.Draft("route"))
	}
	must.Do(t, s.Close())
	again := openAt(t, s.folder.Path, Options{})
	must.Do(t, again.Check(history.Work{}))
	if people := must.Get(again.People()); len(people) != 1 || string(again.Draft("route")) != "home" {
		t.Errorf("after a restart: %v, %q", people, again.Draft("route"))
	}
}

func TestHalfTypedEntryIsThereTheNextTime(t *testing.T) {
	s := newStore(t, Options{})
	must.Do(t, errors.Join(s.SaveDraft("round", []byte("7 12")), s.Close()))
	expect.Same(t, "the draft", string(openAt(t, s.folder.Path, Options{}).Draft("round")), "7 12")
}

func TestStoreThatWasOnlyReadIsStillNewTheNextTime(t *testing.T) {
	s := newStore(t, Options{})
	must.Get(s.People())
	must.Do(t, s.Close())
	again := must.Get(Open(s.folder.Path, Options{}))
	defer again.Close()
	if again.w != nil {
		t.Error("the database is open at once")
	}
}

func TestClosedStoreRefuses(t *testing.T) {
	for _, was := range []string{"new", "open"} {
		s := newStore(t, Options{})
		if was == "open" {
			must.Get(s.Meet("Ann"))
		}
		must.Do(t, s.Close())
		if err := expect.ErrorOf(s.Do(history.Set{Key: "preferences", Value: "{}"})); !errors.Is(err, fs.ErrClosed) {
			t.Errorf("a store that was %s does what is asked: %v", was, err)
		}
	}
}

func TestReaderBesideANewStoreFindsNothing(t *testing.T) {
	s := newStore(t, Options{})
	r := must.Get(OpenReadOnly(s.folder.Path, Options{}))
	expect.Same(t, "games", len(must.Get(r.Games(history.Page{}))), 0)
	must.Do(t, r.Close())
	must.Get(s.Meet("Ann"))
	must.Do(t, s.Check(history.Work{}))
}

func TestNewStoreIsOpenedOnceItIsQuiet(t *testing.T) {
	now := friday
	s := newStore(t, Options{Now: func() time.Time { return now }})
	now = now.Add(time.Second)
	s.Setting("preferences")
	if done, err := s.FinishOpening(time.Second); done || err != nil {
		t.Errorf("it is opened while something is asked: %v, %v", done, err)
	}
	now = now.Add(time.Second)
	if done, err := s.FinishOpening(time.Second); !done || err != nil || s.w == nil {
		t.Errorf("it is not opened after a second: %v, %v", done, err)
	}
}

// TestARestoredEmptyBackupIsNotANewStore puts back a backup that has nothing in it.
func TestARestoredEmptyBackupIsNotANewStore(t *testing.T) {
	s := newStore(t, Options{})
	from := must.Get(s.Backup(history.Work{}))
	must.Get(s.Meet("Ann"))
	must.Get(s.RestoreBackup(from, history.Work{}))
	again := openAt(t, s.folder.Path, Options{})
	expect.Same(t, "people", len(must.Get(again.People())), 0)
}

// full is a disk without room for the log of SQLite.
type full struct {
	disk.Machine
	has *bool
}

func (f full) SyncDir(dir string) error {
	if !*f.has {
		return errFull
	}
	return f.Machine.SyncDir(dir)
}

var errFull = errors.New("no space left on device")

func TestNewStoreWithoutRoomKeepsWhatIsHalfTyped(t *testing.T) {
	has := true
	s := newStore(t, Options{Disk: full{has: &has}})
	must.Do(t, s.SaveDraft("round", []byte("7 12")))
	has = false
	if err := expect.ErrorOf(s.Meet("Ann")); err == nil {
		t.Fatal("somebody is kept where there is no room")
	}
	expect.Same(t, "what was typed", string(s.Draft("round")), "7 12")
	has = true
	must.Get(s.Meet("Ann"))
	expect.Same(t, "what was typed, with room again", string(s.Draft("round")), "7 12")
}

func TestManyGoroutinesAskWhileTheDatabaseIsOpened(t *testing.T) {
	s := newStore(t, Options{})
	must.Do(t, s.SaveDraft("round", []byte("7 12")))
	var all sync.WaitGroup
	for i := range 8 {
		all.Go(func() {
			switch i % 4 {
			case 0:
				_, _ = s.FinishOpening(0)
			case 1:
				if err := s.NewGame().Append(0, []scoring.Event{scoring.Started{At: friday, Variant: "rat-a-tat-cat", People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}}}); err != nil {
					t.Error(err)
				}
			case 2:
				expect.Same(t, "the draft", string(s.Draft("round")), "7 12")
			case 3:
				if err := s.SaveDraft("setup", []byte("Ann")); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	if games := must.Get(s.Games(history.Page{})); len(games) != 2 || string(s.Draft("setup")) != "Ann" {
		t.Errorf("%d games, setup %q", len(games), s.Draft("setup"))
	}
}
