package sqlite_test

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestWorkCanBeStoppedAtEveryReport stops each work every time it says how far it is; a short test
// stops it at the first report of each stage. What was stopped has changed nothing,
// but for a whole backup that an import makes first.
func TestWorkCanBeStoppedAtEveryReport(t *testing.T) {
	given := t.TempDir()
	base := prepare(t, given)
	before := exportOf(t, copied(t, base))
	for name, stages := range map[string][]history.Doing{
		"import":  {history.ReadingFile, history.WritingGames, history.CopyingPages, history.CheckingEntries},
		"backup":  {history.CopyingPages, history.CheckingFile, history.CheckingEntries},
		"restore": {history.CopyingPages, history.CheckingFile, history.CheckingEntries},
		"repair":  {history.ReadingFile, history.DerivingGames, history.CheckingEntries},
	} {
		if testing.Short() && !slices.Contains([]string{"import", "repair"}, name) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			told, err := stopAt(victims[name].work, copied(t, base), given, 0)
			must.Do(t, err)
			for _, stage := range stages {
				if !slices.Contains(told, stage) {
					t.Errorf("nothing was said about %s", stage)
				}
			}
			for i, doing := range told[:len(told)-1] { // the last comes too late
				if testing.Short() && i > 0 && told[i-1] == doing {
					continue
				}
				dir := copied(t, base)
				was := files(t, dir)
				if heard, err := stopAt(victims[name].work, dir, given, i+1); !errors.Is(err, history.ErrStopped) || len(heard) != i+1 {
					t.Fatalf("stop %d of %d, while %s: %v", i+1, len(heard), doing, err)
				}
				expect.Same(t, fmt.Sprintf("files at stop %d, while %s", i+1, doing), files(t, dir), was)
				mended(t, name, dir)
				expect.Same(t, fmt.Sprintf("the export at stop %d, while %s", i+1, doing), exportOf(t, dir), before)
			}
		})
	}
}

// stopAt does a work, stops it at a report, the first being 1, and returns what was reported. While pages
// are copied a clock has it say more on a slower machine; that is one report here.
func stopAt(do func(dir, given string, long history.Work) error, dir, given string, at int) (told []history.Doing, err error) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	err = do(dir, given, history.Work{Context: ctx, Report: func(doing history.Doing, _, _ int) {
		if n := len(told); n > 0 && doing == history.CopyingPages && told[n-1] == doing {
			return
		}
		if told = append(told, doing); len(told) == at {
			cancel()
		}
	}})
	return told, err
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
