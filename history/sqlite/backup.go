package sqlite

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"tabby/history"
)

// How many backups are kept, besides one a month for a year.
const keptBackups = 5

// stamp is the format of a time in the name of a file, in UTC.
const stamp = "20060102T150405.000Z"

// backupName is the name of a backup.
const backupName = "tabby-" + stamp + ".db"

// Backup makes a copy of the database in the folder backups, checks every entry
// in it, and only then lets it count and drops those it makes superfluous. It
// returns the path of the copy. Writing goes on meanwhile. The error wraps
// [history.ErrStopped] if it was stopped; then there is no copy.
func (s *Store) Backup(work history.Work) (string, error) {
	path, err := s.folder.backUp(s.folder.Now(), work)
	return path, wrap("make a backup", err)
}

func (f folder) backUp(now time.Time, work history.Work) (string, error) {
	if err := f.mkdir(f.backups()); err != nil {
		return "", err
	}
	path := filepath.Join(f.backups(), now.UTC().Format(backupName))
	part := path + ".part"
	if err := f.copyChecked(f.db(), part, work); err != nil {
		return "", err
	}
	if err := f.rename(part, path); err != nil {
		return "", err
	}
	return path, f.prune(now)
}

// copyChecked copies a database into a new file, which is then on the disk and
// in order, or not there.
func (f folder) copyChecked(from, to string, work history.Work) error {
	file, err := create(to)
	if err != nil {
		return err
	}
	err = file.Close()
	if err == nil {
		err = copyPages(from, to, work) // into an empty file, which keeps its mode
	}
	if err == nil {
		err = syncFile(to)
	}
	if err == nil {
		err = f.verify(to, maxVersion, work)
	}
	if err == nil {
		err = work.CheckStopped("copying") // before it counts
	}
	if err != nil {
		return join(err, os.RemoveAll(to))
	}
	return nil
}

// copyPages copies a database as it is at this moment, even while it is written
// to.
func copyPages(from, to string, work history.Work) error {
	db, err := copying.connect(from, 1)
	if err != nil {
		return err
	}
	var total int
	err = db.QueryRow(`PRAGMA page_count`).Scan(&total)
	if err == nil {
		err = during(work, "copying the pages", func() (int, int) { return pagesOf(to), total }, func(ctx context.Context) error {
			_, err := db.ExecContext(ctx, `VACUUM INTO ?`, to)
			return err
		})
	}
	return join(err, db.Close())
}

// pageSize is how large the pages of our databases are.
const pageSize = 4096

// pagesOf returns how many pages a file has so far.
func pagesOf(path string) int {
	info, err := os.Stat(path)
	if err != nil {
		return 0 // it is yet to come
	}
	return int((info.Size() + pageSize - 1) / pageSize)
}

// verify checks a database that is not open and whose schema must be among
// those known.
func (f folder) verify(path string, known int, work history.Work) error {
	db, err := immutable.connect(path, 2)
	if err != nil {
		return err
	}
	s, err := schemaOf(db)
	if err == nil {
		err = s.check(known)
	}
	if err == nil {
		err = f.inspect(db, work)
	}
	return join(err, db.Close())
}

func syncFile(path string) error {
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return join(file.Sync(), file.Close())
}

// prune removes the backups that need not be kept, and any that was broken off.
func (f folder) prune(now time.Time) error {
	all, err := f.list()
	if err != nil {
		return err
	}
	parts, err := fs.Glob(os.DirFS(f.backups()), "*.part")
	if err != nil {
		return err
	}
	for _, part := range parts {
		if err := os.Remove(filepath.Join(f.backups(), part)); err != nil {
			return fmt.Errorf("remove half a backup: %w", err)
		}
	}
	for _, b := range superfluous(all, now) {
		if err := os.Remove(b.Path); err != nil {
			return fmt.Errorf("remove an old backup: %w", err)
		}
	}
	return nil
}

// superfluous returns which of all backups, the newest first, are neither among
// the last few nor the last of a month within a year. Copies dated after now, made
// before the clock was set back, are counted on their own: they never displace the
// copy that was made just now.
func superfluous(all []history.Backup, now time.Time) []history.Backup {
	var drop []history.Backup
	months := map[string]bool{}
	later := 0 // how many are dated after now
	for i, b := range all {
		newer := i - later // how many are newer, not counting those
		if b.At.After(now) {
			newer = later
			later++
		}
		month := b.At.Format("2006-01")
		monthly := !months[month] && b.At.After(now.AddDate(-1, 0, 0))
		months[month] = true
		if newer >= keptBackups && !monthly {
			drop = append(drop, b)
		}
	}
	return drop
}

// replaced is how the names of stores begin that were set aside for a backup.
const replaced = "replaced-"

// Backups lists the backups in a folder, the newest first.
func Backups(dir string) ([]history.Backup, error) {
	f := Options{}.folder(dir)
	if err := f.check(); err != nil {
		return nil, err
	}
	return f.list()
}

// SetAside lists the stores that were set aside for a backup, the newest first.
// Each can be restored like one.
func SetAside(dir string) ([]history.Backup, error) {
	all, err := copies(dir, replaced+stamp+".db")
	for i := range all {
		all[i].Aside = true
	}
	return all, err
}

// Backups lists the backups of the store and what was set aside for one, the
// newest first.
func (s *Store) Backups() ([]history.Backup, error) {
	backups, err1 := Backups(s.folder.path)
	aside, err2 := SetAside(s.folder.path)
	all := append(backups, aside...)
	slices.SortStableFunc(all, newestFirst)
	return all, join(err1, err2)
}

// list returns the backups, the newest first.
func (f folder) list() ([]history.Backup, error) { return copies(f.backups(), backupName) }

// copies lists the files of a folder whose names are times in a format, the newest
// first.
func copies(dir, format string) ([]history.Backup, error) {
	files, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	all := []history.Backup{}
	for _, file := range files {
		at, parsed := time.Parse(format, file.Name())
		info, gone := file.Info()
		if parsed == nil && gone == nil {
			all = append(all, history.Backup{Path: filepath.Join(dir, file.Name()), At: at, Bytes: info.Size()})
		}
	}
	slices.SortFunc(all, newestFirst)
	return all, wrap("look for backups", err)
}

func newestFirst(a, b history.Backup) int { return b.At.Compare(a.At) }
