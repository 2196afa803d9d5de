package disk

import (
	"os"

	"github.com/ncruces/go-sqlite3"
	"github.com/ncruces/go-sqlite3/vfs"

	"tabby/history/sqlite"
)

// Lock implements [sqlite.Disk]. The lock ends with the life of the device.
func (d *Disk) Lock(path string) sqlite.FileLock { return &folderLock{disk: d, path: path} }

// A folderLock is that of a folder.
type folderLock struct {
	disk *Disk
	path string
	held int // the life in which it was taken, counted from 1, or 0
}

// TryLock implements [sqlite.FileLock].
func (l *folderLock) TryLock() (bool, error) {
	d := l.disk
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := d.open(l.path, os.O_CREATE|os.O_RDWR, 0o600); err != nil {
		return false, err
	}
	if d.locked[l.path] == d.life+1 {
		return l.held == d.life+1, nil
	}
	d.locked[l.path], l.held = d.life+1, d.life+1
	return true, nil
}

// Close implements [sqlite.FileLock].
func (l *folderLock) Close() error {
	d := l.disk
	d.mu.Lock()
	defer d.mu.Unlock()
	if l.held > 0 && d.locked[l.path] == l.held {
		delete(d.locked, l.path)
	}
	l.held = 0
	return nil
}

// locks are those that SQLite holds on a file, as https://sqlite.org/lockingv3.html has them.
type locks struct {
	shared            int // connections that read
	reserved, pending bool
}

// Lock implements [vfs.File].
func (f dbFile) Lock(level vfs.LockLevel) error {
	f.disk.mu.Lock()
	defer f.disk.mu.Unlock()
	if err := f.check("lock"); err != nil {
		return err
	}
	l := &f.node.locks
	switch {
	case f.lock >= level:
		return nil
	case level == vfs.LOCK_SHARED && l.pending, level == vfs.LOCK_RESERVED && l.reserved:
		return sqlite3.BUSY
	case level == vfs.LOCK_SHARED:
		l.shared++
	case level == vfs.LOCK_RESERVED:
		l.reserved = true
	case level == vfs.LOCK_EXCLUSIVE:
		if l.pending && f.lock < vfs.LOCK_PENDING {
			return sqlite3.BUSY // another connection waits already
		}
		if l.pending = true; l.shared > 1 {
			f.lock = vfs.LOCK_PENDING
			return sqlite3.BUSY
		}
	}
	f.lock = level
	return nil
}

// Unlock implements [vfs.File].
func (f dbFile) Unlock(level vfs.LockLevel) error { return f.unlock(level) }

func (f *file) unlock(level vfs.LockLevel) error {
	f.disk.mu.Lock()
	defer f.disk.mu.Unlock()
	if f.lock <= level || f.life != f.disk.life {
		return nil
	}
	if l := &f.node.locks; f.lock >= vfs.LOCK_RESERVED {
		l.reserved = false
		if f.lock >= vfs.LOCK_PENDING {
			l.pending = false
		}
	}
	if level == vfs.LOCK_NONE {
		f.node.locks.shared--
	}
	f.lock = level
	return nil
}

// CheckReservedLock implements [vfs.File].
func (f dbFile) CheckReservedLock() (bool, error) {
	f.disk.mu.Lock()
	defer f.disk.mu.Unlock()
	return f.node.locks.reserved, f.check("lock")
}
