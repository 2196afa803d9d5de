//go:build unix

package history_test

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"tabby/history"
	"tabby/scoring"
)

func TestAFullDiskLosesNothingAndPasses(t *testing.T) {
	c := command(t, "full", folder(t))
	if out, err := c.Output(); err != nil {
		t.Fatalf("%v: %s%s", err, out, c.err)
	}
}

// full fills a store until no file may grow any more, and goes on when there is
// room again.
func full(dir string) error {
	signal.Ignore(syscall.SIGXFSZ)
	s, err := history.Open(dir, history.Options{})
	if err != nil {
		return err
	}
	log := s.NewGame()
	kept := 0
	add := func() error {
		var e scoring.Event = round(kept, kept)
		if kept == 0 {
			e = started(ann, ben)
		}
		err := log.Append(kept, []scoring.Event{e})
		if err == nil {
			kept++
		}
		return err
	}
	for range 600 { // until tabby.jsonl is the largest file
		if err := add(); err != nil {
			return err
		}
	}
	if err := s.Close(); err != nil { // which empties the WAL
		return err
	}
	if s, err = history.Open(dir, history.Options{}); err != nil {
		return err
	}
	if log, err = s.Log(log.ID()); err != nil {
		return err
	}
	info, err := os.Stat(filepath.Join(dir, "tabby.jsonl"))
	if err != nil {
		return err
	}
	if err := limit(info.Size() + 100); err != nil {
		return err
	}
	before := kept
	for err == nil {
		err = add()
	}
	if !errors.Is(err, history.ErrDisk) || kept < before+2 {
		return fmt.Errorf("after %d entries that tabby.jsonl had no room for: %w", kept-before, err)
	}
	if err := whileFull(s, dir); err != nil {
		return err
	}
	if err := holds(s, log.ID(), kept); err != nil {
		return err
	}
	if err := limit(-1); err != nil {
		return err
	}
	if err := add(); err != nil {
		return fmt.Errorf("with room again: %w", err)
	}
	if _, err := s.Backup(); err != nil {
		return fmt.Errorf("with room again: %w", err)
	}
	if err := s.Close(); err != nil {
		return err
	}
	if s, err = history.Open(dir, history.Options{}); err != nil {
		return err
	}
	if err := holds(s, log.ID(), kept); err != nil {
		return err
	}
	u, err := s.Housekeep(time.Now().AddDate(0, 1, 0))
	if err != nil || u.SetAside != "" || u.Backup == "" {
		return fmt.Errorf("afterwards tabby.jsonl is %+v: %w", u, err)
	}
	return s.Close()
}

// whileFull tries everything that needs room.
func whileFull(s *history.Store, dir string) error {
	out, err := os.Create(filepath.Join(dir, "out.jsonl"))
	if err != nil {
		return err
	}
	_, noBackup := s.Backup()
	people := 0
	var noPerson error
	for ; noPerson == nil; people++ {
		_, noPerson = s.AddPerson(fmt.Sprint("Person ", people))
	}
	for what, err := range map[string]error{
		"a draft":   s.SaveDraft("round", make([]byte, 1<<20)),
		"a person":  noPerson,
		"an export": s.Export(out),
		"a backup":  noBackup,
	} {
		if !errors.Is(err, history.ErrDisk) {
			return fmt.Errorf("%s on a full disk: %w", what, err)
		}
	}
	if _, ok := s.Draft("round"); ok {
		return errors.New("half a draft")
	}
	if kept, err := s.People(); err != nil || len(kept) != people-1 {
		return fmt.Errorf("%d people of %d: %w", len(kept), people-1, err)
	}
	files, err := os.ReadDir(filepath.Join(dir, "backups"))
	if len(files) > 0 || err != nil {
		return fmt.Errorf("half a backup: %v, %w", files, err)
	}
	return out.Close()
}

// holds checks that a game has so many entries.
func holds(s *history.Store, id string, want int) error {
	log, err := s.Log(id)
	if err != nil {
		return err
	}
	batches, err := log.Read()
	if err != nil || len(batches) != want {
		return fmt.Errorf("%d entries, want %d: %w", len(batches), want, err)
	}
	return nil
}

// limit lets no file grow beyond a size, or if that is less than 0, lets it.
func limit(size int64) error {
	var l syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &l); err != nil {
		return err
	}
	if l.Cur = l.Max; size >= 0 {
		l.Cur = uint64(size)
	}
	return syscall.Setrlimit(syscall.RLIMIT_FSIZE, &l)
}

func TestAFolderThatCannotBeWrittenCanBeRead(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "tabby")
	s := open(t, dir)
	play(t, s, started(ann, ben))
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	c := command(t, "guest", dir)
	if os.Getuid() == 0 { // who may do everything
		c.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
		c.Path = "/proc/self/exe"
	}
	protect(t, dir)
	if out, err := c.Output(); err != nil {
		t.Fatalf("%v: %s%s", err, out, c.err)
	}
}

// protect lets everybody read a folder and nobody write it, until the test ends.
func protect(t *testing.T, dir string) {
	t.Helper()
	mode := func(dirs, files os.FileMode) error {
		return filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return errors.Join(err, os.Chmod(path, dirs))
			}
			return os.Chmod(path, files)
		})
	}
	for _, above := range []string{filepath.Dir(dir), filepath.Dir(filepath.Dir(dir))} {
		if err := os.Chmod(above, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := mode(0o555, 0o444); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := mode(0o755, 0o644); err != nil {
			t.Error(err)
		}
	})
}

// guest reads a store in a folder that it may not write.
func guest(dir string) error {
	if _, err := history.Open(dir, history.Options{}); !errors.Is(err, history.ErrReadOnly) {
		return fmt.Errorf("writing: %w", err)
	}
	r, err := history.OpenReadOnly(dir, history.Options{})
	if err != nil {
		return err
	}
	games, err := r.Games(history.Page{})
	if err != nil || len(games) != 1 {
		return fmt.Errorf("%d games, %w", len(games), err)
	}
	return errors.Join(r.Export(io.Discard), r.Check(), r.Close())
}
