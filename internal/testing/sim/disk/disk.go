package disk

import (
	"cmp"
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"

	"github.com/ncruces/go-sqlite3/vfs"

	"tabby/history/sqlite"
	"tabby/internal/testing/sim"
)

// A Disk is in memory. It is safe for use by several goroutines.
type Disk struct {
	// Lenient says that a sync of a file keeps its name too, and all changes of names before,
	// as ext4 does. Otherwise only a sync of its folder does.
	Lenient bool

	// Dies is called at the moment at which the power goes, if it is not nil. It must not use
	// the disk.
	Dies func()

	// Waits is called before each sync, if it is not nil, without a lock: others may run while the
	// disk is busy.
	Waits func()

	world *sim.World
	name  string

	mu     sync.Mutex
	dice   *rand.Rand
	ops    int // so far
	dieAt  int // the operation in which the device dies, or 0
	off    bool
	life   int   // counts starts
	room   int64 // bytes that are free, or less than 0 where there is no end
	names  map[string]*node
	kept   map[string]*node // names that last
	moves  []move           // changes of names that do not last yet
	locked map[string]int   // the life in which a lock was taken
}

var (
	_ sqlite.Disk = (*Disk)(nil)
	_ vfs.VFS     = (*Disk)(nil)
)

// A move gives names to nodes, or takes them away, all at once.
type move map[string]*node

func (m move) into(names map[string]*node) {
	for path, n := range m {
		if n == nil {
			delete(names, path)
		} else {
			names[path] = n
		}
	}
}

// New returns the disk of a device of that name, on which there is the folder "/".
func New(w *sim.World, name string) *Disk {
	root := &node{dir: true, mode: 0o700}
	d := &Disk{
		world: w, name: name, dice: w.Split("disk of " + name), room: -1,
		names: map[string]*node{"/": root}, kept: map[string]*node{"/": root}, locked: map[string]int{},
	}
	vfs.Register(d.VFS(), d)
	w.Cleanup(func() { vfs.Unregister(d.VFS()) })
	return d
}

// within returns an error unless the folder of a path is there.
func (d *Disk) within(path string) error {
	switch n := d.names[filepath.Dir(path)]; {
	case n == nil:
		return syscall.ENOENT
	case !n.dir:
		return syscall.ENOTDIR
	}
	return nil
}

// missing is why there is nothing of that name.
func (d *Disk) missing(path string) error { return cmp.Or(d.within(path), error(syscall.ENOENT)) }

func failed(op, path string, err error) error { return &fs.PathError{Op: op, Path: path, Err: err} }

// step counts an operation that changes something. Where the device dies in it, the change
// has begun, and the caller is not told more than that.
func (d *Disk) step(op, path string, n int64, sum uint32) error {
	d.ops++
	d.world.Saw(d.name, op, path, n, sum)
	if d.ops == d.dieAt {
		d.die()
		return failed(op, path, errOff)
	}
	return nil
}

// rename changes names.
func (d *Disk) rename(op, path string, m move) error {
	if d.off {
		return failed(op, path, errOff)
	}
	m.into(d.names)
	d.moves = append(d.moves, m)
	return d.step(op, path, int64(len(m)), 0)
}

// OpenFile implements [sqlite.Disk].
func (d *Disk) OpenFile(path string, flag int, perm fs.FileMode) (sqlite.File, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	f, err := d.open(path, flag, perm)
	if err != nil {
		return nil, err
	}
	return f, nil
}

func (d *Disk) open(path string, flag int, perm fs.FileMode) (*file, error) {
	n := d.names[path]
	switch {
	case d.off:
		return nil, failed("open", path, errOff)
	case n == nil && (flag&os.O_CREATE == 0 || d.within(path) != nil):
		return nil, failed("open", path, d.missing(path))
	case n == nil:
		n = &node{mode: perm}
		if err := d.rename("create", path, move{path: n}); err != nil {
			return nil, err
		}
	case flag&os.O_EXCL != 0:
		return nil, failed("open", path, syscall.EEXIST)
	case n.dir && flag&(os.O_WRONLY|os.O_RDWR) != 0:
		return nil, failed("open", path, syscall.EISDIR)
	}
	return &file{disk: d, life: d.life, node: n, path: path}, nil
}

// Lstat implements [sqlite.Disk].
func (d *Disk) Lstat(path string) (fs.FileInfo, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	n := d.names[path]
	if n == nil {
		return nil, failed("lstat", path, d.missing(path))
	}
	return n.info(path), nil
}

// ReadDir implements [sqlite.Disk].
func (d *Disk) ReadDir(path string) (all []fs.DirEntry, err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	switch n := d.names[path]; {
	case n == nil:
		return nil, failed("open", path, d.missing(path))
	case !n.dir:
		return nil, failed("open", path, syscall.ENOTDIR)
	}
	for p, n := range d.names {
		if filepath.Dir(p) == path && p != path {
			all = append(all, fs.FileInfoToDirEntry(n.info(p)))
		}
	}
	slices.SortFunc(all, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return all, nil
}

// Mkdir implements [sqlite.Disk].
func (d *Disk) Mkdir(path string, perm fs.FileMode) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.names[path] != nil {
		return failed("mkdir", path, syscall.EEXIST)
	}
	if err := d.within(path); err != nil {
		return failed("mkdir", path, err)
	}
	return d.rename("mkdir", path, move{path: {dir: true, mode: perm}})
}

// Rename implements [sqlite.Disk], for files.
func (d *Disk) Rename(from, to string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	n := d.names[from]
	if n == nil {
		return failed("rename", from, d.missing(from))
	}
	if err := d.within(to); err != nil {
		return failed("rename", to, err)
	}
	return d.rename("rename", to, move{from: nil, to: n})
}

// RemoveAll implements [sqlite.Disk].
func (d *Disk) RemoveAll(path string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.remove(path)
}

func (d *Disk) remove(path string) error {
	gone := move{}
	for p := range d.names {
		if p == path || strings.HasPrefix(p, path+"/") {
			gone[p] = nil
		}
	}
	if len(gone) == 0 {
		if err := d.within(path); errors.Is(err, syscall.ENOTDIR) {
			return failed("remove", path, err)
		}
		return nil
	}
	return d.rename("remove", path, gone)
}

// Chmod implements [sqlite.Disk].
func (d *Disk) Chmod(path string, perm fs.FileMode) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	n := d.names[path]
	if n == nil {
		return failed("chmod", path, syscall.ENOENT)
	}
	n.mode = perm
	return nil
}

// SyncDir implements [sqlite.Disk].
func (d *Disk) SyncDir(path string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.off {
		return failed("sync", path, errOff)
	}
	if err := d.step("syncdir", path, 0, 0); err != nil {
		return err
	}
	d.keep(func(p string) bool { return filepath.Dir(p) == path })
	return nil
}

// keep makes the changes of some names last.
func (d *Disk) keep(of func(path string) bool) {
	d.moves = slices.DeleteFunc(d.moves, func(m move) bool {
		for path := range m {
			if of(path) {
				m.into(d.kept)
				return true
			}
		}
		return false
	})
}

// VFS implements [sqlite.Disk].
func (d *Disk) VFS() string { return "sim-" + d.name }
