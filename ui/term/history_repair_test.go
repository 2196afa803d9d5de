package term

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// damagedFolder returns a folder with a backup of one game, another game after it,
// and a database of which the end is missing.
func damagedFolder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	round := `{"do":"enter_round","scores":{"Ann":1,"Ben":2}}` + "\n"
	for _, args := range [][]string{{"record", "--new", duo}, {"history", "backup"}, {"record", "--new", duo}} {
		run(t, dir, round, args...)
	}
	must.Do(t, os.Truncate(filepath.Join(dir, "tabby.db"), 8192))
	return dir
}

func TestDamagedStoreNamesTheRepair(t *testing.T) {
	dir := damagedFolder(t)
	for _, args := range [][]string{{"history", "list"}, {"history", "check"}, {"history", "stats"}, {"record", "--new", duo}} {
		if code, _, errs := called(t, strings.NewReader(""), append([]string{"--data", dir}, args...)...); code != failure || !strings.Contains(errs, "`tabby history repair --data "+oneWord(dir)+"`") {
			t.Errorf("%v: %d, %s", args, code, errs)
		}
	}
}

func TestRepairAsksAndBringsEverythingBack(t *testing.T) {
	dir := damagedFolder(t)
	code, out, errs := called(t, strings.NewReader("\n"), "--data", dir, "history", "repair")
	if code != failure || !strings.Contains(errs, "nothing was changed") {
		t.Errorf("%d, %s", code, errs)
	}
	expect.Contains(t, "the repair", out,
		"A file with your games is damaged (", "tabby.db, is damaged.", "tabby.jsonl, holds 2 games and 2 rounds.", "holds 1 game and 1 round.",
		"1  Bring back everything that can be read (--way gather).\n   Keeps 2 games and 2 rounds, loses nothing.",
		"(--way backup).\n   Keeps 1 game and 1 round, loses 1 game and 1 round.",
	)
	expect.Contains(t, "the repair", run(t, dir, "1\n", "history", "repair"), "2 games and 2 rounds are here again. The files from before are kept beside them: damaged-")
	expect.Same(t, "the check", run(t, dir, "", "history", "check"), "All is well: 2 games.\n")
	expect.Same(t, "the next repair", run(t, dir, "", "history", "repair"), "All is well; there is nothing to repair.\n")
}

func TestRepairPutsBackABackup(t *testing.T) {
	dir := damagedFolder(t)
	_, out, errs := called(t, strings.NewReader(""), "--data", dir, "history", "repair", "--way", "backup", "--json")
	var got history.Restored
	if err := json.Unmarshal([]byte(out), &got); err != nil || got.Games != 1 || got.Rounds != 1 || len(got.SetAside) == 0 {
		t.Errorf("%s, %s, %v", out, errs, err)
	}
}

func TestRepairDescribesTheDamageToPrograms(t *testing.T) {
	dir := damagedFolder(t)
	out := run(t, dir, "", "history", "repair", "--json")
	var got struct {
		Wrong string
		history.Diagnosis
	}
	err := json.Unmarshal([]byte(out), &got)
	if err != nil || got.Wrong == "" || len(got.Ways) != 2 || got.Ways[0].Way != history.Gather || len(got.Files) != 3 {
		t.Errorf("%s, %v", out, err)
	}
}

func TestDamagedBackupIsRefusedWithWhatToDo(t *testing.T) {
	dir := damagedFolder(t)
	backups := must.Get(sqlite.Backups(dir))
	must.Do(t, os.Truncate(backups[0].Path, 8192))
	if _, _, errs := called(t, strings.NewReader(""), "--data", dir, "history", "restore"); !strings.HasPrefix(errs, "tabby: this backup is damaged; put back another one (") || strings.Contains(errs, "history repair") {
		t.Error(errs)
	}
}
