package sqlite

import (
	"slices"

	"tabby/history"
	"tabby/history/sqlite/internal/backup"
	"tabby/history/sqlite/internal/disk"
)

// Backup makes a copy of the database in the folder backups, checks every entry
// in it, and only then lets it count and drops those it makes superfluous. It
// returns the path of the copy. Writing goes on meanwhile. The error wraps
// [history.ErrStopped] if it was stopped; then there is no copy.
func (s *Store) Backup(work history.Work) (string, error) {
	if err := s.settle(); err != nil {
		return "", err
	}
	return s.Reader.Backup(work)
}

// Backup does what that of [Store] does, whether or not a Store elsewhere writes.
func (r *Reader) Backup(work history.Work) (string, error) {
	path, err := backup.Make(r.folder, r.folder.Now(), work)
	return path, disk.Wrap(history.MakingBackup, err)
}

// Backups lists the backups in a folder, the newest first.
func Backups(dir string) ([]history.Backup, error) {
	f := Options{}.folder(dir)
	if err := f.Check(); err != nil {
		return nil, err
	}
	return f.ListBackups()
}

// Backups lists the backups of the store and what was set aside for one, the
// newest first. Each can be restored.
func (s *Store) Backups() ([]history.Backup, error) {
	all, err1 := s.folder.ListBackups()
	aside, err2 := s.folder.Copies(s.folder.Path, disk.Replaced+disk.Stamp+".db")
	for _, b := range aside {
		b.Aside = true
		all = append(all, b)
	}
	slices.SortStableFunc(all, disk.NewestFirst)
	return all, disk.Join(err1, err2)
}
