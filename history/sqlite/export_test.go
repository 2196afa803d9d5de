package sqlite

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/disk"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// filled returns a new store with some games, people and drafts.
func filled(t testing.TB, games, rounds int) *Store {
	t.Helper()
	s := openAt(t, t.TempDir(), Options{})
	fill(t, s, games, rounds)
	return s
}

// fill keeps some games, people and drafts.
func fill(t testing.TB, s *Store, games, rounds int) {
	t.Helper()
	people := met(t, s, "Ann <&> \"Ü\"", "Ben")
	for i := range games {
		at := time.Unix(int64(i), 0).UTC()
		events := []scoring.Event{scoring.Started{At: at, Variant: "rat-a-tat-cat", People: people}}
		for n := range rounds {
			events = append(events, scoring.Recorded{Scores: scoringtest.Points(i, n+1), Caller: scoring.Nobody})
		}
		keep(t, s, events...)
	}
}

// rename gives Ben another name than he has in his games.
func rename(t testing.TB, s *Store) {
	t.Helper()
	ben := must.Get(s.Meet("Ben"))
	must.Get(s.Do(history.Rename{Person: ben.ID, Name: "Benno"}))
}

func exported(t testing.TB, r *Reader) string {
	t.Helper()
	var b bytes.Buffer
	must.Do(t, r.Export(&b, history.Work{}))
	return b.String()
}

// gathered is a new store that holds what a file of lines does.
func gathered(t *testing.T, lines string) *Store {
	t.Helper()
	dir := t.TempDir()
	must.Do(t, os.WriteFile(filepath.Join(dir, "tabby.db"), []byte("damaged"), 0o600))
	must.Do(t, os.WriteFile(filepath.Join(dir, "tabby.jsonl"), []byte(lines), 0o600))
	found := must.Get(Recover(dir, Options{}, history.Work{}))
	if len(found.SetAside) > 1 {
		t.Fatalf("not all lines can be used: %v", found.SetAside)
	}
	return openAt(t, dir, Options{})
}

func TestImportedExportExportsTheSame(t *testing.T) {
	s := filled(t, 3, 4)
	rename(t, s)
	whole := exported(t, s.Reader)
	expect.Same(t, "the export once more", exported(t, s.Reader), whole)
	expect.Same(t, "lines", strings.Count(whole, "\n"), 1+2*2+3*5)
	running := must.Get(os.ReadFile(s.folder.Export()))
	for name, lines := range map[string]string{"the export": whole, "the running export": string(running)} {
		other := gathered(t, lines)
		expect.Same(t, name, exported(t, other.Reader), whole)
		if err := other.Check(history.Work{}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestTheExportMatchesItsGolden(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{Now: func() time.Time { return time.Date(2026, 11, 20, 20, 0, 0, 0, time.FixedZone("", 3600)) }})
	fill(t, s, 1, 1)
	rename(t, s)
	people := must.Get(s.People())
	games := must.Get(s.Games(history.Page{}))
	text := exported(t, s.Reader)
	for i, p := range people {
		text = strings.ReplaceAll(text, p.ID, fmt.Sprint("person-", 2-i))
		text = strings.ReplaceAll(text, p.Sum(), "…")
	}
	text = strings.ReplaceAll(text, games[0].ID, "game-1")
	for _, line := range strings.Split(text, "\n") {
		if _, sum, ok := strings.Cut(line, `"sum":"`); ok {
			text = strings.Replace(text, sum, `…"}`, 1)
		}
	}
	want := `{"tabby":"history","version":1,"people":2,"marks":2,"games":1,"entries":2}
{"person":{"id":"person-2","name":"Ann <&> \"Ü\"","colour":0,"mark":0},"rev":1,"sum":"…"}
{"person":{"id":"person-1","name":"Benno","colour":1,"mark":1},"rev":2,"sum":"…"}
{"mark":"person","of":"person-2","says":{"cat":1},"rev":1,"sum":"…"}
{"mark":"person","of":"person-1","says":{"cat":2},"rev":1,"sum":"…"}
{"game":"game-1","seq":1,"at":"2026-11-20T20:00:00+01:00","events":[{"started":{"at":"1970-01-01T00:00:00Z","variant":"rat-a-tat-cat","people":[{"id":"person-2","name":"Ann \u003c\u0026\u003e \"Ü\""},{"id":"person-1","name":"Ben"}],"dealer":0}}],"sum":"…"}
{"game":"game-1","seq":2,"at":"2026-11-20T20:00:00+01:00","events":[{"recorded":{"at":"0001-01-01T00:00:00Z","scores":[0,1],"caller":-1}}],"sum":"…"}
`
	expect.Same(t, "the export", text, want)
}

func TestRunningExportCatchesUp(t *testing.T) {
	type spoilt struct {
		name  string
		spoil func(t *testing.T, path string)
	}
	for _, tt := range assault.Few(3, []spoilt{
		{"its last line is cut", func(t *testing.T, path string) { cut(t, path, 20) }},
		{"its last block holds zeroes", func(t *testing.T, path string) { cut(t, path, 4096-512); add(t, path, string(make([]byte, 4096))) }},
		{"it is gone", func(t *testing.T, path string) { must.Do(t, os.Remove(path)) }},
		{"it is empty", func(t *testing.T, path string) { must.Do(t, os.Truncate(path, 0)) }},
		{"its last lines are cut", func(t *testing.T, path string) { cut(t, path, 700) }},
		{"its last lines are missing", func(t *testing.T, path string) { cut(t, path, lengthOf(t, path, 3)) }},
		{"it ends in half a line", func(t *testing.T, path string) { add(t, path, `{"game":"`) }},
		{"its last line has no end", func(t *testing.T, path string) { cut(t, path, 1) }},
	}) {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			s := openAt(t, dir, Options{})
			fill(t, s, 3, 9)
			want := exported(t, s.Reader)
			must.Do(t, s.Close())
			tt.spoil(t, s.folder.Export())
			s = openAt(t, dir, Options{})
			same(t, s, want)
			fill(t, s, 1, 1)
			same(t, s, exported(t, s.Reader))
		})
	}
}

// lengthOf is how long the last lines of a file are together.
func lengthOf(t *testing.T, path string, lines int) (bytes int64) {
	t.Helper()
	text := must.Get(os.ReadFile(path))
	all := strings.SplitAfter(string(text), "\n")
	for _, line := range all[len(all)-1-lines:] {
		bytes += int64(len(line))
	}
	return bytes
}

func cut(t *testing.T, path string, bytes int64) {
	t.Helper()
	info := must.Get(os.Stat(path))
	must.Do(t, os.Truncate(path, info.Size()-bytes))
}

func add(t *testing.T, path, text string) {
	t.Helper()
	file, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	must.Do(t, err)
	_, err = file.WriteString(text)
	must.Do(t, disk.Join(err, file.Close()))
}

func TestNightIsExported(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	one := table(t, s, friday, "Ann", "Ben")
	table(t, s, friday.AddDate(0, 0, 1), "Cy", "Dee")
	must.Get(s.Meet("Nobody yet"))
	must.Get(s.Do(history.NoteGame{Game: one, Note: "a comeback"}))
	must.Get(s.Do(history.NoteNight{Day: "2026-11-20", Note: "Cy was late", Place: "at Ann's"}))
	must.Get(s.Do(history.NoteNight{Day: "2026-11-21", Note: "", Place: "elsewhere"}))
	must.Get(s.Do(history.Merge{Entry: person(t, s, "Ben").ID, Into: must.Get(s.Meet("Benedikt")).ID}))
	for name, want := range map[string]history.Filter{"night": {Day: "2026-11-20"}, "game": {Game: one}} {
		t.Run(name, func(t *testing.T) {
			var b bytes.Buffer
			must.Do(t, s.ExportGames(&b, want, history.Work{}))
			other := openAt(t, t.TempDir(), Options{})
			if got := imported(t, other, b.String()); got.Games != 1 || got.People != 3 || got.Marks != 5 {
				t.Errorf("%+v of\n%s", got, b.String())
			}
			same(t, other, b.String())
			games := must.Get(other.Games(history.Page{Filter: history.Filter{Words: "comeback late benedikt"}}))
			if len(games) != 1 || games[0].ID != one {
				t.Errorf("%v", games)
			}
		})
	}
}
