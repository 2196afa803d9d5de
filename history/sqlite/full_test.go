//go:build linux || darwin

package sqlite_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestFullDiskLosesNothing(t *testing.T) {
	c := command(t, "full", folder(t))
	if out, err := c.Output(); err != nil {
		t.Fatalf("%v: %s%s", err, out, c.err)
	}
}

// full fills a store until no file may grow any more, and goes on when there is
// room again.
func full(dir string) error {
	signal.Ignore(syscall.SIGXFSZ)
	f := filler{dir: dir}
	for _, step := range []struct {
		what string
		do   func() error
	}{
		{"open", f.open},
		{"fill", func() error { return f.add(600) }}, // until tabby.jsonl is the largest file
		{"close", f.close},                           // which empties the WAL
		{"open again", f.open},
		{"run out of room", f.runOut},
		{"do anything else", func() error { return whileFull(f.s, dir) }},
		{"hold what was acknowledged", f.holds},
		{"find room again", func() error { return limit(-1) }},
		{"go on", func() error { return f.add(1) }},
		{"close at the end", f.close},
		{"open at the end", f.open},
		{"hold everything", f.holds},
		{"keep house", f.keepHouse},
		{"close for good", f.close},
	} {
		if err := step.do(); err != nil {
			return fmt.Errorf("%s: %w", step.what, err)
		}
	}
	return nil
}

// A filler keeps one game.
type filler struct {
	dir  string
	s    *sqlite.Store
	log  history.Log
	kept int // entries acknowledged
}

func (f *filler) open() (err error) {
	if f.s, err = sqlite.Open(f.dir, sqlite.Options{}); err != nil {
		return err
	}
	if f.log == nil {
		f.log = f.s.NewGame()
		return nil
	}
	f.log, err = f.s.Log(f.log.ID())
	return err
}

func (f *filler) close() error { return f.s.Close() }

func (f *filler) add(entries int) error {
	for range entries {
		e := round(f.kept, f.kept)
		if f.kept == 0 {
			e = started(ann, ben)
		}
		if err := f.log.Append(f.kept, []scoring.Event{e}); err != nil {
			return err
		}
		f.kept++
	}
	return nil
}

// runOut leaves room for a few entries in the WAL and for none in tabby.jsonl.
func (f *filler) runOut() error {
	info, err := os.Stat(filepath.Join(f.dir, "tabby.jsonl"))
	if err != nil {
		return err
	}
	if err := limit(info.Size() + 100); err != nil {
		return err
	}
	before := f.kept
	for err == nil {
		err = f.add(1)
	}
	if !errors.Is(err, history.ErrDisk) || f.kept < before+2 {
		return fmt.Errorf("after %d entries that tabby.jsonl had no room for: %w", f.kept-before, err)
	}
	return nil
}

// holds checks that all that was acknowledged is there, and nothing else.
func (f *filler) holds() error {
	log, err := f.s.Log(f.log.ID())
	if err != nil {
		return err
	}
	batches, err := log.Read()
	if err != nil || len(batches) != f.kept {
		return fmt.Errorf("%d entries, want %d: %w", len(batches), f.kept, err)
	}
	return nil
}

// keepHouse checks everything, and that tabby.jsonl has caught up.
func (f *filler) keepHouse() error {
	before, err1 := sqlite.Backups(f.dir)
	err2 := f.s.Housekeep(time.Now().AddDate(0, 1, 0))
	after, err3 := sqlite.Backups(f.dir)
	aside, err4 := filepath.Glob(filepath.Join(f.dir, "damaged-*"))
	err := errors.Join(err1, err2, err3, err4)
	if err != nil || len(aside) > 0 || len(after) == 0 || len(before) > 0 && before[0] == after[0] {
		return fmt.Errorf("backups %v and %v, set aside %v: %w", before, after, aside, err)
	}
	return nil
}

// whileFull tries everything that needs room.
func whileFull(s *sqlite.Store, dir string) error {
	out, err := os.Create(filepath.Join(dir, "out.jsonl"))
	if err != nil {
		return err
	}
	_, noBackup := s.Backup(history.Work{})
	people := 0
	var noPerson error
	for ; noPerson == nil; people++ {
		_, noPerson = s.Meet(fmt.Sprint("Person ", people))
	}
	games, err := s.Games(history.Page{Limit: 1})
	if err != nil {
		return err
	}
	var whole bytes.Buffer
	if err := s.Export(&whole, history.Work{}); err != nil {
		return err
	}
	_, noImport := s.Import(&whole, history.Work{})
	for what, err := range map[string]error{
		"an import": noImport,
		"a note":    expect.ErrorOf(s.Do(history.NoteGame{Game: games[0].ID, Note: strings.Repeat("a", 4000)})),
		"a draft":   s.SaveDraft("round", make([]byte, 1<<20)),
		"a person":  noPerson,
		"an export": s.Export(out, history.Work{}),
		"a backup":  noBackup,
	} {
		if !errors.Is(err, history.ErrDisk) {
			return fmt.Errorf("%s on a full disk: %w", what, err)
		}
	}
	if s.Draft("round") != nil {
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
