// Package backup makes checked copies of a database, and drops those that are superfluous.
package backup

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/check"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
)

// How many backups are kept, besides one a month for a year.
const keptBackups = 5

// Make makes a copy of the database among the backups of a folder, checks it, and drops the
// backups that are then superfluous. It returns the path.
func Make(f disk.Folder, now time.Time, work history.Work) (string, error) {
	if err := f.Mkdir(f.Backups()); err != nil {
		return "", err
	}
	path := filepath.Join(f.Backups(), now.UTC().Format(disk.BackupName))
	part := path + ".part"
	if err := Copy(f, f.DB(), part, work); err != nil {
		return "", err
	}
	if err := f.Rename(part, path); err != nil {
		return "", err
	}
	return path, prune(f, now)
}

// Copy copies a database into a new file, which is then on the disk and
// in order, or not there.
func Copy(f disk.Folder, from, to string, work history.Work) error {
	file, err := f.Create(to)
	if err != nil {
		return err
	}
	err = file.Close()
	if err == nil {
		err = copyPages(f, from, to, work) // into an empty file, which keeps its mode
	}
	if err == nil {
		err = syncFile(f, to)
	}
	if err == nil {
		err = check.File(f, to, database.MaxVersion, work)
	}
	if err == nil {
		err = work.CheckStopped() // before it counts
	}
	if err != nil {
		return disk.Join(err, f.Disk.RemoveAll(to))
	}
	return nil
}

// copyPages copies a database as it is at this moment, even while it is written
// to.
func copyPages(f disk.Folder, from, to string, work history.Work) error {
	db, err := database.Copying.Connect(f.Disk, from, 1)
	if err != nil {
		return err
	}
	var total int
	err = db.QueryRow(`PRAGMA page_count`).Scan(&total)
	if err == nil {
		err = during(work, history.CopyingPages, func() (int, int) { return pagesOf(f, to), total }, func(ctx context.Context) error {
			_, err := db.ExecContext(ctx, `VACUUM INTO ?`, to)
			return err
		})
	}
	return disk.Join(err, db.Close())
}

// pageSize is how large the pages of our databases are.
const pageSize = 4096

// pagesOf returns how many pages a file has so far.
func pagesOf(f disk.Folder, path string) int {
	info, err := f.Disk.Lstat(path)
	if err != nil {
		return 0 // it is yet to come
	}
	return int((info.Size() + pageSize - 1) / pageSize)
}

func syncFile(f disk.Folder, path string) error {
	file, err := f.Disk.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return disk.Join(file.Sync(), file.Close())
}

// prune removes the backups that need not be kept, and any that was broken off.
func prune(f disk.Folder, now time.Time) error {
	all, err := f.ListBackups()
	if err != nil {
		return err
	}
	if err := removeParts(f); err != nil {
		return fmt.Errorf("remove half a backup: %w", err)
	}
	for _, b := range superfluous(all, now) {
		if err := f.Disk.RemoveAll(b.Path); err != nil {
			return fmt.Errorf("remove an old backup: %w", err)
		}
	}
	return nil
}

// removeParts removes what was broken off.
func removeParts(f disk.Folder) error {
	files, err := f.Disk.ReadDir(f.Backups())
	for _, file := range files {
		if filepath.Ext(file.Name()) == ".part" && !file.IsDir() {
			err = disk.Join(err, f.Disk.RemoveAll(filepath.Join(f.Backups(), file.Name())))
		}
	}
	return err
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

// pollInterval is how often the progress of a statement is looked up.
const pollInterval = 50 * time.Millisecond

// during carries out one statement that takes long, and reports its progress.
// Its error wraps [history.ErrStopped] if the statement was stopped.
func during(w history.Work, doing history.Doing, far func() (done, total int), do func(context.Context) error) error {
	if err := w.Step(doing, 0, 1); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- do(w.Ctx()) }()
	again := time.NewTicker(pollInterval)
	defer again.Stop()
	return await(w, ended, again.C, func() {
		done, total := far()
		w.Progress(doing, min(done, total), total)
	})
}

// await returns what a statement ended with, or [history.ErrStopped], and looks again at each tick.
func await(w history.Work, ended <-chan error, ticks <-chan time.Time, look func()) error {
	for {
		select {
		case err := <-ended:
			if stopped := w.CheckStopped(); stopped != nil {
				return stopped
			}
			return err
		case <-ticks:
			look()
		}
	}
}
