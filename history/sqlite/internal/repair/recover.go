package repair

import (
	"errors"
	"path/filepath"

	"tabby/history"
	"tabby/history/sqlite/internal/check"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/write"
)

// A Recovery is what [Recover] did.
type Recovery struct {
	history.Restored
	Backup   string   // the newest backup in order that was read, or ""
	Gathered int      // entries that came back from other files than the database
	People   int      // people who came back, or as they were last
	Unread   []string // lines of the running export that cannot be used, and why
}

// Recover gathers everything that can be read in a folder in a new database, if the present
// one is damaged or lacks something. The next start writes what is derived.
func Recover(f disk.Folder, long history.Work) (Recovery, error) {
	m := recovery{maintenance: newMaintenance(f, long)}
	err := m.run()
	m.found.Restored = m.Restored
	return m.found, err
}

// A recovery is a Recover under way.
type recovery struct {
	maintenance

	found Recovery
}

func (m *recovery) run() error {
	c, err := m.examine()
	if err != nil {
		return err
	}
	return m.mend(c)
}

// mend does what the condition of the files asks for.
func (m *recovery) mend(c condition) error {
	switch {
	case c.database != nil || c.export.Ahead > 0:
		return m.replace(c)
	case c.export.Wrong == 0: // the next start writes it if it is gone
		return nil
	}
	return m.setExportAside(m.aside())
}

// replace gathers everything in a new database and puts it in the place of the
// damaged one.
func (m *recovery) replace(c condition) error {
	part := m.folder.DB() + ".part"
	err := m.build(part, c)
	if err == nil {
		err = check.File(m.folder, part, len(m.folder.Steps), m.Work)
	}
	if err != nil {
		return disk.Join(err, m.folder.RemoveDatabase(part))
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
	return m.folder.Rename(part, m.folder.DB())
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
	w, err := write.NewDatabase(m.folder, part, m.folder.Steps)
	if err != nil {
		return err
	}
	err = w.Transact(func(w *database.Writer) error {
		g := newGatherer(m.folder, w)
		g.work = m.Work
		if err := g.all(files); err != nil {
			return err
		}
		m.found.Gathered, m.found.Unread = g.games.Entries-g.inDatabase, g.bad
		m.found.People = len(g.latest.People)
		if err := g.finish(); err != nil {
			return err
		}
		return write.Due(w)
	})
	return disk.Join(err, w.Close())
}

// aside returns the name of damaged files that are kept, without its ending.
func (m *recovery) aside() string { return filepath.Join(m.folder.Path, disk.Damaged+m.stamp) }

// files returns the files from which a store can be repaired, in the order in
// which they are to be believed.
func (m maintenance) files(c condition) ([]history.Found, error) {
	var files []history.Found
	if m.folder.Exists(m.folder.DB()) {
		files = append(files, history.Found{Place: history.InDatabase, Path: m.folder.DB(), Whole: c.database == nil})
	}
	if m.folder.Exists(m.folder.Export()) {
		files = append(files, history.Found{Place: history.InExport, Path: m.folder.Export()})
	}
	aside, err := m.folder.Damaged()
	for _, path := range aside {
		files = append(files, history.Found{Place: history.InAside, Path: path})
	}
	backups, _ := m.folder.ListBackups() // none, if they cannot be listed
	for _, b := range backups {
		verified := check.File(m.folder, b.Path, len(m.folder.Steps), m.Work)
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
