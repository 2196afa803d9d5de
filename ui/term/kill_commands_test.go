package term

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/history/sqlite"
	"tabby/internal/testing/assault"
)

// writing are the commands that write, each without "history". GIVEN is a folder
// with what they are given, GAME a game of the folder.
var writing = map[string][]string{
	"import":        {"import", "GIVEN/given.jsonl"},
	"backup":        {"backup"},
	"restore":       {"restore", "GIVEN/given.db"},
	"merge":         {"merge", "Cy", "Ann"},
	"retire":        {"retire", "Ann"},
	"note":          {"note", "GAME", "a storm"},
	"trash":         {"trash", "GAME"},
	"trash --empty": {"trash", "--empty", "--yes"},
	"repair":        {"repair", "--way", "gather"},
}

// TestKilledCommandDoesAllOrNothing kills each command that writes, at any moment.
// What is there afterwards is what was there before, or all that was to come.
func TestKilledCommandDoesAllOrNothing(t *testing.T) {
	base, given := aSeason(t), t.TempDir()
	prepare(t, base, given)
	game, dice, n := latest(t, base), rand.New(rand.NewPCG(15, 16)), 0
	for name, args := range writing {
		args = slices.Concat([]string{"history"}, args)
		for i := range args {
			args[i] = strings.NewReplacer("GIVEN", given, "GAME", game).Replace(args[i])
		}
		from := base
		if name == "repair" {
			from = copyOf(t, base)
			if err := os.Truncate(filepath.Join(from, "tabby.db"), 8192); err != nil {
				t.Fatal(err)
			}
		}
		whole := copyOf(t, from)
		began := time.Now()
		if out, err := program(whole, args).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", args, out)
		}
		took := time.Since(began)
		allowed := []string{settled(t, base), settled(t, whole)}
		for range assault.Times(1, 2, 25) {
			n++
			dir := copyOf(t, from)
			cmd := program(dir, args)
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			time.AfterFunc(time.Duration(dice.Int64N(int64(took))), func() { _ = cmd.Process.Kill() })
			_ = cmd.Wait() // it was killed, or done
			if name == "repair" {
				_, _, _ = called(t, nil, append([]string{"--data", dir}, args...)...) // it may have been done already
			}
			if got := settled(t, dir); !slices.Contains(allowed, got) {
				t.Errorf("%s leaves %.2000s\nallowed are %.2000s\nand %.2000s", name, got, allowed[0], allowed[1])
			}
		}
	}
	assault.Tried(t, n, assault.Kills)
}

// prepare puts a game of a person into the trash of a folder, and makes what
// commands are given.
func prepare(t *testing.T, dir, given string) {
	t.Helper()
	other := filepath.Join(t.TempDir(), "other")
	pair := strings.Replace(duo, `"Ann"`, `"Cy"`, 1)
	for _, folder := range []string{dir, other} {
		if code, _, errs := called(t, strings.NewReader(""), "--data", folder, "record", "--new", pair); code != fine {
			t.Fatal(errs)
		}
	}
	_, export, _ := called(t, nil, "--data", other, "history", "export")
	if err := os.WriteFile(filepath.Join(given, "given.jsonl"), []byte(export), 0o600); err != nil {
		t.Fatal(err)
	}
	if code, _, errs := called(t, nil, "--data", other, "history", "backup"); code != fine {
		t.Fatal(errs)
	}
	copies, err := sqlite.Backups(other)
	if err == nil {
		err = os.Rename(copies[0].Path, filepath.Join(given, "given.db"))
	}
	if err != nil {
		t.Fatal(err)
	}
	if code, _, errs := called(t, nil, "--data", dir, "history", "trash", latest(t, dir)); code != fine {
		t.Fatal(errs)
	}
}

// program returns the program as another process on a folder.
func program(dir string, args []string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], append([]string{"--data", dir}, args...)...)
	cmd.Env = append(os.Environ(), child+"=1")
	return cmd
}

func copyOf(t *testing.T, dir string) string {
	t.Helper()
	to := filepath.Join(t.TempDir(), "tabby")
	if err := os.CopyFS(to, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	return to
}

// trashed is when a game was put into the trash, and the checksum over that.
var trashed = regexp.MustCompile(`"trashed":"[^"]+"},("rev":[0-9]+),"sum":"[^"]+"`)

// settled opens a folder for writing, checks it, and returns its export, without
// moments.
func settled(t *testing.T, dir string) string {
	t.Helper()
	s, err := sqlite.Open(dir, sqlite.Options{})
	if err == nil {
		err = s.Close()
	}
	if err != nil {
		t.Errorf("it does not open: %v", err)
		return ""
	}
	if code, _, errs := called(t, nil, "--data", dir, "history", "check"); code != fine {
		t.Error(errs)
	}
	_, export, _ := called(t, nil, "--data", dir, "history", "export")
	return trashed.ReplaceAllString(export, `"trashed":""},$1`)
}
