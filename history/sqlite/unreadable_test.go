//go:build linux || darwin

package sqlite_test

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/must"
)

// TestReadOnlyFolderCanBeRead reads a folder in which nobody may write: as it is left, once somebody
// has read it, and as it is while a writer has it open.
func TestReadOnlyFolderCanBeRead(t *testing.T) {
	for what, leave := range map[string]func(s *sqlite.Store, dir string) error{
		"closed": func(s *sqlite.Store, _ string) error { return s.Close() },
		"read since": func(s *sqlite.Store, dir string) error {
			if err := s.Close(); err != nil {
				return err
			}
			r, err := sqlite.OpenReadOnly(dir, sqlite.Options{})
			if err == nil {
				err = r.Close()
			}
			return err
		},
		"in use": func(s *sqlite.Store, dir string) error {
			snapshot := dir + " then"
			err := os.CopyFS(snapshot, os.DirFS(dir))
			return errors.Join(err, s.Close(), os.RemoveAll(dir), os.Rename(snapshot, dir))
		},
	} {
		t.Run(what, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "tabby")
			s := open(t, dir)
			play(t, s, started(ann, ben))
			must.Do(t, leave(s, dir))
			c := unprivileged(t, "guest", dir)
			protect(t, dir)
			if out, err := c.Output(); err != nil {
				t.Fatalf("%v: %s%s", err, out, c.err)
			}
		})
	}
}

// unprivileged returns a child that is bound by the modes of files.
func unprivileged(t *testing.T, role, dir string) child {
	t.Helper()
	c := command(t, role, dir)
	c.Env = append(c.Env, "TMPDIR=/tmp") // in which everybody may write
	if os.Getuid() == 0 {                // who may do everything
		c.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
		c.Path = "/proc/self/exe"
	}
	return c
}

func TestAFolderThatMayNotBeReadIsNotEmpty(t *testing.T) {
	for _, tc := range []struct {
		hidden string // what may not be read
		mode   os.FileMode
	}{{".", 0}, {".", 0o644}, {"..", 0}, {"tabby.db", 0}} {
		t.Run(fmt.Sprint(tc.hidden, tc.mode), func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "tabby")
			s := open(t, dir)
			play(t, s, started(ann, ben))
			must.Do(t, s.Close())
			protect(t, dir)
			hidden := filepath.Join(dir, tc.hidden)
			must.Do(t, os.Chmod(hidden, tc.mode))
			c := unprivileged(t, "stranger", dir)
			err := c.Run()
			must.Do(t, os.Chmod(hidden, 0o755))
			if err != nil {
				t.Fatalf("%v: %s", err, c.err)
			}
		})
	}
}

// stranger tries to read a store that it may not read.
func stranger(dir string) error {
	if _, err := sqlite.OpenReadOnly(dir, sqlite.Options{}); !errors.Is(err, history.ErrUnreadable) {
		return fmt.Errorf("reading: %w", err)
	}
	if _, err := sqlite.Open(dir, sqlite.Options{}); !errors.Is(err, history.ErrUnreadable) && !errors.Is(err, history.ErrReadOnly) {
		return fmt.Errorf("writing: %w", err)
	}
	if _, err := os.ReadDir(dir); err != nil {
		if copies, err := sqlite.Backups(dir); err == nil {
			return fmt.Errorf("%d backups", len(copies))
		}
	}
	return nil
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
		must.Do(t, os.Chmod(above, 0o755))
	}
	must.Do(t, mode(0o555, 0o444))
	t.Cleanup(func() {
		if err := mode(0o755, 0o644); err != nil {
			t.Error(err)
		}
	})
}

// guest reads a store in a folder that it may not write.
func guest(dir string) error {
	if _, err := sqlite.Open(dir, sqlite.Options{}); !errors.Is(err, history.ErrReadOnly) {
		return fmt.Errorf("writing: %w", err)
	}
	r, err := sqlite.OpenReadOnly(dir, sqlite.Options{})
	if err != nil {
		return err
	}
	games, err := r.Games(history.Page{})
	if err != nil || len(games) != 1 {
		return fmt.Errorf("%d games, %w", len(games), err)
	}
	return errors.Join(r.Export(io.Discard, history.Work{}), r.Check(history.Work{}), r.Close())
}
