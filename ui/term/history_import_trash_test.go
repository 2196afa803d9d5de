package term

import (
	"os"
	"path/filepath"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestAFileWhoseGamesAreInTheTrashSaysThatTheyComeBack brings a table in, takes it back, and brings it in again.
func TestAFileWhoseGamesAreInTheTrashSaysThatTheyComeBack(t *testing.T) {
	dir, file := t.TempDir(), filepath.Join(t.TempDir(), "family.csv")
	must.Do(t, os.WriteFile(file, []byte("Date,Game,Ann,Ben\n2024-04-03,Skyjo,45,60\n"), 0o600))
	run(t, dir, "", "history", "import", file, "--yes")
	run(t, dir, "", "history", "trash", latest(t, dir))
	expect.Contains(t, "what would be imported", run(t, dir, "", "history", "import", file, "--dry-run"), "1 of them is in the bin and comes back.")
	expect.Contains(t, "what was imported", run(t, dir, "", "history", "import", file, "--yes"), "1 of them is in the bin and comes back.")
	expect.Contains(t, "the games", run(t, dir, "", "history", "list"), "Skyjo")
}
