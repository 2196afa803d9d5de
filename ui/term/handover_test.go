package term

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestHandoverIsImportedElsewhere(t *testing.T) {
	dir, id := aGame(t)
	code, link, errs := called(t, nil, "--data", dir, "history", "handover", id)
	if code != 0 || !strings.HasPrefix(link, "tabby:#game=1") {
		t.Fatalf("ends with %d, says %q and %q", code, link, errs)
	}
	there := t.TempDir()
	if code, out, errs := called(t, strings.NewReader(link), "--data", there, "history", "import", "-"); code != 0 || !strings.Contains(out, "1 new game.") {
		t.Fatalf("ends with %d, says %q and %q", code, out, errs)
	}
	_, here, _ := called(t, nil, "--data", dir, "history", "export")
	if _, got, _ := called(t, nil, "--data", there, "history", "export"); got != here {
		t.Errorf("the export there is\n%s\nand here\n%s", got, here)
	}
	file := filepath.Join(t.TempDir(), "link.txt")
	code, link, errs = called(t, nil, "--data", dir, "history", "handover", id[:18], "--at", "http://192.168.1.20:8229")
	if code != 0 || !strings.HasPrefix(link, "http://192.168.1.20:8229/#game=1") {
		t.Fatalf("ends with %d, says %q and %q", code, link, errs)
	}
	if err := os.WriteFile(file, []byte(link), 0o600); err != nil {
		t.Fatal(err)
	}
	if code, out, errs := called(t, nil, "--data", there, "history", "import", file); code != 0 || !strings.Contains(out, "1 game already here") {
		t.Errorf("ends with %d, says %q and %q", code, out, errs)
	}
	if err := os.WriteFile(file, []byte(link[:len(link)-30]), 0o600); err != nil {
		t.Fatal(err)
	}
	if code, _, errs := called(t, nil, "--data", there, "history", "import", file); code == 0 || !strings.Contains(errs, "damaged or not whole") {
		t.Errorf("ends with %d, says %q", code, errs)
	}
}
