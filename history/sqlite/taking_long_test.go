//go:build long

package sqlite

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// brought are files of all kinds: of every version, with endings, newer and made by hand.
func brought(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{"a table": typed}
	one, _, _ := forked(t)
	all["a game with two endings"] = exported(t, one.Reader)
	all["something about everything"] = exported(t, told(t).Reader)
	for _, pattern := range []string{"testdata/v*/*.jsonl", "../../testdata/hostile/ok-*"} {
		for _, path := range must.Get(filepath.Glob(pattern)) {
			all[path] = string(must.Get(os.ReadFile(path)))
		}
	}
	return all
}

// TestAStoreAndMemoryTakeTheSame takes each file into a store and into memory.
func TestAStoreAndMemoryTakeTheSame(t *testing.T) {
	for name, text := range brought(t) {
		s := openAt(t, t.TempDir(), Options{})
		got := imported(t, s, text)
		held, is, err := history.Hold(strings.NewReader(text), history.Empty{}, history.Work{})
		if err != nil || got.Games != is.Games || got.Entries != is.Entries || got.People != is.People || got.Marks != is.Marks || len(got.Beyond) != len(is.Beyond) {
			t.Errorf("%s: %+v in a store, %+v in memory, %v", name, got, is, err)
			continue
		}
		sums := map[string]bool{}
		for _, game := range held.Games() {
			for e := range held.Line(game) {
				sums[e.Sum] = true
			}
			for o := range held.Beside(game) {
				sums[o.Sum] = true
			}
		}
		expect.Same(t, name, slices.Sorted(maps.Keys(sums)), entriesOf(exported(t, s.Reader)))
	}
}
