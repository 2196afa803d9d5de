package spaces

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"net/http"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/guest"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
)

// TestAnIdleSpaceIsClosed plays, leaves, and comes back: what is idle is closed meanwhile,
// and a guest goes on where it was.
func TestAnIdleSpaceIsClosed(t *testing.T) {
	w, keys := newTown(t, "millers", "smiths")
	before := runtime.NumGoroutine()
	codes := w.begin("millers", keys["millers"], "Ann", "Ben")
	w.begin("smiths", keys["smiths"], "Cy", "Di")
	g := hosttest.Join(t, codes.Sit)
	g.Does("sit", hosttest.Args{"player": 0})
	w.pass(2 * time.Minute)
	w.server.tidy()
	if spaces, tables := w.open(); spaces != 1 || tables != 1 {
		t.Errorf("%d spaces and %d tables are open, want the one with a guest", spaces, tables)
	}
	g.Leave()
	for deadline := time.Now().Add(time.Minute); ; {
		w.pass(2 * time.Minute)
		w.server.tidy()
		if spaces, tables := w.open(); spaces == 0 && tables == 0 {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("the space is open although no guest is there")
		}
		runtime.Gosched()
	}
	again := w.codes("/s/millers/games/"+codes.Game+"/", keys["millers"])
	expect.Same(t, "the codes", again.Sit, codes.Sit)
	back := hosttest.Join(t, again.Sit)
	back.Until("who sits there", func(t hosttest.Table) bool { return t.Players[0].Taken != "" })
	back.Leave()
	w.server.Close()
	http.DefaultClient.CloseIdleConnections()
	w.http.CloseClientConnections()
	for deadline := time.Now().Add(time.Minute); runtime.NumGoroutine() > before+4; runtime.Gosched() {
		if time.Now().After(deadline) {
			t.Fatalf("%d goroutines are left of %d before", runtime.NumGoroutine(), before)
		}
	}
}

func TestARemovedSpaceIsClosedAndSetAside(t *testing.T) {
	w, keys := newTown(t, "millers")
	id := w.begin("millers", keys["millers"], "Ann", "Ben").Game
	aside := must.Get(Remove(w.dir, "millers", w.clock()))
	w.answers(w.ask(keys["millers"], "/s/millers/games/"+id+"/", nil), http.StatusUnauthorized, "")
	w.server.sweep()
	if spaces, tables := w.open(); spaces+tables != 0 {
		t.Errorf("%d spaces and %d tables are open", spaces, tables)
	}
	kept := must.Get(sqlite.OpenReadOnly(aside, sqlite.Options{}))
	defer kept.Close()
	if _, err := kept.Summary(id); err != nil {
		t.Error(err)
	}
	key := must.Get(Add(w.dir, "millers", w.clock()))
	if got := w.ask(key, "/s/millers/", nil); got.status != http.StatusOK || strings.Contains(got.body, "Ann") {
		t.Errorf("another space of that name is answered %d %s", got.status, got.body)
	}
}

// TestABackupIsCompleteWhileGamesAreWritten takes a backup of a space in use, and imports it
// elsewhere.
func TestABackupIsCompleteWhileGamesAreWritten(t *testing.T) {
	w, keys := newTown(t, "millers")
	g := hosttest.Join(t, w.begin("millers", keys["millers"], "Ann", "Ben").Score)
	for round := range 2 { // all of a game of two
		for player := range 2 {
			g.Does("slip", hosttest.Args{"round": round, "player": player, "score": 5 + player})
		}
		g.Does("write", hosttest.Args{"round": round, "caller": 0})
		var b, page bytes.Buffer
		must.Do(t, Backup(w.dir, "millers", &b, history.Work{}))
		page.WriteString(w.ask(keys["millers"], "/s/millers/history.jsonl.gz", nil).body)
		for _, packed := range []*bytes.Buffer{&b, &page} {
			expect.Same(t, fmt.Sprint("entries of the backup after round ", round), imported(t, packed), round+2)
		}
	}
}

// TestASpaceThatNobodyHasOpenedHasAnEmptyBackup takes one before the first game, and imports it.
func TestASpaceThatNobodyHasOpenedHasAnEmptyBackup(t *testing.T) {
	w, _ := newTown(t, "millers")
	var b bytes.Buffer
	must.Do(t, Backup(w.dir, "millers", &b, history.Work{}))
	unpacked := must.Get(gzip.NewReader(&b))
	kept := must.Get(sqlite.Open(filepath.Join(t.TempDir(), "tabby"), sqlite.Options{}))
	defer kept.Close()
	got, err := kept.Import(unpacked, history.Work{})
	expect.Same(t, "what comes in", fmt.Sprint(got, err), fmt.Sprint(history.Imported{}, nil))
	expect.Error(t, "a backup of a space that is not there", Backup(w.dir, "nobody", &b, history.Work{}), ErrUnknown)
}

// imported returns how many entries a backup of one game brings to another store.
func imported(t *testing.T, packed io.Reader) int {
	t.Helper()
	unpacked := must.Get(gzip.NewReader(packed))
	kept := must.Get(sqlite.Open(filepath.Join(t.TempDir(), "tabby"), sqlite.Options{}))
	defer kept.Close()
	must.Get(kept.Import(unpacked, history.Work{}))
	games, err := kept.Games(history.Page{})
	if err != nil || len(games) != 1 {
		t.Fatal(games, err)
	}
	return games[0].Entries
}

func TestRemovedSpaceKeepsNothingMoreOfItsGuests(t *testing.T) {
	w, keys := newTown(t, "millers")
	g := hosttest.Join(t, w.begin("millers", keys["millers"], "Ann", "Ben").Score)
	slip := hosttest.Args{"round": 0, "player": 0, "score": 5}
	g.Does("slip", slip)
	must.Get(Remove(w.dir, "millers", w.clock()))
	if a := g.Do("slip", slip); a.OK || !strings.Contains(a.Why, "no longer on this server") {
		t.Errorf("a score for a space that was removed is answered %+v", a)
	}
	w.server.sweep()
	if spaces, tables := w.open(); spaces+tables != 0 {
		t.Errorf("%d spaces and %d tables are open", spaces, tables)
	}
	for g.State().Stands != guest.Closed {
		runtime.Gosched()
	}
}

func TestNamesOfWindowsItselfAreRefused(t *testing.T) {
	for _, name := range []string{"con", "nul", "aux", "prn", "com1", "com9", "lpt1", "lpt9"} {
		if _, err := Add(t.TempDir(), name, time.Now()); !errors.Is(err, ErrReserved) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, name := range []string{"cons", "com", "com10", "con-1"} {
		if _, err := Add(t.TempDir(), name, time.Now()); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
