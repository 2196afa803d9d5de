package disk

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/ncruces/go-sqlite3"
	"github.com/ncruces/go-sqlite3/util/vfsutil"
	"github.com/ncruces/go-sqlite3/vfs"
)

// temporary is what SQLite wants for itself, which ends with the connection.
const temporary = vfs.OPEN_TEMP_DB | vfs.OPEN_TEMP_JOURNAL | vfs.OPEN_TRANSIENT_DB | vfs.OPEN_SUBJOURNAL

// Open implements [vfs.VFS]. The memory that connections share has to be mapped, so it is a
// file of the machine: a new one for each life of the device, for it does not last.
func (d *Disk) Open(name string, flags vfs.OpenFlag) (vfs.File, vfs.OpenFlag, error) {
	if name == "" || flags&temporary != 0 {
		return new(vfsutil.SliceFile), flags | vfs.OPEN_MEMORY, nil
	}
	flag := 0
	if flags&vfs.OPEN_CREATE != 0 {
		flag |= os.O_CREATE
	}
	if flags&vfs.OPEN_EXCLUSIVE != 0 {
		flag |= os.O_EXCL
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	f, err := d.open(name, flag, 0o644)
	if err != nil {
		return nil, flags, vfs.SystemError(err, sqlite3.CANTOPEN)
	}
	f.shared = vfs.NewSharedMemory(d.sharedAt(name), flags)
	return dbFile{f}, flags, nil
}

// sharedAt is where connections to a database share memory.
func (d *Disk) sharedAt(name string) string {
	return filepath.Join(d.world.Scratch, fmt.Sprintf("%s%s-%d", d.name, strings.ReplaceAll(name, "/", "_"), d.life))
}

// Delete implements [vfs.VFS].
func (d *Disk) Delete(name string, syncDir bool) error {
	d.mu.Lock()
	missing := d.names[name] == nil
	err := d.remove(name)
	d.mu.Unlock()
	if missing {
		return sqlite3.IOERR_DELETE_NOENT
	}
	if err == nil && syncDir {
		err = d.SyncDir(filepath.Dir(name))
	}
	return err
}

// Access implements [vfs.VFS].
func (d *Disk) Access(name string, _ vfs.AccessFlag) (bool, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.off {
		return false, failed("access", name, errOff)
	}
	return d.names[name] != nil, nil
}

// FullPathname implements [vfs.VFS].
func (d *Disk) FullPathname(name string) (string, error) { return name, nil }

// A dbFile is a file as SQLite wants it.
type dbFile struct{ *file }

var _ vfs.FileSharedMemory = dbFile{}

// WriteAt implements [vfs.File].
func (f dbFile) WriteAt(p []byte, at int64) (int, error) {
	n, err := f.file.WriteAt(p, at)
	if errors.Is(err, syscall.ENOSPC) {
		err = vfs.SystemError(err, sqlite3.FULL)
	}
	return n, err
}

// Sync implements [vfs.File].
func (f dbFile) Sync(vfs.SyncFlag) error { return f.file.Sync() }

// Size implements [vfs.File].
func (f dbFile) Size() (int64, error) {
	i, err := f.Stat()
	return i.Size(), err
}

// SectorSize implements [vfs.File].
func (f dbFile) SectorSize() int { return sector }

// DeviceCharacteristics implements [vfs.File] with those of the machine: a write changes no
// byte beside it.
func (f dbFile) DeviceCharacteristics() vfs.DeviceCharacteristic {
	return vfs.IOCAP_POWERSAFE_OVERWRITE | vfs.IOCAP_SUBPAGE_READ
}

// SharedMemory implements [vfs.FileSharedMemory].
func (f dbFile) SharedMemory() vfs.SharedMemory { return f.shared }
