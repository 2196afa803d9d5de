//go:build smoke

package smoke

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"tabby/internal/testing/must"
)

// does runs a command that has to succeed, and returns what it wrote.
func (t *table) does(args ...string) string {
	t.Helper()
	s := t.call(args...)
	if s.code != 0 || s.stderr != "" {
		t.Fatalf("tabby %v ended with %d: %s", args, s.code, s.stderr)
	}
	return s.stdout
}

// ask runs a command with --json and decodes its output into v.
func (t *table) ask(v any, args ...string) {
	t.Helper()
	must.Do(t, json.Unmarshal([]byte(t.does(append(args, "--json")...)), v))
}

// games returns the ids of all games, the newest first.
func (t *table) games() []string {
	t.Helper()
	var listed []struct{ ID string }
	t.ask(&listed, "history", "list")
	ids := make([]string, len(listed))
	for i, g := range listed {
		ids[i] = g.ID
	}
	return ids
}

// A sheet is what the command line shows of a game.
type sheet struct {
	Totals     map[string]int
	Rounds     int `json:"rounds_recorded"`
	Dealers    []string
	NextDealer string `json:"next_dealer"`
	First      string `json:"first_turn_next"`
	Eliminated []string
	Ranked     []string
	Missing    []any
	GameOver   bool `json:"game_over"`
}

func (t *table) sheet(game string) sheet {
	t.Helper()
	var s sheet
	t.ask(&s, "history", "show", game)
	return s
}

// awaitRounds waits until that many rounds of a game are recorded.
func (t *table) awaitRounds(game string, rounds int) {
	t.Helper()
	eventually(t, fmt.Sprintf("%d rounds are recorded", rounds), func() bool { return t.sheet(game).Rounds == rounds })
}

// knows reports whether the store has a person of that name. Until the program has
// started for the first time, there is no store.
func (t *table) knows(name string) bool {
	t.Helper()
	return strings.Contains(t.call("history", "export").stdout, `"name":"`+name+`"`)
}

// callers returns the seat of the caller of every recorded round.
func (t *table) callers() []int {
	t.Helper()
	var callers []int
	for line := range strings.Lines(t.does("history", "export")) {
		var entry struct {
			Events []struct {
				Recorded *struct{ Caller int }
			}
		}
		must.Do(t, json.Unmarshal([]byte(line), &entry))
		for _, e := range entry.Events {
			if e.Recorded != nil {
				callers = append(callers, e.Recorded.Caller)
			}
		}
	}
	return callers
}

// files returns the contents of the files of the store.
func (t *table) files() []byte {
	t.Helper()
	var all []byte
	for _, name := range []string{"tabby.db", "tabby.db-wal", "tabby.jsonl"} {
		data, err := os.ReadFile(filepath.Join(t.data, name))
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		all = append(all, data...)
	}
	return all
}

// awaitDraft waits until a draft with that text is on the disk.
func (t *table) awaitDraft(text string) {
	t.Helper()
	eventually(t, text+" is kept", func() bool { return bytes.Contains(t.files(), []byte(text)) })
}
