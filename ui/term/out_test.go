package term

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabby/internal/testing/must"
)

// aGame returns a folder with one game of one round, and its id.
func aGame(t *testing.T) (dir, id string) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), "tabby")
	round := `{"do":"enter_round","scores":{"Ann":1,"Ben":2}}` + "\n"
	id, _ = answers(t, run(t, dir, round, "record", "--new", duo))[0]["game"].(string)
	return dir, id
}

func TestOutWritesNoFileThatBelongsToTheHistory(t *testing.T) {
	dir, id := aGame(t)
	outside := t.TempDir()
	for name, target := range map[string]string{"folder": dir, "running.jsonl": filepath.Join(dir, "tabby.jsonl")} {
		must.Do(t, os.Symlink(target, filepath.Join(outside, name)))
	}
	must.Do(t, os.Link(filepath.Join(dir, "tabby.jsonl"), filepath.Join(outside, "hard.jsonl")))
	before, err := os.ReadFile(filepath.Join(dir, "tabby.jsonl"))
	must.Do(t, err)
	for _, path := range []string{
		filepath.Join(dir, "tabby.jsonl"), filepath.Join(dir, "TABBY.jsonl"), filepath.Join(dir, "tabby.db"),
		filepath.Join(dir, "replaced-20260102T193000.000Z.jsonl"), filepath.Join(dir, "damaged-1.jsonl"),
		filepath.Join(outside, "folder", "tabby.jsonl"), filepath.Join(outside, "running.jsonl"), filepath.Join(outside, "hard.jsonl"),
	} {
		code, out, errs := called(t, nil, "--data", dir, "history", "show", id, "--force", "--out", path)
		if code != 1 || out != "" || !strings.Contains(errs, "belongs to the history") {
			t.Errorf("%s: ends with %d, says %q and %q", path, code, out, errs)
		}
	}
	after, err := os.ReadFile(filepath.Join(dir, "tabby.jsonl"))
	if err != nil || string(after) != string(before) {
		t.Errorf("tabby.jsonl changed: %v", err)
	}
}

func TestOutReplacesAFileOnlyByForce(t *testing.T) {
	dir, id := aGame(t)
	path, elsewhere := filepath.Join(t.TempDir(), "sheet.csv"), filepath.Join(t.TempDir(), "other.csv")
	must.Do(t, os.WriteFile(elsewhere, []byte("mine"), 0o600))
	for _, link := range []string{path, path + ".part"} {
		must.Do(t, os.Symlink(elsewhere, link))
	}
	code, _, errs := called(t, nil, "--data", dir, "history", "show", id, "--out", path)
	if code != 1 || !strings.Contains(errs, "--force") {
		t.Errorf("ends with %d and says %q", code, errs)
	}
	run(t, dir, "", "history", "show", id, "--out", path, "--force")
	if text, err := os.ReadFile(elsewhere); string(text) != "mine" {
		t.Errorf("what the links lead to changed: %q, %v", text, err)
	}
	if text, err := os.ReadFile(path); !strings.Contains(string(text), "Ann") {
		t.Errorf("the file holds %q, %v", text, err)
	}
	if parts, err := filepath.Glob(path + ".*.part"); len(parts) > 0 || err != nil {
		t.Errorf("left behind: %v, %v", parts, err)
	}
}

func TestTrashOfSeveralGamesIsAllOrNothing(t *testing.T) {
	dir, id := aGame(t)
	code, _, _ := called(t, nil, "--data", dir, "history", "trash", id, "nowhere")
	if out := run(t, dir, "", "history", "list", "--trash"); code != 1 || out != "The bin is empty.\n" {
		t.Errorf("ends with %d and leaves %q", code, out)
	}
}
