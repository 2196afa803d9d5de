package repair

import (
	"errors"
	"path/filepath"
	"slices"

	"tabby/history"
	"tabby/history/sqlite/internal/check"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/write"
)

// Recover gathers everything that can be read in a folder in a new database, if the present
// one is damaged or has something missing. The next start writes what is derived, and the running
// export if it is gone.
func Recover(f disk.Folder, long history.Work) (history.Restored, error) {
	m := newMaintenance(f, long)
	c, err := m.examine()
	switch {
	case err != nil:
	case c.database != nil || c.export.Ahead > 0:
		err = m.replace(c)
	case c.export.Wrong > 0:
		err = m.setExportAside(m.aside())
	}
	return m.Restored, err
}

// replace gathers everything in a new database and puts it in the place of the
// damaged one.
func (m *maintenance) replace(c condition) error {
	files, err := m.files(c)
	if err != nil {
		return err
	}
	part := m.folder.DB() + ".part"
	unused, err := m.build(part, files)
	if err == nil {
		err = check.File(m.folder, part, len(m.folder.Steps), m.Work)
	}
	if err != nil {
		return disk.Join(err, m.folder.RemoveDatabase(part))
	}
	m.Context = nil // from here on it goes through to the end
	if unused > 0 { // a repair that is interrupted reads it again
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

// build makes a new database of all that can be read in some files, and returns how many lines of the
// running export cannot be used.
func (m maintenance) build(part string, files []history.Found) (unused int, err error) {
	w, err := write.NewDatabase(m.folder, part, m.folder.Steps)
	if err != nil {
		return 0, err
	}
	err = w.Transact(func(w *database.Writer) error {
		into, err := write.NewTaker(w)
		if err != nil {
			return err
		}
		g, err := m.gather(files, into)
		if err != nil {
			return err
		}
		unused = g.Unused()
		return g.write(w)
	})
	return unused, disk.Join(err, w.Close())
}

// aside returns the name of damaged files that are kept, without its ending.
func (m *maintenance) aside() string { return filepath.Join(m.folder.Path, disk.Damaged+m.stamp) }

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
	if c.export.Ahead > 0 { // it knows more, also what was deleted for good since
		slices.Reverse(files)
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

// A maintenance is work on the files of a folder.
type maintenance struct {
	history.Work
	history.Restored // what comes of it

	folder disk.Folder
	stamp  string // in the names of files set aside
}

func newMaintenance(f disk.Folder, long history.Work) maintenance {
	return maintenance{Work: long, folder: f, stamp: f.Now().UTC().Format(disk.Stamp)}
}

// setDatabaseAside gives the database another name.
func (m *maintenance) setDatabaseAside(to string) error {
	if m.folder.Exists(m.folder.DB()) {
		m.SetAside = append(m.SetAside, to+".db")
	}
	return m.folder.MoveAside(to + ".db")
}

// setExportAside gives the running export another name. The next start writes one.
func (m *maintenance) setExportAside(to string) error {
	if !m.folder.Exists(m.folder.Export()) {
		return nil
	}
	m.SetAside = append(m.SetAside, to+".jsonl")
	return m.folder.Rename(m.folder.Export(), to+".jsonl")
}
