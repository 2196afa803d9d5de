//go:build long

package term

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
)

// TestFamiliesPlayOnOneServer is an evening of two families: made on the command line, begun
// and played over HTTP, watched by the operator, backed up while it runs, stopped, and gone
// on with.
func TestFamiliesPlayOnOneServer(t *testing.T) {
	if runtime.GOOS == "windows" {
		return // where no program can ask another to end
	}
	dir := filepath.Join(t.TempDir(), "spaces")
	millers := addSpace(t, dir, "millers")
	s := startCity(t, dir)
	smiths := addSpace(t, dir, "smiths") // while it runs
	codes := s.begin("millers", millers, "Zacharias", "Yolanda")
	s.begin("smiths", smiths, "Xavier", "Wilma")
	g := hosttest.Join(t, codes.Score)
	for player := range 2 {
		if a := g.Do("slip", hosttest.Args{"round": 0, "player": player, "score": 5 + player}); !a.OK {
			t.Fatal(a.Why)
		}
	}
	if a := g.Do("write", hosttest.Args{"round": 0, "caller": 0}); !a.OK {
		t.Fatal(a.Why)
	}
	metrics := s.get(s.operator + "/metrics")
	expect.Contains(t, "the figures", metrics, "tabby_spaces_open 2\n", "tabby_tables_open 2\n", "tabby_guests 1\n", `tabby_intents_total{result="ok"} 3`+"\n", "tabby_append_failures_total 0\n")
	expect.Same(t, "readiness", s.get(s.operator+"/readyz"), "ready\n")
	s.isRestored(codes.Game, []byte(s.get(s.operator+"/backup/millers")))
	s.isRestored(codes.Game, []byte(tabby(t, "space", "--spaces", dir, "backup", "millers")))
	s.end()
	for _, secret := range []string{"Zacharias", "Yolanda", "Xavier", "Wilma", "millers", "smiths", millers, smiths, "127.0.0.1", codes.Game} {
		if strings.Contains(s.errs.String(), secret) {
			t.Errorf("the log has %q:\n%s", secret, &s.errs)
		}
	}
	again := startCity(t, dir)
	back := hosttest.Join(t, again.base+strings.TrimPrefix(codes.Watch, s.base))
	back.Until("the round", func(t hosttest.Table) bool { return t.Round == 1 })
}

// isRestored imports a backup as the manual says, and looks for the game.
func (s city) isRestored(game string, packed []byte) {
	s.Helper()
	dir := s.TempDir()
	file := filepath.Join(dir, "backup.jsonl.gz")
	must.Do(s, os.WriteFile(file, packed, 0o600))
	data := filepath.Join(dir, "tabby")
	tabby(s.T, "--data", data, "history", "import", file)
	got, want := tabby(s.T, "--data", data, "history", "export"), tabby(s.T, "--data", filepath.Join(s.dir, "millers"), "history", "export")
	if got != want || !strings.Contains(got, game) {
		s.Errorf("the backup has\n%s\nwant\n%s", got, want)
	}
}
