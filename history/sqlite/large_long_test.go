//go:build long

package sqlite

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestAGameHasALimitedNumberOfEntries imports more than a game may have, some on each of two endings
// from two files.
func TestAGameHasALimitedNumberOfEntries(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	id := longGame(t, s, "Ann", "Ben")
	goOn(t, s, id, 1)
	text := exported(t, s.Reader)
	lines := strings.SplitAfter(text, "\n")
	begun, round := must.Get(history.ParseLine([]byte(lines[5]))).(history.Entry).Sum, must.Get(history.ParseLine([]byte(lines[6]))).(history.Entry).Body
	file := func(from, count int) string {
		var b strings.Builder
		b.WriteString(`{"tabby":"history","version":2}` + "\n" + strings.Join(lines[1:], ""))
		before := begun
		for i := range count {
			o := history.Other{Before: before, Entry: history.Entry{Game: id, Seq: 2 + i, At: friday.Add(time.Duration(from+i) * time.Hour).Format(time.RFC3339), Body: round}}
			o.Sum = o.Chained(before)
			b.Write(o.Line())
			before = o.Sum
		}
		return b.String()
	}
	got := must.Get(s.Import(strings.NewReader(file(0, history.MaxEntries)), history.Work{}))
	if len(got.Beyond) != 1 || got.Beyond[0].ID != id || got.Entries != 0 {
		t.Errorf("in one file: %+v", got)
	}
	same(t, s, text)
	imported(t, s, file(0, 3000))
	want := exported(t, s.Reader)
	if got := imported(t, s, file(3000, 3000)); len(got.Beyond) != 1 || got.Beyond[0].ID != id || got.Entries != 0 {
		t.Errorf("in two files: %+v", got)
	}
	expect.Error(t, "from another device", expect.ErrorOf(s.TakeIn(strings.NewReader(file(3000, 3000)), history.Work{})), history.ErrTooMuch)
	expect.Same(t, "the store after what is too much", exported(t, s.Reader), want)
	must.Do(t, s.Check(history.Work{}))
}

// TestOnlyExportsMayBeOfAnySize imports files that are filled up to more than is held in memory.
func TestOnlyExportsMayBeOfAnySize(t *testing.T) {
	plays := must.Get(io.ReadAll(sameMinute(play("a", "00"))))
	blanks := strings.Repeat(strings.Repeat(" ", 1<<19)+"\n", history.MaxImport>>19)
	for name, tc := range map[string]struct {
		begins string
		taken  bool
	}{
		"an export": {exported(t, told(t).Reader), true},
		"a table":   {typed, false},
		"plays":     {string(plays), false},
		"UTF-16":    {"\xff\xfed\x00a\x00t\x00e\x00", false},
	} {
		path := filepath.Join(t.TempDir(), "x")
		must.Do(t, os.WriteFile(path, []byte(tc.begins+blanks), 0o600))
		file := must.Get(os.Open(path))
		defer file.Close()
		s := openAt(t, t.TempDir(), Options{})
		got, err := s.Import(file, history.Work{})
		if tc.taken {
			if err != nil || got.Games != 3 {
				t.Errorf("%s: %+v, %v", name, got, err)
			}
			continue
		}
		var refused history.Refusal
		if !errors.As(err, &refused) || !errors.Is(err, history.ErrTooMuch) || refused.Limit != history.FileMiB {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestAcceptedGameSurvivesExportAndImport plays games up to each bound, and takes them out and in, in both forms.
func TestAcceptedGameSurvivesExportAndImport(t *testing.T) {
	for what, play := range nearLimits() {
		t.Run(what, func(t *testing.T) {
			s := openAt(t, t.TempDir(), Options{})
			longGame(t, s, "Cy", "Di")
			play(t, s)
			for form, file := range map[string]string{"an export": exported(t, s.Reader), "a table": tabled(t, s)} {
				other := openAt(t, t.TempDir(), Options{})
				got := must.Get(other.Import(strings.NewReader(file), history.Work{}))
				if got.Games != 2 || len(got.Beyond) > 0 {
					t.Errorf("of %s comes %+v", form, got)
				}
				expect.Same(t, form, tabled(t, other), tabled(t, s))
			}
		})
	}
}
