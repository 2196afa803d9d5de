package disk

import (
	"hash/crc32"
	"io"
	"io/fs"
	"slices"
	"strings"
	"syscall"

	"github.com/ncruces/go-sqlite3/vfs"
)

// A file is open, for the store or for SQLite, until the device dies.
type file struct {
	disk *Disk
	life int
	node *node
	path string
	at   int64 // for Read and Seek

	lock   vfs.LockLevel
	shared vfs.SharedMemory
}

// check returns an error if the device that opened the file is off.
func (f *file) check(op string) error {
	if f.disk.off || f.life != f.disk.life {
		return failed(op, f.path, errOff)
	}
	return nil
}

// ReadAt implements [io.ReaderAt].
func (f *file) ReadAt(p []byte, at int64) (int, error) {
	f.disk.mu.Lock()
	defer f.disk.mu.Unlock()
	if err := f.check("read"); err != nil {
		return 0, err
	}
	if at >= int64(len(f.node.now)) {
		return 0, io.EOF
	}
	n := copy(p, f.node.now[at:])
	if n < len(p) {
		return n, io.EOF
	}
	return n, nil
}

// Read implements [io.Reader].
func (f *file) Read(p []byte) (int, error) {
	n, err := f.ReadAt(p, f.at)
	f.at += int64(n)
	if n > 0 {
		err = nil
	}
	return n, err
}

// Seek implements [io.Seeker].
func (f *file) Seek(to int64, from int) (int64, error) {
	f.disk.mu.Lock()
	defer f.disk.mu.Unlock()
	switch from {
	case io.SeekCurrent:
		to += f.at
	case io.SeekEnd:
		to += int64(len(f.node.now))
	}
	f.at = to
	return to, nil
}

// WriteAt implements [io.WriterAt]. Where there is room for some of it, that is written.
func (f *file) WriteAt(p []byte, at int64) (int, error) {
	f.disk.mu.Lock()
	defer f.disk.mu.Unlock()
	if err := f.check("write"); err != nil {
		return 0, err
	}
	fits := f.fitting(p, at)
	if len(fits) > 0 {
		if err := f.put("write", change{at, slices.Clone(fits)}); err != nil {
			return 0, err
		}
	}
	if len(fits) < len(p) {
		return len(fits), failed("write", f.path, syscall.ENOSPC)
	}
	return len(p), nil
}

// fitting returns as much as there is room for, which it takes.
func (f *file) fitting(p []byte, at int64) []byte {
	more := at + int64(len(p)) - int64(len(f.node.now))
	if more <= 0 || f.disk.room < 0 {
		return p
	}
	fits := min(more, f.disk.room)
	f.disk.room -= fits
	return p[:max(0, int64(len(p))-(more-fits))]
}

// Truncate implements [sqlite.File].
func (f *file) Truncate(size int64) error {
	f.disk.mu.Lock()
	defer f.disk.mu.Unlock()
	if err := f.check("truncate"); err != nil {
		return err
	}
	if free := int64(len(f.node.now)) - size; free > 0 && f.disk.room >= 0 {
		f.disk.room += free
	}
	return f.put("truncate", change{at: size})
}

func (f *file) put(op string, c change) error {
	f.node.now = c.into(f.node.now)
	f.node.todo = append(f.node.todo, c)
	sum := crc32.ChecksumIEEE(c.data)
	if strings.HasSuffix(f.path, ".lock") {
		sum = 0 // it says which process of the machine this is
	}
	return f.disk.step(op, f.path, c.at, sum)
}

// Sync implements [sqlite.File].
func (f *file) Sync() error {
	if f.disk.Waits != nil {
		f.disk.Waits()
	}
	f.disk.mu.Lock()
	defer f.disk.mu.Unlock()
	if err := f.check("sync"); err != nil {
		return err
	}
	if err := f.disk.step("sync", f.path, int64(len(f.node.todo)), 0); err != nil {
		return err
	}
	f.node.sync()
	if f.disk.Lenient {
		f.disk.keep(func(string) bool { return true })
	}
	return nil
}

// Stat implements [sqlite.File].
func (f *file) Stat() (fs.FileInfo, error) {
	f.disk.mu.Lock()
	defer f.disk.mu.Unlock()
	return f.node.info(f.path), f.check("stat")
}

// Close implements [io.Closer].
func (f *file) Close() error {
	var err error
	if f.shared != nil {
		err = f.shared.Close()
	}
	if unlocked := f.unlock(vfs.LOCK_NONE); err == nil {
		err = unlocked
	}
	return err
}
