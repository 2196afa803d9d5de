package repair

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"tabby/history"
	"tabby/history/sqlite/internal/check"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/write"
	"tabby/internal/testing/must"
)

// TestGatheredEntriesAreConsistent takes in lines that were lost, doubled, moved
// and garbled.
func TestGatheredEntriesAreConsistent(t *testing.T) {
	for _, schema := range []string{"v1", "v6"} { // a game has two endings in the last
		t.Run(schema, func(t *testing.T) { gatherGarbled(t, schema) })
	}
}

func gatherGarbled(t *testing.T, schema string) {
	text := must.Get(os.ReadFile("../../testdata/" + schema + "/tabby.jsonl"))
	whole := slices.Collect(strings.Lines(string(text)))
	dir := t.TempDir()
	f := disk.Folder{Path: dir, Disk: disk.Machine{}, Now: time.Now}
	w := must.Get(write.NewDatabase(f, filepath.Join(dir, "tabby.db"), database.Migrations()))
	defer w.Close()
	undo := errors.New("undo")
	rapid.Check(t, func(r *rapid.T) {
		lines := garbled(r, whole)
		must.Do(r, os.WriteFile(f.Export(), []byte(strings.Join(lines, "")), 0o600))
		export := history.Found{Place: history.InExport, Path: f.Export()}
		err := w.Transact(func(w *database.Writer) error {
			into := must.Get(write.NewTaker(w))
			g := must.Get(newMaintenance(f, history.Work{}).gather([]history.Found{export, export}, into))
			if err := g.write(w); err != nil {
				return err
			}
			if err := check.Rows(w, len(database.Migrations()), true, history.Work{}); err != nil {
				return err
			}
			return undo
		})
		if !errors.Is(err, undo) {
			r.Fatal(err)
		}
	})
}

func garbled(r *rapid.T, lines []string) []string {
	lines = slices.Clone(lines)
	for range rapid.IntRange(0, 9).Draw(r, "changes") {
		i := rapid.IntRange(0, len(lines)-1).Draw(r, "line")
		switch rapid.IntRange(0, 3).Draw(r, "change") {
		case 0:
			lines[i] = ""
		case 1:
			lines = append(lines, lines[i])
		case 2:
			lines[0], lines[i] = lines[i], lines[0]
		case 3:
			if line := []byte(lines[i]); len(line) > 0 {
				line[rapid.IntRange(0, len(line)-1).Draw(r, "byte")] ^= 1 << rapid.IntRange(0, 7).Draw(r, "bit")
				lines[i] = string(line)
			}
		}
	}
	return lines
}
