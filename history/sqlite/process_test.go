package sqlite_test

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

func TestNothingAcknowledgedIsLostWhenTheWriterIsKilled(t *testing.T) {
	for _, writer := range []string{"write", "write many"} {
		t.Run(writer, func(t *testing.T) {
			dir := folder(t)
			rnd := rand.New(rand.NewPCG(1, 2))
			acknowledged, kills := 0, assault.Times(2, 8, 100)
			for kill := range kills {
				c := command(t, writer, dir).start(t)
				var lines []string
				for range rnd.IntN(20) {
					lines = append(lines, c.line())
				}
				lines = append(lines, c.kill()...)
				if c.err.Len() > 0 {
					t.Fatalf("kill %d: %s", kill, c.err)
				}
				checkAcknowledged(t, dir, lines)
				acknowledged += len(lines)
			}
			if acknowledged < 5*kills {
				t.Errorf("only %d lines: the writer hardly wrote", acknowledged)
			}
			assault.Tried(t, kills, assault.Kills)
		})
	}
}

// checkAcknowledged looks for what a writer said before it was killed.
func checkAcknowledged(t *testing.T, dir string, lines []string) {
	t.Helper()
	said := map[string]map[string]int{} // how many, by game and what
	for _, line := range lines {
		var what, game string
		var n int
		if _, err := fmt.Sscan(line, &what, &game, &n); err != nil {
			continue
		}
		if said[game] == nil {
			said[game] = map[string]int{}
		}
		said[game][what] = n
	}
	s := open(t, dir)
	defer s.Close()
	must.Do(t, s.Check(history.Work{}))
	for game, said := range said {
		g, err := s.Summary(game)
		if err != nil || g.Entries < said["entry"] || g.Entries > said["entry"]+1 {
			t.Fatalf("%d entries after %d were acknowledged, %v", g.Entries, said["entry"], err)
		}
		must.Get(s.Game(game))
		if log := must.Get(s.Log(game)); !log.Has(nameOf(g.Entries)) || log.Has(nameOf(g.Entries+1)) {
			t.Fatalf("the names are not those of %d entries", g.Entries)
		}
		text := s.Draft(game)
		draft, _ := strconv.Atoi(string(text)) // none is 0
		if draft < said["draft"] || draft > said["draft"]+1 {
			t.Fatalf("draft %d after %d was acknowledged", draft, said["draft"])
		}
	}
}

func TestSecondWriterLearnsOfTheFirst(t *testing.T) {
	dir := folder(t)
	c := command(t, "hold", dir).start(t)
	if got := c.line(); got != "open" {
		t.Fatal(got, c.err)
	}
	var busy *history.BusyError
	_, err := sqlite.Open(dir, sqlite.Options{})
	if !errors.As(err, &busy) || busy.PID != c.Process.Pid || time.Since(busy.Since).Abs() > time.Hour {
		t.Fatalf("%v, want process %d", err, c.Process.Pid)
	}
	if _, err := sqlite.Recover(dir, sqlite.Options{}, history.Work{}); !errors.As(err, &busy) {
		t.Errorf("repairing what is in use: %v", err)
	}
	c.kill()
	s := open(t, dir)
	if _, err := sqlite.Open(dir, sqlite.Options{}); !errors.As(err, &busy) || busy.PID != os.Getpid() {
		t.Errorf("in the same process: %v", err)
	}
	must.Do(t, s.Close())
	open(t, dir)
}

func TestReaderSeesDurableEntriesOfARunningWriter(t *testing.T) {
	dir := folder(t)
	s := open(t, dir)
	log := play(t, s, started(ann, ben))
	c := command(t, "read", dir).start(t)
	ask := func() string {
		t.Helper()
		if _, err := io.WriteString(c.in, "\n"); err != nil {
			t.Fatal(err, c.err)
		}
		return c.line()
	}
	for n := 1; n < 20; n++ {
		if got := ask(); got != strconv.Itoa(n) {
			t.Fatalf("reads %q of %d entries; %s", got, n, c.err)
		}
		must.Do(t, log.Append(n, []scoring.Event{round(n, n)}))
	}
	must.Do(t, s.Close())
	if got := ask(); got != "20" {
		t.Errorf("after the writer has gone: %q; %s", got, c.err)
	}
}

func TestReaderCreatesNoFiles(t *testing.T) {
	dir := t.TempDir()
	for _, d := range []string{dir, filepath.Join(dir, "none")} {
		if _, err := sqlite.OpenReadOnly(d, sqlite.Options{}); !errors.Is(err, history.ErrEmpty) {
			t.Errorf("%s: %v", d, err)
		}
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) > 0 {
		t.Error(files, err)
	}
}
