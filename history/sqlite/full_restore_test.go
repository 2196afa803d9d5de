//go:build linux || darwin

package sqlite_test

import (
	"bytes"
	"errors"
	"fmt"
	"os/signal"
	"strings"
	"syscall"
	"testing"

	"tabby/history"
	"tabby/history/sqlite"
)

func TestFullDiskDuringRestoreKeepsTheStore(t *testing.T) {
	c := command(t, "full restore", folder(t))
	if out, err := c.Output(); err != nil {
		t.Fatalf("%v: %s%s", err, out, c.err)
	}
}

// fullRestore restores a backup, and imports into an empty store, where no file
// may grow; then where one may.
func fullRestore(dir string) error {
	signal.Ignore(syscall.SIGXFSZ)
	f := filler{dir: dir}
	if err := errors.Join(f.open(), f.add(50)); err != nil {
		return err
	}
	backup, err := f.s.Backup(history.Work{})
	if err != nil {
		return err
	}
	var then bytes.Buffer
	if err := errors.Join(f.s.Export(&then, history.Work{}), f.add(50)); err != nil {
		return err
	}
	before, err := exportAll(f)
	if err != nil {
		return err
	}
	if err := limit(20_000); err != nil {
		return err
	}
	if _, err := sqlite.RestoreBackup(dir, backup, sqlite.Options{}, history.Work{}); !errors.Is(err, history.ErrDisk) {
		return fmt.Errorf("a restore without room: %w", err)
	}
	if err := limit(-1); err != nil {
		return err
	}
	if err := f.open(); err != nil {
		return err
	}
	after, err := exportAll(f)
	if err != nil || after != before {
		return fmt.Errorf("%d bytes instead of %d: %w", len(after), len(before), err)
	}
	if _, err := sqlite.RestoreBackup(dir, backup, sqlite.Options{}, history.Work{}); err != nil {
		return err
	}
	return importFull(dir+" too", then.String())
}

// exportAll exports everything and closes the store.
func exportAll(f filler) (string, error) {
	var b bytes.Buffer
	err := errors.Join(f.s.Export(&b, history.Work{}), f.close())
	return b.String(), err
}

func importFull(dir, text string) error {
	s, err := sqlite.Open(dir, sqlite.Options{})
	if err != nil {
		return err
	}
	if err := limit(20_000); err != nil {
		return err
	}
	if _, err := s.Import(strings.NewReader(text), history.Work{}); !errors.Is(err, history.ErrDisk) {
		return fmt.Errorf("an import without room: %w", err)
	}
	if n, err := s.Count(history.Filter{}); err != nil || n != 0 {
		return fmt.Errorf("%d games came in: %w", n, err)
	}
	if err := limit(-1); err != nil {
		return err
	}
	if _, err := s.Import(strings.NewReader(text), history.Work{}); err != nil {
		return err
	}
	return errors.Join(s.Check(history.Work{}), s.Close())
}
