//go:build long

package history

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// TestAnExportTakesLittleMemory takes in a file of many custom games, each with what its sheet
// shows, and looks all the while how much is in use: a count a game, and nothing of what they say.
func TestAnExportTakesLittleMemory(t *testing.T) {
	const each, fixed = 2*16 + 80, 4 << 20 // bytes a game, and for the file
	games := assault.Times(101_000, 101_000, 400_000)
	file := must.Get(os.Create(filepath.Join(t.TempDir(), "many.jsonl")))
	defer file.Close()
	manyGames(t, file, games)
	before, peak := inUse(), uint64(0)
	f := must.Get(ReadFile(file, nothing{}, Work{Report: func(_ Doing, done, total int) {
		if done%(1<<14) == 0 || done == total {
			peak = max(peak, inUse())
		}
	}}))
	if got, err := f.Take(forgetful{NewHeld()}, How{}); err != nil || got.Games != games {
		t.Fatal(got, err)
	}
	if is := int64(peak) - int64(before); is > int64(fixed+games*each) {
		t.Errorf("%d bytes for %d games", is, games)
	}
}

// manyGames writes an export of custom games of one round each, and goes back to its beginning.
func manyGames(t *testing.T, file *os.File, games int) {
	t.Helper()
	out := bufio.NewWriter(file)
	fmt.Fprintln(out, `{"tabby":"history","version":1}`)
	own := engine.CustomGame{Name: "Grandma's", Players: engine.Pair{2, 3}, Score: &engine.Pair{0, 40}}
	at := time.Date(2026, 1, 2, 20, 0, 0, 0, time.UTC)
	events, err := scoring.Decide(scoring.Game{}, scoring.Start{At: at, Game: &own, People: []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}}})
	if err != nil {
		t.Fatal(err)
	}
	for n := range games {
		w := showing{write: func(line []byte) error { _, err := out.Write(line); return err }}
		l := Ledger{ID: numbered(n)}
		for _, e := range append(events, scoring.Recorded{Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: n % 40}, {Points: 7}}}) {
			var entry Entry
			if entry, l, err = l.Write([]scoring.Event{e}, at); err == nil {
				err = w.entry(entry, entry.Line())
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		must.Do(t, w.close())
	}
	err = out.Flush()
	if _, at := file.Seek(0, io.SeekStart); errors.Join(err, at) != nil {
		t.Fatal(err, at)
	}
}

// TestTypedTableTakesLittleMemory reads many games as they are typed, and looks all
// the while how much is held.
func TestTypedTableTakesLittleMemory(t *testing.T) {
	const games, most = 1000, 6 << 10 // bytes a game
	var table strings.Builder
	table.WriteString("date,variant,round,player,points\n")
	for g := range games {
		day := time.Date(2000, 1, g, 0, 0, 0, 0, time.UTC).Format(time.DateOnly)
		for n := range 40 {
			fmt.Fprintf(&table, "%s,rat-a-tat-cat,%d,%s,%d\n", day, n/4+1, []string{"Ann", "Ben", "Cy", "Di"}[n%4], 4+(g*7+n*n)%20)
		}
	}
	before, peak := inUse(), uint64(0)
	f := must.Get(ReadFile(strings.NewReader(table.String()), nothing{}, Work{Report: func(Doing, int, int) { peak = max(peak, inUse()) }}))
	got, err := f.Take(forgetful{NewHeld()}, How{})
	if err != nil || got.Games != games {
		t.Fatal(got, err)
	}
	if each := (int64(peak) - int64(before)) / games; each <= 0 || each > most {
		t.Errorf("%d bytes a game", each)
	}
}

// inUse returns how many bytes are in use.
func inUse() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
