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

// A DamagedError means that the files in the folder are not as they were
// written. It wraps [history.ErrDamaged]. [Recover] brings back what can be.
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

// diagnose adds to an error about damage what a repair can use.
func (f folder) diagnose(err error) error {
	if !errors.Is(err, history.ErrDamaged) {
		return err
	}
	e := &DamagedError{Dir: f.path, Err: err}
	e.Exported, _ = f.exported() // none, if it cannot be read
	if b, ok, err := f.newest(history.Work{}); ok && err == nil {
		e.Backup, e.BackedUp = b.path, b.at
	}
	return e
}

// exported counts the events in the running export, if there is one, without the
// lines that are damaged.
func (f folder) exported() (int, error) {
	file, err := os.Open(f.export())
	if errors.Is(err, fs.ErrNotExist) {
		return 0, nil
	}
	if err != nil {
		return 0, wrap("read the running export", err)
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
	return n, nil
}

// checkNew returns an error if a folder without a database once had one.
func (f folder) checkNew() error {
	backups, err := f.list()
	if err != nil {
		return wrap("look for backups", err)
	}
	if len(backups) > 0 {
		return history.Damagedf("tabby.db is gone, backups are there")
	}
	n, err := f.exported()
	if n > 0 {
		return history.Damagedf("tabby.db is gone, tabby.jsonl is there")
	}
	return err
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

// Recover repairs the folder: it sets a damaged database aside under another
// name and puts the newest intact backup in its place. Then it adds every entry
// and person that the running export holds, and what else can be read in the
// files set aside, now or earlier. An intact database stays. A damaged running
// export is set aside as well and replaced. Afterwards [Open] works.
//
// It can be interrupted and repeated at any moment, and stopped as long as
// nothing has changed. The errors are those of [Open], or wrap
// [history.ErrStopped].
func Recover(dir string, o Options, long history.Work) (Recovery, error) {
	w, lock, err := begin(dir, o, long)
	if err != nil {
		return Recovery{}, err
	}
	m := recovery{maintenance: w}
	err = wrap("repair "+m.folder.path, m.run())
	return m.Recovery, join(err, lock.Close())
}

// mending is a Recover under way.
type recovery struct {
	Recovery
	maintenance
}

func (m *recovery) run() error {
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

// examine returns an error unless the database can stay.
func (m *recovery) examine() error {
	r, err := openDatabase(m.folder.path, m.options)
	if errors.Is(err, history.ErrOlder) {
		return nil
	}
	if err != nil {
		return err
	}
	return join(r.checkDatabase(m.Work), r.Close())
}

// replace sets the database aside and puts the newest backup in its place.
func (m *recovery) replace() error {
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
func (m *recovery) refill(w *writer, replaced bool) error {
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

// gather reads the copies until they hold nothing new: one may have what
// another lacks in the middle of a game.
func (m *recovery) gather(w *writer, replaced bool) error {
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
	files, err := os.ReadDir(f.path)
	var paths []string
	for _, file := range files {
		if ours, _ := filepath.Match("damaged-*.db", file.Name()); ours {
			paths = append(paths, filepath.Join(f.path, file.Name()))
		}
	}
	return paths, err
}
