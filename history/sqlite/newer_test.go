package sqlite

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
	"tabby/history/sqlite/internal/write"
	"tabby/history/stats"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// fromNewer are games that a newer Tabby writes, by what is new about them: the bodies of
// their entries.
func fromNewer() map[string][]string {
	const begun = `[{"started":{"at":"2030-11-20T20:00:00Z","variant":"rat-a-tat-cat","people":[{"name":"Ann"},{"name":"Ben"}],"dealer":0}}]`
	const round = `[{"recorded":{"at":"2030-11-20T20:10:00Z","scores":[3,4],"caller":0}}]`
	own := func(game string) string {
		return strings.NewReplacer("rat-a-tat-cat", "own-abcdefgh23456777", `"people"`, `"game":`+game+`,"people"`).Replace(begun)
	}
	return map[string][]string{
		"a custom game":            {own(`{"tabby_game":2,"name":"Ours <&>","players":"many"}`), round},
		"a field of a custom game": {own(`{"tabby_game":1,"teams":2,"name":"Ours","players":[2,4]}`), round},
		"a variant":                {strings.Replace(begun, "rat-a-tat-cat", "nine-lives", 1), `[{"recorded":{"at":"2030-11-20T20:10:00Z","scores":[-8,-300],"caller":0}}]`},
		"a house rule":             {strings.Replace(begun, `"people"`, `"house":{"hats":true},"people"`, 1), round},
		"a kind":                   {begun, round, `[{"danced":{"at":"2030-11-20T20:20:00Z","with":[1,0]}}]`, round},
		"a field":                  {begun, strings.Replace(round, `"caller"`, `"weather":"fine <&>","caller"`, 1), round},
	}
}

// linesFrom returns the entries of a game as lines of an export.
func linesFrom(id string, bodies []string) (lines string) {
	sum := ""
	for i, body := range bodies {
		e := history.Entry{Game: id, Seq: i + 1, At: "2030-11-20T20:30:00Z", Body: body}
		e.Sum = e.Chained(sum)
		sum = e.Sum
		lines += string(e.Line())
	}
	return lines
}

// newID returns the id of a game that was begun some minutes after another.
func newID(n int) string { return fmt.Sprintf("01a1f7c7-bce0-7a27-8e1c-%012d", n) }

// passedOn fails unless a store gives some lines of a game to a device and a file as they are.
func passedOn(t *testing.T, s *Store, lines string) {
	t.Helper()
	other := openAt(t, t.TempDir(), Options{})
	brings(t, s, other)
	for what, text := range map[string]string{"an export": exported(t, s.Reader), "another device": exported(t, other.Reader)} {
		if !strings.Contains(text, lines) {
			t.Errorf("%s has not the lines\n%s\nbut\n%s", what, lines, text)
		}
	}
	var b bytes.Buffer
	must.Do(t, s.ExportGames(&b, history.Filter{Game: newID(1)}, history.Work{}))
	if !strings.Contains(b.String(), lines) {
		t.Errorf("an export of the game alone is\n%s", b.String())
	}
}

// TestGameOfANewerTabbyIsOrdinaryOnceItIsKnown keeps a game as one that is not known, and opens
// it with a Tabby that knows it.
func TestGameOfANewerTabbyIsOrdinaryOnceItIsKnown(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	id := table(t, s, friday, "Ann", "Ben")
	want := exported(t, s.Reader)
	must.Do(t, s.w.Transact(func(w *database.Writer) error {
		l, last, err := read.Follow(w, id)
		d := l.Derive()
		d.Newer, d.Fact = true, &stats.Fact{Game: id, Day: d.Day(), Ending: stats.Newer}
		return disk.Join(err, write.Summary(w, d, last, true))
	}))
	expect.Same(t, "games of a newer Tabby", must.Get(s.Count(history.Filter{State: history.Newer})), 1)
	s = reopened(t, s)
	if g := must.Get(s.Summary(id)); g.Newer || !g.Over || must.Get(s.Statistics(stats.Query{}, history.Work{})).Games != 1 {
		t.Errorf("%+v", g)
	}
	same(t, s, want)
}

// TestForgedNewsIsRefused changes what a newer Tabby wrote, and hides what cannot have happened
// behind nothing new.
func TestForgedNewsIsRefused(t *testing.T) {
	s := filled(t, 1, 1)
	want := exported(t, s.Reader)
	tried := 0
	for name, bodies := range fromNewer() {
		text := linesFrom(newID(1), bodies)
		for what, forged := range map[string]string{
			"an entry is missing": strings.Replace(text, `"seq":2`, `"seq":3`, 1),
			"another time":        strings.Replace(text, "2030-11-20T20:00", "2031-11-20T20:00", 1),
			"no JSON":             linesFrom(newID(1), append(bodies[:len(bodies):len(bodies)], `[{"danced":`)),
			"no list of events":   linesFrom(newID(1), append(bodies[:len(bodies):len(bodies)], `{}`)),
			"a kind of no Tabby":  linesFrom(newID(1), []string{`[{"rm -rf":{}}]`}),
			"no beginning":        linesFrom(newID(1), []string{`[{"danced":{}}]`}),
			"what does not fit":   linesFrom(newID(1), []string{`[{"recorded":{"at":"2030-11-20T20:10:00Z","scores":[3,4],"caller":0}}]`}),
		} {
			_, err := s.Import(strings.NewReader(`{"tabby":"history","version":1}`+"\n"+forged), history.Work{})
			if line := new(history.LineError); !errors.As(err, &line) || errors.Is(err, scoring.ErrNewer) {
				t.Errorf("%s, %s: %v", name, what, err)
			}
			tried++
		}
	}
	expect.Same(t, "the export", exported(t, s.Reader), want)
	assault.Tried(t, tried, assault.Imports)
}

// TestFieldsBesideWhatIsKnownArePassedOn gives lines about people, notes and entries a field more.
func TestFieldsBesideWhatIsKnownArePassedOn(t *testing.T) {
	from := told(t)
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	text := exported(t, from.Reader)
	text = regexp.MustCompile(`("mark":\d)},"rev"`).ReplaceAllString(text, `$1,"photo":"<&>"},"rev"`)
	text = strings.ReplaceAll(text, `{"game":"`, `{"by": "a phone","game":"`)
	if n := strings.Count(text, `"photo"`) * strings.Count(text, `"by"`); n == 0 {
		t.Fatal(text)
	}
	imported(t, s, text)
	other := openAt(t, t.TempDir(), Options{})
	brings(t, s, other)
	if brings(t, s, other) || brings(t, other, s) {
		t.Error("there is more to bring, again and again")
	}
	for _, d := range []*Store{s, other} {
		same(t, d, text)
	}
	brings(t, from, s) // which lacks the fields
	must.Do(t, errors.Join(expect.ErrorOf(s.Do(history.NoteNight{Day: "2026-11-20", Note: "n"})), s.Close()))
	s = recovered(t, dir, Options{})
	for line := range strings.Lines(text) {
		if strings.Contains(line, `"by"`) && !strings.Contains(exported(t, s.Reader), line) {
			t.Errorf("after a repair there is no %s", line)
		}
	}
	want := exported(t, s.Reader)
	must.Do(t, s.Close())
	truncate(t, s.folder.DB())
	expect.Same(t, "from the running export alone", exported(t, recovered(t, dir, Options{}).Reader), want)
}

// newerKinds is an export of a newer Tabby: it has kinds of marks and lines that are not known here, and
// more fields in lines about people, marks and entries.
const newerKinds = "../../testdata/hostile/ok-newer-kinds.jsonl"

// TestKindsOfANewerTabbyArePassedOn takes them in and out of a store, another device, a backup and a
// repair, from the database alone and from the running export alone.
func TestKindsOfANewerTabbyArePassedOn(t *testing.T) {
	text := string(must.Get(os.ReadFile(newerKinds)))
	dir, aside := t.TempDir(), t.TempDir()
	s := openAt(t, dir, Options{})
	if got := imported(t, s, text); got.People != 2 || got.Marks != 6 || got.Entries != 2 {
		t.Errorf("%+v", got)
	}
	if got := imported(t, s, text); got.People+got.Marks+got.Entries != 0 {
		t.Errorf("twice: %+v", got)
	}
	other := openAt(t, t.TempDir(), Options{})
	brings(t, s, other)
	if brings(t, s, other) || brings(t, other, s) {
		t.Error("there is more to bring, again and again")
	}
	same(t, other, text)
	must.Get(RestoreBackup(aside, must.Get(s.Backup(history.Work{})), Options{}, history.Work{}))
	same(t, openAt(t, aside, Options{}), text)
	s = reopened(t, s)
	same(t, s, text)
	must.Do(t, errors.Join(s.Check(history.Work{}), s.Close()))
	for what, spoil := range map[string]func(){
		"the database": func() {
			script(t, s.folder.DB(), `UPDATE summary SET sum = ''`)
			must.Do(t, os.Remove(s.folder.Export()))
		},
		"the running export": func() { truncate(t, s.folder.DB()) },
	} {
		spoil()
		s = recovered(t, dir, Options{})
		expect.Same(t, "from "+what+" alone", exported(t, s.Reader), text)
		must.Do(t, s.Close())
	}
}

// TestKindsOfANewerTabbyAreShownToNobody compares what is read with and without them.
func TestKindsOfANewerTabbyAreShownToNobody(t *testing.T) {
	text := string(must.Get(os.ReadFile(newerKinds)))
	var here strings.Builder
	for line := range strings.Lines(text) {
		switch {
		case strings.HasPrefix(line, `{"mark":"dish"`), strings.HasPrefix(line, `{"wish"`), strings.HasPrefix(line, `{"lamp"`):
		case strings.HasPrefix(line, `{"tabby"`):
			here.WriteString(strings.Replace(strings.Replace(line, `"version":3`, `"version":1`, 1), `"marks":6`, `"marks":2`, 1))
		default:
			here.WriteString(line)
		}
	}
	s, without := openAt(t, t.TempDir(), Options{}), openAt(t, t.TempDir(), Options{})
	imported(t, s, text)
	imported(t, without, here.String())
	same(t, without, here.String())
	if got, want := visible(t, s, newID(1)), visible(t, without, newID(1)); !cmp.Equal(got, want) {
		t.Error(cmp.Diff(got, want))
	}
	if got, want := tabled(t, s), tabled(t, without); got != want {
		t.Errorf("a table for spreadsheets is\n%s\nnot\n%s", got, want)
	}
	var b bytes.Buffer
	must.Do(t, s.ExportGames(&b, history.Filter{Game: newID(1)}, history.Work{}))
	expect.Same(t, "what the game is shared as", b.String(), here.String())
}
