package disk

import (
	"errors"
	"io"
	"os"
	"strings"
	"syscall"
	"testing"

	"tabby/internal/testing/must"
	"tabby/internal/testing/sim"
)

// open opens a file, and makes one where there is none.
func open(w *sim.World, d *Disk, path string) *file {
	w.Helper()
	f, err := d.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	must.Do(w, err)
	return f.(*file)
}

// read returns what is in a file, or what keeps it from being read.
func read(d *Disk, path string) string {
	f, err := d.OpenFile(path, os.O_RDONLY, 0)
	if err != nil {
		return err.Error()
	}
	all, err := io.ReadAll(f)
	return string(all) + strings.TrimPrefix(errors.Join(err, f.Close(), errors.New("")).Error(), "\n")
}

// outcomes returns how often each thing was left after a crash of the worlds of 100 seeds.
func outcomes(t *testing.T, f func(w *sim.World, d *Disk) (left string)) map[string]int {
	t.Helper()
	all := map[string]int{}
	sim.Seeds(t, 100, func(w *sim.World) { all[f(w, New(w, "d"))]++ })
	return all
}

// the three states of a file of two sectors that is overwritten.
var older, newer = strings.Repeat("o", 2*sector), strings.Repeat("n", 2*sector)

func TestPowerCutTakesNothingThatWasSynced(t *testing.T) {
	got := outcomes(t, func(w *sim.World, d *Disk) string {
		f := open(w, d, "/a")
		for _, text := range []string{older, newer} {
			_, err := f.WriteAt([]byte(text), 0)
			must.Do(w, err)
		}
		must.Do(w, f.Sync())
		must.Do(w, d.SyncDir("/"))
		d.Cut()
		d.Restart()
		return read(d, "/a")
	})
	if len(got) != 1 || got[newer] == 0 {
		t.Errorf("%d things are left", len(got))
	}
}

func TestPowerCutKeepsAnySectorsOfWhatWasNotSynced(t *testing.T) {
	torn := 0
	got := outcomes(t, func(w *sim.World, d *Disk) string {
		f := open(w, d, "/a")
		_, err := f.WriteAt([]byte(older), 0)
		must.Do(w, errors.Join(err, f.Sync(), d.SyncDir("/")))
		_, err = f.WriteAt([]byte(newer), 0)
		must.Do(w, err)
		if read(d, "/a") != newer {
			w.Error("what was written is not seen")
		}
		d.Cut()
		d.Restart()
		left := read(d, "/a")
		for _, part := range []string{left[:sector], left[sector:]} {
			if strings.Contains(part, "no") && strings.TrimLeft(strings.TrimLeft(part, "n"), "o") == "" {
				torn++
			}
		}
		return left
	})
	half := older[:sector] + newer[sector:]
	if got[older] == 0 || got[newer] == 0 || got[half] == 0 || got[newer[:sector]+older[sector:]] == 0 || torn == 0 {
		t.Errorf("%d things are left, %d torn sectors", len(got), torn)
	}
}

func TestPowerCutKeepsTheFirstChangesOfNames(t *testing.T) {
	got := outcomes(t, func(w *sim.World, d *Disk) string {
		for _, name := range []string{"/a", "/b"} {
			open(w, d, name)
		}
		must.Do(w, d.Rename("/a", "/c"))
		d.Cut()
		d.Restart()
		var left []string
		files, err := d.ReadDir("/")
		must.Do(w, err)
		for _, f := range files {
			left = append(left, f.Name())
		}
		return strings.Join(left, " ")
	})
	if len(got) != 4 || got[""] == 0 || got["a"] == 0 || got["a b"] == 0 || got["b c"] == 0 {
		t.Errorf("left: %v", got)
	}
}

func TestSyncOfAFileKeepsItsNameOnALenientDiskAlone(t *testing.T) {
	for _, lenient := range []bool{false, true} {
		got := outcomes(t, func(w *sim.World, d *Disk) string {
			d.Lenient = lenient
			must.Do(w, d.Mkdir("/new", 0o700))
			f := open(w, d, "/new/a")
			_, err := f.WriteAt([]byte("a"), 0)
			must.Do(w, errors.Join(err, f.Sync()))
			d.Cut()
			d.Restart()
			return read(d, "/new/a")
		})
		if lost := 100 - got["a"]; lenient != (lost == 0) {
			t.Errorf("lenient %v: %d of 100 files are lost", lenient, lost)
		}
	}
}

func TestFileInAnUnflushedFolderIsLost(t *testing.T) {
	got := outcomes(t, func(w *sim.World, d *Disk) string {
		must.Do(w, d.Mkdir("/new", 0o700))
		f := open(w, d, "/new/a")
		must.Do(w, errors.Join(f.Sync(), d.SyncDir("/new")))
		d.Cut()
		d.Restart()
		_, folder := d.Lstat("/new")
		_, file := d.Lstat("/new/a")
		if folder != nil && file == nil {
			w.Error("a file is in no folder")
		}
		return read(d, "/new/a")
	})
	if len(got) != 2 {
		t.Errorf("left: %v", got)
	}
}

func TestDeviceDiesInTheChosenOperation(t *testing.T) {
	sim.Seeds(t, 1, func(w *sim.World) {
		d := New(w, "d")
		f := open(w, d, "/a")
		for n := 1; n < 5; n++ {
			d.DieAt(n)
			var err error
			done := 0
			for ; err == nil; done++ {
				_, err = f.WriteAt([]byte("x"), int64(done))
			}
			if done != n || !d.Off() || !errors.Is(err, errOff) {
				w.Errorf("it died in operation %d, not %d: %v", done, n, err)
			}
			if err := d.SyncDir("/"); !errors.Is(err, errOff) {
				w.Errorf("a device that is off syncs: %v", err)
			}
			must.Do(w, f.Close())
			d.Restart()
			if _, err := f.ReadAt(make([]byte, 1), 0); !errors.Is(err, errOff) {
				w.Errorf("a file outlives its device: %v", err)
			}
			f = open(w, d, "/a")
		}
	})
}

func TestFullDiskTakesWhatFits(t *testing.T) {
	sim.Seeds(t, 1, func(w *sim.World) {
		d := New(w, "d")
		f := open(w, d, "/a")
		d.Leave(10)
		for _, want := range []int{6, 4, 0} {
			size, _ := f.Seek(0, io.SeekEnd)
			n, err := f.WriteAt([]byte("abcdef"), size)
			if n != want || errors.Is(err, syscall.ENOSPC) != (n < 6) {
				w.Errorf("%d bytes of 6 where %d fit: %v", n, want, err)
			}
		}
		if _, err := f.WriteAt([]byte("ABC"), 0); err != nil {
			w.Error("what takes no room: ", err)
		}
		must.Do(w, f.Truncate(4))
		if n, err := f.WriteAt([]byte("abcdef"), 4); n != 6 || err != nil {
			w.Error("what was given free: ", err)
		}
	})
}

func TestRotFlipsTheGivenNumberOfBitsForGood(t *testing.T) {
	sim.Seeds(t, 20, func(w *sim.World) {
		d := New(w, "d")
		f := open(w, d, "/a")
		_, err := f.WriteAt([]byte(older), 0)
		must.Do(w, errors.Join(err, f.Sync(), d.SyncDir("/")))
		if !d.Flip("/a", 9) || d.Flip("/a", 16*sector) || !d.Rot("/a", 1) || d.Rot("/b", 1) {
			w.Error("the wrong things rot")
		}
		d.Cut()
		d.Restart()
		flipped := 0
		for i, b := range []byte(read(d, "/a")) {
			for x := b ^ older[i]; x != 0; x &= x - 1 {
				flipped++
			}
		}
		if flipped != 2 && flipped != 0 { // or the same bit twice
			w.Errorf("%d bits are flipped", flipped)
		}
	})
}
