package term

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/history/sqlite"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
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

// TestKilledCommandDoesAllOrNothing kills each command that writes, in a short test two of them, at any moment.
// What is there afterwards is what was there before, or all that was to come.
func TestKilledCommandDoesAllOrNothing(t *testing.T) {
	base, given := aSeason(t), t.TempDir()
	prepare(t, base, given)
	game, dice, n := latest(t, base), rand.New(rand.NewPCG(15, 16)), 0
	for name, args := range writing {
		if testing.Short() && !slices.Contains([]string{"import", "repair"}, name) {
			continue
		}
		args = slices.Concat([]string{"history"}, args)
		for i := range args {
			args[i] = strings.NewReplacer("GIVEN", given, "GAME", game).Replace(args[i])
		}
		from := base
		if name == "repair" {
			from = copyOf(t, base)
			must.Do(t, os.Truncate(filepath.Join(from, "tabby.db"), 8192))
		}
		whole := copyOf(t, from)
		began := time.Now()
		if out, err := program(append([]string{"--data", whole}, args...)...).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", args, out)
		}
		took := time.Since(began)
		allowed := []string{settled(t, base), settled(t, whole)}
		for range assault.Times(1, 2, 25) {
			n++
			dir := copyOf(t, from)
			cmd := program(append([]string{"--data", dir}, args...)...)
			must.Do(t, cmd.Start())
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

// prepare puts a game of a person into the bin of a folder, and makes what
// commands are given.
func prepare(t *testing.T, dir, given string) {
	t.Helper()
	other := filepath.Join(t.TempDir(), "other")
	pair := strings.Replace(duo, `"Ann"`, `"Cy"`, 1)
	for _, folder := range []string{dir, other} {
		run(t, folder, "", "record", "--new", pair)
	}
	export := run(t, other, "", "history", "export")
	must.Do(t, os.WriteFile(filepath.Join(given, "given.jsonl"), []byte(export), 0o600))
	run(t, other, "", "history", "backup")
	copies, err := sqlite.Backups(other)
	if err == nil {
		err = os.Rename(copies[0].Path, filepath.Join(given, "given.db"))
	}
	must.Do(t, err)
	run(t, dir, "", "history", "trash", latest(t, dir))
}

func copyOf(t *testing.T, dir string) string {
	t.Helper()
	to := filepath.Join(t.TempDir(), "tabby")
	must.Do(t, os.CopyFS(to, os.DirFS(dir)))
	return to
}

// trashed is when a game was put into the bin, and the checksum over that.
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
	run(t, dir, "", "history", "check")
	export := run(t, dir, "", "history", "export")
	return trashed.ReplaceAllString(export, `"trashed":""},$1`)
}
