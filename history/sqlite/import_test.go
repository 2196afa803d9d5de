package sqlite

import (
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

func truncate(t testing.TB, path string) {
	t.Helper()
	must.Do(t, os.Truncate(path, 5000))
}

func imported(t testing.TB, s *Store, text string) history.Imported {
	t.Helper()
	return must.Get(s.Import(strings.NewReader(text), history.Work{}))
}

// told is a store in which something was said about everything.
func told(t testing.TB) *Store {
	t.Helper()
	s := filled(t, 3, 4)
	rename(t, s)
	games := must.Get(s.Games(history.Page{}))
	must.Get(s.Do(history.NoteGame{Game: games[1].ID, Note: "“quoted”, <b>"}))
	must.Get(s.Do(history.Trash{Game: games[0].ID, At: time.Now()}))
	must.Get(s.Do(history.NoteNight{Day: "1969-12-31", Note: "n", Place: "p"}))
	must.Get(s.Do(history.Merge{Entry: must.Get(s.Meet("Benedikt")).ID, Into: games[0].Seats[1].Person}))
	return s
}

func TestImportIsExportedUnchanged(t *testing.T) {
	s := told(t)
	text := exported(t, s.Reader)
	other := openAt(t, t.TempDir(), Options{})
	if got := imported(t, other, text); got.Games != 3 || got.Entries != 15 || got.People != 3 || got.Backup != "" {
		t.Errorf("%+v", got)
	}
	expect.Same(t, "the export", exported(t, other.Reader), text)
	same(t, other, text)
	if got := imported(t, other, text); got.Games+got.Grown+got.Entries+got.People+got.Marks != 0 || got.Known != 3 || got.Backup == "" {
		t.Errorf("twice: %+v", got)
	}
	running := must.Get(os.ReadFile(s.folder.Export()))
	third := openAt(t, t.TempDir(), Options{})
	imported(t, third, string(running))
	expect.Same(t, "the running export", exported(t, third.Reader), text)
}

func TestImportContinuesAGame(t *testing.T) {
	s := filled(t, 1, 2)
	other := openAt(t, t.TempDir(), Options{})
	imported(t, other, exported(t, s.Reader))
	games := must.Get(s.Games(history.Page{}))
	goOn(t, s, games[0].ID, 9)
	if got := imported(t, other, exported(t, s.Reader)); got.Grown != 1 || got.Entries != 1 {
		t.Errorf("%+v", got)
	}
	expect.Same(t, "the export", exported(t, other.Reader), exported(t, s.Reader))
}

func goOn(t testing.TB, s *Store, id string, points int) {
	t.Helper()
	log := must.Get(s.Log(id))
	batches := must.Get(log.Read())
	r := scoring.Recorded{Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: points}, {Points: 1}}}
	must.Do(t, log.Append(len(batches), []scoring.Event{r}))
}

func TestInvalidLineIsNamedAndNothingIsImported(t *testing.T) {
	lines := strings.SplitAfter(exported(t, told(t).Reader), "\n")
	s := filled(t, 1, 1)
	want := exported(t, s.Reader)
	for name, tc := range map[string]struct {
		line int // from 1
		with string
	}{
		"no header":              {1, ""},
		"a newer version":        {1, `{"tabby":"history","version":4}` + "\n"},
		"another count":          {1, strings.Replace(lines[0], `"entries":15`, `"entries":16`, 1)},
		"a second header":        {2, lines[0]},
		"no JSON":                {3, "hello\n"},
		"nested too deep":        {3, strings.Repeat("[", 40) + "\n"},
		"NUL":                    {4, "{\x00}\n"},
		"not UTF-8":              {4, "{\"game\":\"\xff\"}\n"},
		"too long":               {4, `{"game":"` + strings.Repeat("a", history.MaxLine) + "\"}\n"},
		"another sum":            {len(lines) - 1, strings.Replace(lines[len(lines)-2], `"sum":"`, `"sum":"0`, 1)},
		"another score":          {len(lines) - 1, strings.Replace(lines[len(lines)-2], `"scores":[2`, `"scores":[3`, 1)},
		"an entry missing":       {len(lines) - 3, ""},
		"a name with a path":     {4, strings.Replace(lines[3], `"name":"Ben`, `"name":"../Ben\n`, 1)},
		"an id that is a path":   {len(lines) - 1, strings.Replace(lines[len(lines)-2], `"game":"`, `"game":"../`, 1)},
		"something else":         {5, "{\"person\":null,\"x\":1}\n"},
		"a person who is nobody": {4, "{\"person\":{\"name\":\"\"},\"rev\":1,\"sum\":\"\"}\n"},
	} {
		t.Run(name, func(t *testing.T) {
			bad := append([]string{}, lines...)
			bad[tc.line-1] = tc.with
			_, err := s.Import(strings.NewReader(strings.Join(bad, "")), history.Work{})
			line := new(history.LineError)
			if !errors.As(err, &line) {
				t.Fatalf("no line is named: %v", err)
			}
			if errors.Is(err, history.ErrDamaged) {
				t.Errorf("it sounds as if the store were damaged: %v", err)
			}
			if line.Line < tc.line-1 || line.Line > tc.line {
				t.Errorf("line %d instead of %d: %v", line.Line, tc.line, err)
			}
			same(t, s, want)
		})
	}
}

// FuzzImport takes anything: it comes to an error and nothing has changed, or to
// a store in order that exports what it took.
func FuzzImport(f *testing.F) {
	f.Add(exported(f, told(f).Reader))
	one, _, _ := forked(f)
	f.Add(exported(f, one.Reader))
	f.Add(`{"tabby":"history","version":1}` + "\n")
	f.Add(`{"tabby":"history","version":1,"people":0,"games":0,"entries":0}`)
	s := openAt(f, f.TempDir(), Options{})
	f.Fuzz(func(t *testing.T, text string) {
		before := exported(t, s.Reader)
		_, err := s.Import(strings.NewReader(text), history.Work{})
		if err != nil {
			if after := exported(t, s.Reader); after != before {
				t.Fatal("an error, and something has changed")
			}
			return
		}
		must.Do(t, s.Check(history.Work{}))
		after := exported(t, s.Reader)
		if again := imported(t, s, text); again.Games+again.Entries+again.People+again.Marks > 0 {
			t.Fatalf("twice is not once: %+v", again)
		}
		if exported(t, s.Reader) != after {
			t.Fatal("twice is not once")
		}
	})
}
