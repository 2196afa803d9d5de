package sqlite

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"tabby/history"
)

// A Recovery is what [Recover] did.
type Recovery struct {
	history.Restored
	Backup   string   // the newest backup in order that was read, or ""
	Gathered int      // entries that came back from other files than the database
	People   int      // people who came back, or as they were last
	Unread   []string // lines of the running export that cannot be used, and why
}

// Recover repairs the folder so that [Open] works. It reads everything that can be
// read in any file there: the database, the running export, files that an earlier
// repair set aside, and the backups down to the newest that is in order. All of it
// goes into a new database, which takes the place of the damaged one. Damaged
// files are set aside under another name. A database that is in order and lacks
// nothing stays.
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
	m.found.Restored = m.Restored
	return m.found, join(err, lock.Close())
}

// A recovery is a Recover under way.
type recovery struct {
	maintenance

	found Recovery
}

func (m *recovery) run() error {
	c, err := m.examine()
	if err == nil {
		err = m.mend(c)
	}
	if err != nil {
		return err
	}
	return m.finish()
}

// mend does what the condition of the files asks for.
func (m *recovery) mend(c condition) error {
	switch {
	case c.database != nil || c.export.dbLacks > 0:
		return m.replace(c)
	case c.export.same() || c.export.gone: // the next start writes it
		return nil
	}
	return m.setExportAside(m.aside())
}

// replace gathers everything in a new database and puts it in the place of the
// damaged one.
func (m *recovery) replace(c condition) error {
	part := m.folder.db() + ".part"
	err := m.build(part, c)
	if err == nil {
		err = m.folder.verify(part, len(m.folder.steps), m.Work)
	}
	if err != nil {
		return join(err, removeDatabase(part))
	}
	m.Context = nil              // from here on it goes through to the end
	if len(m.found.Unread) > 0 { // a repair that is interrupted reads it again
		err = m.setExportAside(m.aside())
	}
	if err == nil {
		err = m.setDatabaseAside(m.aside())
	}
	if err != nil {
		return err
	}
	return m.folder.rename(part, m.folder.db())
}

// build makes a new database with everything that can be read.
func (m *recovery) build(part string, c condition) error {
	files, err := m.files(c)
	if err != nil {
		return err
	}
	for _, f := range files {
		if f.Place == history.InBackup && f.Whole {
			m.found.Backup = f.Path
		}
	}
	w, err := newDatabase(part, m.folder.steps)
	if err != nil {
		return err
	}
	err = w.transact(func(w *writer) error {
		g := newGatherer(w)
		g.work = m.Work
		if err := g.all(files); err != nil {
			return err
		}
		m.found.Gathered, m.found.Unread = g.games.Entries-g.inDatabase, g.bad
		m.found.People = len(g.latest.People)
		if err := g.finish(); err != nil {
			return err
		}
		return due(w)
	})
	return join(err, w.close())
}

// aside returns the name of damaged files that are kept, without its ending.
func (m *recovery) aside() string { return filepath.Join(m.folder.path, damaged+m.stamp) }

// damaged is how the names of files begin that were set aside because they are
// damaged.
const damaged = "damaged-"

// files returns the files from which a store can be repaired, in the order in
// which they are to be believed.
func (m maintenance) files(c condition) ([]history.Found, error) {
	var files []history.Found
	if exists(m.folder.db()) {
		files = append(files, history.Found{Place: history.InDatabase, Path: m.folder.db(), Whole: c.database == nil})
	}
	if exists(m.folder.export()) {
		files = append(files, history.Found{Place: history.InExport, Path: m.folder.export()})
	}
	aside, err := m.folder.damaged()
	for _, path := range aside {
		files = append(files, history.Found{Place: history.InAside, Path: path})
	}
	backups, _ := m.folder.list() // none, if they cannot be listed
	for _, b := range backups {
		verified := m.folder.verify(b.Path, len(m.folder.steps), m.Work)
		if errors.Is(verified, history.ErrStopped) {
			return nil, verified
		}
		files = append(files, history.Found{Place: history.InBackup, Path: b.Path, At: b.At, Whole: verified == nil})
		if verified == nil {
			break // older ones have nothing more
		}
	}
	return files, err
}

// damaged returns the damaged files that were set aside.
func (f folder) damaged() ([]string, error) {
	files, err := os.ReadDir(f.path)
	var paths []string
	for _, file := range files {
		name := file.Name()
		if ending := filepath.Ext(name); strings.HasPrefix(name, damaged) && (ending == ".db" || ending == ".jsonl") {
			paths = append(paths, filepath.Join(f.path, name))
		}
	}
	return paths, err
}

// checkNew returns an error if a folder without a database once had one.
func (f folder) checkNew() error {
	backups, err := f.list()
	if err != nil {
		return err
	}
	if len(backups) > 0 {
		return history.Damagedf("tabby.db is gone, backups are there")
	}
	aside, err := f.damaged()
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return wrap("look for damaged files", err)
	}
	for _, path := range append(aside, f.export()) {
		g := newGatherer(nil)
		g.read(history.Found{Place: history.InAside, Path: path})
		if g.failed != nil {
			return wrap("read "+path, g.failed)
		}
		if g.games.Entries > 0 {
			return history.Damagedf("tabby.db is gone, %s is there", filepath.Base(path))
		}
	}
	return nil
}
