package sqlite_test

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tabby/history"
	"tabby/internal/testing/must"
)

// TestWorkCanBeStoppedAtEveryReport stops each work every time it says
// how far it is, until it is through. What was stopped has changed nothing, but
// for a whole backup that an import makes first.
func TestWorkCanBeStoppedAtEveryReport(t *testing.T) {
	given := t.TempDir()
	base := prepare(t, given)
	before := exportOf(t, copied(t, base))
	for name, stages := range map[string][]history.Doing{
		"import":  {history.ReadingFile, history.CheckingGames, history.CopyingPages, history.CheckingEntries, history.WritingGames},
		"backup":  {history.CopyingPages, history.CheckingFile, history.CheckingEntries},
		"restore": {history.CopyingPages, history.CheckingFile, history.CheckingEntries},
		"repair":  {history.ReadingFile, history.DerivingGames, history.CheckingEntries},
	} {
		t.Run(name, func(t *testing.T) {
			told := map[history.Doing]bool{}
			for at := 1; ; at++ {
				dir := copied(t, base)
				was := files(t, dir)
				stop := stopAt(at, told)
				err := victims[name].work(dir, given, stop.work)
				if err == nil && stop.heard <= at { // that was the last, or never
					break
				}
				if !errors.Is(err, history.ErrStopped) || stop.heard > at {
					t.Fatalf("stop %d of %d, while %s: %v", at, stop.heard, stop.doing, err)
				}
				if now := files(t, dir); !slices.Equal(was, now) {
					t.Errorf("stop %d, while %s: %v instead of %v", at, stop.doing, now, was)
				}
				mended(t, name, dir)
				if exportOf(t, dir) != before {
					t.Errorf("stop %d, while %s: something has changed", at, stop.doing)
				}
			}
			for _, stage := range stages {
				if !told[stage] {
					t.Errorf("nothing was said about %s", stage)
				}
			}
		})
	}
}

// A stopping stops a work when it tells something for the so manieth time.
type stopping struct {
	work  history.Work
	heard int
	doing history.Doing // when it was stopped
}

func stopAt(at int, told map[history.Doing]bool) *stopping {
	ctx, cancel := context.WithCancel(context.Background())
	s := &stopping{}
	s.work = history.Work{Context: ctx, Report: func(doing history.Doing, _, _ int) {
		told[doing] = true
		if s.heard++; s.heard == at {
			s.doing = doing
			cancel()
		}
	}}
	return s
}

// files returns what is in a folder, but for whole backups and what SQLite and the
// lock leave beside it.
func files(t *testing.T, dir string) []string {
	t.Helper()
	var names []string
	must.Do(t, fs.WalkDir(os.DirFS(dir), ".", func(path string, d fs.DirEntry, err error) error {
		whole := strings.HasPrefix(path, "backups") && filepath.Ext(path) != ".part"
		if err == nil && !whole && !slices.Contains([]string{"tabby.lock", "tabby.db-shm", "tabby.db-wal"}, path) {
			names = append(names, path)
		}
		return err
	}))
	return names
}
