package sqlite

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// entriesOf returns the sums of all entries of an export, in their order.
func entriesOf(text string) (sums []string) {
	for line := range strings.Lines(text) {
		switch e, _ := history.ParseLine([]byte(line)); e := e.(type) {
		case history.Entry:
			sums = append(sums, e.Sum)
		case history.Other:
			sums = append(sums, e.Sum)
		}
	}
	slices.Sort(sums)
	return sums
}

// TestLinesComeInAnyOrderAndAgain cuts an export into pieces, of which each begins and ends anywhere,
// with the games mixed and lines that come twice: the same entries are there.
func TestLinesComeInAnyOrderAndAgain(t *testing.T) {
	one, _, _ := forked(t)
	imported(t, one, exported(t, told(t).Reader))
	text := exported(t, one.Reader)
	byGame, about := map[string][]string{}, []string(nil)
	for line := range strings.Lines(text) {
		switch e, _ := history.ParseLine([]byte(line)); e := e.(type) {
		case history.Entry:
			byGame[e.Game] = append(byGame[e.Game], line)
		case history.Other:
			byGame[e.Game] = append(byGame[e.Game], line)
		case history.Person, history.Annotation:
			about = append(about, line)
		}
	}
	byGame[""] = about
	dir := t.TempDir()
	rapid.Check(t, func(r *rapid.T) {
		s := must.Get(Open(must.Get(os.MkdirTemp(dir, "")), Options{}))
		defer s.Close()
		left := maps.Clone(byGame)
		piece, lines := "", []string(nil)
		for len(left) > 0 {
			game := rapid.SampledFrom(slices.Sorted(maps.Keys(left))).Draw(r, "game")
			n := rapid.IntRange(1, len(left[game])).Draw(r, "lines")
			lines = append(lines, left[game][:n]...)
			piece += strings.Join(left[game][:n], "")
			if left[game] = left[game][n:]; len(left[game]) == 0 {
				delete(left, game)
			}
			if rapid.Bool().Draw(r, "again") {
				piece += rapid.SampledFrom(lines).Draw(r, "which")
			}
			if len(left) == 0 || rapid.IntRange(0, 3).Draw(r, "cut") == 0 {
				must.Get(s.TakeIn(strings.NewReader(`{"tabby":"history","version":2}`+"\n"+piece), history.Work{}))
				piece = ""
			}
		}
		must.Do(r, s.Check(history.Work{}))
		if got, want := entriesOf(exported(t, s.Reader)), entriesOf(text); !slices.Equal(got, want) {
			r.Fatalf("%d entries, not %d", len(got), len(want))
		}
	})
}

// TestTailOfAGameContinuesWhereTheStoreEnds takes the last lines of a game alone; one before them that is
// nowhere is an error, and then nothing has come.
func TestTailOfAGameContinuesWhereTheStoreEnds(t *testing.T) {
	s, other := filled(t, 1, 6), openAt(t, t.TempDir(), Options{})
	lines := strings.SplitAfter(exported(t, s.Reader), "\n")
	at := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, `{"game"`) })
	file := func(from, to int) *strings.Reader {
		return strings.NewReader(`{"tabby":"history","version":1}` + "\n" + strings.Join(lines[at+from:at+to], ""))
	}
	must.Get(other.TakeIn(file(0, 3), history.Work{}))
	want := exported(t, other.Reader)
	expect.Error(t, "a tail behind a hole", expect.ErrorOf(other.TakeIn(file(4, 6), history.Work{})), history.ErrGap)
	same(t, other, want)
	if got := must.Get(other.TakeIn(file(2, 7), history.Work{})); got.Entries != 4 || got.Grown != 1 {
		t.Errorf("%+v", got)
	}
	expect.Same(t, "the entries", entriesOf(exported(t, other.Reader)), entriesOf(strings.Join(lines, "")))
}

// TestTwoFilesEachWithAnotherHoleAreOneGame repairs a store of a database and a running export, of
// which each lacks another entry of a game.
func TestTwoFilesEachWithAnotherHoleAreOneGame(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	fill(t, s, 1, 9)
	want := entriesOf(exported(t, s.Reader))
	must.Do(t, s.w.Exec(`DELETE FROM event WHERE seq = 4`))
	must.Do(t, s.Close())
	path := filepath.Join(dir, "tabby.jsonl")
	text := string(must.Get(os.ReadFile(path)))
	var holed strings.Builder
	for line := range strings.Lines(text) {
		if !strings.Contains(line, `"seq":7,`) {
			holed.WriteString(line)
		}
	}
	must.Do(t, os.WriteFile(path, []byte(holed.String()), 0o600))
	must.Get(Recover(dir, Options{}, history.Work{}))
	s = openAt(t, dir, Options{})
	expect.Same(t, "the entries", entriesOf(exported(t, s.Reader)), want)
	must.Do(t, s.Check(history.Work{}))
}
