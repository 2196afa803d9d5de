package disk

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"tabby/internal/testing/must"
	"tabby/internal/testing/sim"
)

// kind is what a caller makes of an error.
func kind(err error) string {
	for _, is := range []error{os.ErrNotExist, os.ErrExist, syscall.ENOTDIR, syscall.EISDIR, io.EOF} {
		if errors.Is(err, is) {
			return is.Error()
		}
	}
	if err != nil {
		return "another error"
	}
	return ""
}

// TestDiskAnswersAsTheMachineDoes does the same at random on both.
func TestDiskAnswersAsTheMachineDoes(t *testing.T) {
	sim.Seeds(t, 60, func(w *sim.World) {
		d := New(w, "d")
		must.Do(w, os.Mkdir(filepath.Join(w.Scratch, "m"), 0o700))
		at := func(path string) string { return filepath.Join(w.Scratch, "m", path) }
		path := func() string {
			return []string{"/a", "/b", "/c", "/c/a", "/c/b"}[w.Dice.IntN(5)]
		}
		same := func(what, path string, ours, theirs error) {
			w.Helper()
			if kind(ours) != kind(theirs) {
				w.Errorf("%s %s: %v, on the machine %v", what, path, ours, theirs)
			}
		}
		for range 60 {
			p, q := path(), path()
			switch w.Dice.IntN(7) {
			case 0:
				same("mkdir", p, d.Mkdir(p, 0o700), os.Mkdir(at(p), 0o700))
			case 1:
				same("remove", p, d.RemoveAll(p), os.RemoveAll(at(p)))
			case 2:
				one, err1 := os.Lstat(at(p))
				two, err2 := os.Lstat(at(q))
				if err1 != nil || one.IsDir() || err2 == nil && two.IsDir() {
					continue // the store renames files alone
				}
				same("rename", p+" "+q, d.Rename(p, q), os.Rename(at(p), at(q)))
			case 3:
				ours, err1 := d.ReadDir(p)
				theirs, err2 := os.ReadDir(at(p))
				same("list", p, err1, err2)
				for i := range min(len(ours), len(theirs)) {
					if ours[i].Name() != theirs[i].Name() || ours[i].IsDir() != theirs[i].IsDir() {
						w.Errorf("%s has %v, on the machine %v", p, ours[i], theirs[i])
					}
				}
			default:
				flag := []int{os.O_RDWR, os.O_RDWR | os.O_CREATE, os.O_RDWR | os.O_CREATE | os.O_EXCL}[w.Dice.IntN(3)]
				ours, err1 := d.OpenFile(p, flag, 0o600)
				theirs, err2 := os.OpenFile(at(p), flag, 0o600)
				same("open", p, err1, err2)
				if err1 == nil && err2 == nil {
					sameFile(w, ours.(*file), theirs)
				}
			}
		}
	})
}

// sameFile does the same at random with two files, and compares them.
func sameFile(w *sim.World, ours *file, theirs *os.File) {
	text, where := bytes.Repeat([]byte{byte(w.Dice.IntN(256))}, 1+w.Dice.IntN(3*sector)), int64(w.Dice.IntN(4*sector))
	if w.OneIn(3) {
		must.Do(w, errors.Join(ours.Truncate(where), theirs.Truncate(where)))
	} else {
		_, err1 := ours.WriteAt(text, where)
		_, err2 := theirs.WriteAt(text, where)
		must.Do(w, errors.Join(err1, err2))
	}
	one, err1 := io.ReadAll(ours)
	two, err2 := io.ReadAll(theirs)
	if !bytes.Equal(one, two) || err1 != nil || err2 != nil {
		w.Errorf("%d bytes, on the machine %d: %v, %v", len(one), len(two), err1, err2)
	}
	must.Do(w, errors.Join(ours.Close(), theirs.Close()))
}
