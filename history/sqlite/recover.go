package sqlite

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"tabby/history"
)

// A DamagedError says that the files in the folder are not as they were written.
// It wraps [history.ErrDamaged]. [Recover] brings back what can be.
type DamagedError struct {
	Dir      string
	Err      error     // what is wrong
	Backup   string    // the newest backup that is in order, or ""
	BackedUp time.Time // when it was made
	Exported int       // how many events the running export holds
}

// Error puts it into words.
func (e *DamagedError) Error() string {
	backup := "there is no backup"
	if e.Backup != "" {
		backup = "the newest backup is of " + e.BackedUp.Local().Format("2006-01-02 15:04")
	}
	return fmt.Sprintf("%v (in %s; %s, and tabby.jsonl holds %d events; repair to bring them back)",
		e.Err, e.Dir, backup, e.Exported)
}

// Unwrap returns what is wrong.
func (e *DamagedError) Unwrap() error { return e.Err }

// diagnose adds to an error about damage what there is to repair it with.
func (f folder) diagnose(err error) error {
	if !errors.Is(err, history.ErrDamaged) {
		return err
	}
	e := &DamagedError{Dir: f.path, Err: err, Exported: f.exported()}
	if b, ok, err := f.newest(history.Work{}); ok && err == nil {
		e.Backup, e.BackedUp = b.path, b.at
	}
	return e
}

// exported counts the events in the running export that can be read.
func (f folder) exported() int {
	file, err := os.Open(f.export())
	if err != nil {
		return 0
	}
	defer file.Close()
	n := 0
	_ = history.EachLine(file, func(_ int, text []byte) error { // what cannot be read is not counted
		if e, err := history.ParseLine(text); err == nil {
			if e, ok := e.(history.Entry); ok {
				events, _ := history.DecodeEvents(e.Body)
				n += len(events)
			}
		}
		return nil
	})
	return n
}

// past checks that a folder without a database never had one.
func (f folder) past() error {
	if b, err := f.list(); err != nil || len(b) > 0 {
		return history.Damagedf("tabby.db is gone, backups are there")
	}
	if n := f.exported(); n > 0 {
		return history.Damagedf("tabby.db is gone, tabby.jsonl is there")
	}
	return nil
}

// A Recovery is what [Recover] did.
type Recovery struct {
	SetAside []string  // damaged files, under their new names
	Backup   string    // the backup restored, or ""
	BackedUp time.Time // when it was made
	Gathered int       // entries that came back from elsewhere
	People   int       // people who came back, or as they were last
	Games    int       // how many games there are now
	Entries  int       // how many entries
	Unread   []string  // lines of the running export that cannot be used, and why
}

// Recover mends the folder: a damaged database is set aside under another name,
// the newest backup that is in order takes its place, and every entry and person
// that the running export holds is added, and whatever else can be read in the
// files set aside, then or earlier. A database in order stays. Where the running export is damaged,
// it is set aside as well and written anew. Afterwards [Open] works.
//
// It can be broken off and repeated at any moment. It can be stopped as long as
// nothing has changed. The errors are those of [Open], or wrap [history.ErrStopped].
func Recover(dir string, o Options, long history.Work) (Recovery, error) {
	w, lock, err := begin(dir, o, long)
	if err != nil {
		return Recovery{}, err
	}
	m := mending{work: w}
	err = explain("repair "+m.folder.path, m.run())
	return m.Recovery, join(err, lock.Close())
}

// mending is a Recover under way.
type mending struct {
	Recovery
	work
}

func (m *mending) run() error {
	err := m.examine()
	replaced := errors.Is(err, history.ErrDamaged) || errors.Is(err, history.ErrEmpty)
	if replaced {
		err = m.replace()
	}
	if err != nil {
		return err
	}
	w, err := openWriter(m.folder.db())
	if err != nil {
		return err
	}
	return join(m.refill(w, replaced), w.close())
}

// examine looks whether the database can stay.
func (m *mending) examine() error {
	r, err := OpenReadOnly(m.folder.path, m.options)
	if errors.Is(err, history.ErrOlder) {
		return nil
	}
	if err != nil {
		return err
	}
	return join(r.Check(m.Work), r.Close())
}

// replace sets the database aside and puts the newest backup in its place.
func (m *mending) replace() error {
	b, ok, err := m.folder.newest(m.Work)
	if err != nil {
		return err
	}
	m.Context = nil // from here on it goes through to the end
	aside := filepath.Join(m.folder.path, "damaged-"+m.stamp+".db")
	if exists(m.folder.db()) {
		m.SetAside = append(m.SetAside, aside)
	}
	if err := m.folder.moveAside(aside); err != nil {
		return err
	}
	if !ok {
		return nil
	}
	m.Backup, m.BackedUp = b.path, b.at
	part := m.folder.db() + ".part"
	if err := copyFile(b.path, part, m.Work); err != nil {
		return err
	}
	return m.folder.rename(part, m.folder.db())
}

// refill brings the database up to date and gathers what it lacks.
func (m *mending) refill(w *writer, replaced bool) error {
	if err := upgrade(w, m.folder, m.options); err != nil {
		return err
	}
	err := w.transact(func(w *writer) error { return m.gather(w, replaced) })
	if err != nil {
		return err
	}
	if len(m.Unread) > 0 {
		aside := filepath.Join(m.folder.path, "damaged-"+m.stamp+".jsonl")
		if err := m.folder.rename(m.folder.export(), aside); err != nil {
			return err
		}
		m.SetAside = append(m.SetAside, aside)
	}
	m.Games, m.Entries, err = count(w)
	return err
}

// gather goes through the copies until they hold nothing new: what one lacks in
// the middle of a game may be in the other.
func (m *mending) gather(w *writer, replaced bool) error {
	g, err := newGatherer(w)
	if err != nil {
		return err
	}
	g.work = m.Work
	aside, err := m.folder.setAside()
	if err != nil {
		return err
	}
	began := g.last
	for before := int64(-1); before != g.last; {
		before = g.last
		if err := g.export(m.folder.export()); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
		for _, path := range aside {
			if err := g.salvage(path); err != nil {
				return err
			}
		}
	}
	m.Gathered, m.Unread = int(g.last-began), g.bad
	if replaced || m.Gathered > 0 { // what is half-typed there may be confirmed by now
		if err := w.exec(`DELETE FROM draft`); err != nil {
			return err
		}
	}
	err = g.finish()
	m.People = len(g.latest.People)
	return err
}

// setAside returns the damaged databases in the folder. One that was set aside by
// a repair that was broken off has not been read yet.
func (f folder) setAside() ([]string, error) {
	names, err := fs.Glob(os.DirFS(f.path), "damaged-*.db")
	for i, name := range names {
		names[i] = filepath.Join(f.path, name)
	}
	return names, err
}
