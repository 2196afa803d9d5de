package disk

import (
	"io/fs"
	"os"
)

// A Machine is the disk of this machine.
type Machine struct{}

// OpenFile opens a file as [os.OpenFile] does.
func (Machine) OpenFile(path string, flag int, perm fs.FileMode) (File, error) {
	f, err := os.OpenFile(path, flag, perm)
	if err != nil {
		return nil, err // and no File that holds a nil
	}
	return f, nil
}

// Lstat describes what a path names, a link as such.
func (Machine) Lstat(path string) (fs.FileInfo, error) { return os.Lstat(path) }

// ReadDir lists a folder by name.
func (Machine) ReadDir(path string) ([]fs.DirEntry, error) { return os.ReadDir(path) }

// Mkdir makes one folder, in one that is there.
func (Machine) Mkdir(path string, perm fs.FileMode) error { return os.Mkdir(path, perm) }

// Rename gives a file another name, in place of what has that now.
func (Machine) Rename(from, to string) error { return os.Rename(from, to) }

// RemoveAll removes what a path names, if anything.
func (Machine) RemoveAll(path string) error { return os.RemoveAll(path) }

// Chmod changes who may use a file.
func (Machine) Chmod(path string, perm fs.FileMode) error { return os.Chmod(path, perm) }

// VFS returns the name of SQLite's own.
func (Machine) VFS() string { return "os" }
