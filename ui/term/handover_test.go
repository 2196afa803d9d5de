package term

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestHandoverIsImportedElsewhere(t *testing.T) {
	dir, id := aGame(t)
	link := run(t, dir, "", "history", "handover", id)
	if !strings.HasPrefix(link, "tabby:#game=1") {
		t.Fatalf("it says %q", link)
	}
	there := t.TempDir()
	if out := run(t, there, link, "history", "import", "-"); !strings.Contains(out, "1 new game.") {
		t.Fatalf("it says %q", out)
	}
	here := run(t, dir, "", "history", "export")
	expect.Same(t, "the export there", run(t, there, "", "history", "export"), here)
	file := filepath.Join(t.TempDir(), "link.txt")
	link = run(t, dir, "", "history", "handover", id[:18], "--at", "http://192.168.1.20:8229")
	if !strings.HasPrefix(link, "http://192.168.1.20:8229/#game=1") {
		t.Fatalf("it says %q", link)
	}
	must.Do(t, os.WriteFile(file, []byte(link), 0o600))
	expect.Contains(t, "the import", run(t, there, "", "history", "import", file), "1 game already here")
	expect.Contains(t, "the link in the place of a file", run(t, there, "", "history", "import", strings.TrimSpace(link)), "1 game already here")
	expect.Contains(t, "the link in what a chat sends", run(t, t.TempDir(), "", "history", "import", "Go on here: <"+strings.TrimSpace(link)+">."), "1 new game.")
	must.Do(t, os.WriteFile(file, []byte(link[:len(link)-30]), 0o600))
	if code, _, errs := called(t, nil, "--data", there, "history", "import", file); code == 0 || !strings.Contains(errs, "damaged or incomplete") {
		t.Errorf("ends with %d, says %q", code, errs)
	}
}
