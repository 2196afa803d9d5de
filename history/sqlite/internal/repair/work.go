package repair

import (
	"tabby/history"
	"tabby/history/sqlite/internal/disk"
)

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
