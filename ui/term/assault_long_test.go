//go:build long

package term

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// presenting are the commands that present what is kept.
var presenting = [][]string{
	{"list", "--json"}, {"stats", "--json"}, {"export"}, {"export", "--csv"}, {"show", "%s", "--json"},
}

// TestNoFlippedBitIsSilent flips one bit of a file of a history. Whatever presents
// less than was kept says so.
func TestNoFlippedBitIsSilent(t *testing.T) {
	dir := aSeason(t)
	games := latest(t, dir)
	want := presented(t, dir, games)
	dice := rand.New(rand.NewPCG(9, 10))
	n := 0
	for _, name := range filesOf(t, dir) {
		for range assault.Times(2, 6, 500) {
			n++
			spoilt := filepath.Join(t.TempDir(), "tabby")
			must.Do(t, os.CopyFS(spoilt, os.DirFS(dir)))
			flip(t, dice, filepath.Join(spoilt, name))
			expect.Same(t, fmt.Sprintf("%s, flip %d", name, n), silent(t, spoilt, games, want), "")
			must.Do(t, os.RemoveAll(spoilt))
		}
	}
	assault.Tried(t, n, assault.Flips)
}

// silent returns what presents another history than was kept without a word.
func silent(t *testing.T, dir, game string, want []string) string {
	t.Helper()
	code, _, errs := called(t, nil, "--data", dir, "history", "check")
	well := code == fine && errs == ""
	for i, got := range presented(t, dir, game) {
		if got != want[i] && got != "" {
			return fmt.Sprintf("%v presents %.2000s\nwant %.2000s", presenting[i], got, want[i])
		}
		if got != want[i] && well {
			return fmt.Sprintf("%v fails, and all is well", presenting[i])
		}
	}
	return ""
}

// filesOf returns the files of a folder that hold what was kept.
func filesOf(t *testing.T, dir string) []string {
	t.Helper()
	var names []string
	for _, name := range []string{"tabby.db", "tabby.db-wal", "tabby.jsonl"} {
		if info, err := os.Stat(filepath.Join(dir, name)); err == nil && info.Size() > 0 {
			names = append(names, name)
		}
	}
	return names
}

// presented returns what each command presents, or "" where it says that something
// is wrong.
func presented(t *testing.T, dir, game string) []string {
	t.Helper()
	var all []string
	for _, args := range presenting {
		args = append([]string{"--data", dir, "history"}, args...)
		for i := range args {
			args[i] = strings.ReplaceAll(args[i], "%s", game)
		}
		code, out, errs := called(t, nil, args...)
		if code != fine || errs != "" {
			out = ""
		}
		all = append(all, out)
	}
	return all
}
