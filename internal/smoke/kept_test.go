//go:build smoke

package smoke

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// ask answers a command in JSON into v.
func (t *table) ask(v any, args ...string) {
	t.Helper()
	s := t.call("", append(args, "--json")...)
	if s.code != 0 || s.err != "" {
		t.Fatalf("tabby %v ended with %d: %s", args, s.code, s.err)
	}
	must(t, json.Unmarshal([]byte(s.out), v))
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

// A sheet is what the command line tells of a game.
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

// awaitRounds returns once that many rounds of a game are written down.
func (t *table) awaitRounds(game string, rounds int) {
	t.Helper()
	eventually(t, fmt.Sprintf("%d rounds are written down", rounds), func() bool { return t.sheet(game).Rounds == rounds })
}

// knows reports whether somebody of that name is remembered. While the program
// starts for the first time, there is nothing to ask yet.
func (t *table) knows(name string) bool {
	t.Helper()
	return strings.Contains(t.call("", "history", "export").out, `"name":"`+name+`"`)
}

// callers returns who called in the rounds written down, by seat.
func (t *table) callers() []int {
	t.Helper()
	var callers []int
	s := t.call("", "history", "export")
	if s.code != 0 || s.err != "" {
		t.Fatalf("tabby history export ended with %d: %s", s.code, s.err)
	}
	for line := range strings.Lines(s.out) {
		var entry struct {
			Events []struct {
				Recorded *struct{ Caller int }
			}
		}
		must(t, json.Unmarshal([]byte(line), &entry))
		for _, e := range entry.Events {
			if e.Recorded != nil {
				callers = append(callers, e.Recorded.Caller)
			}
		}
	}
	return callers
}

// files returns what stands in the files of the history.
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

// awaitDraft returns once a text that is half typed stands on the disk.
func (t *table) awaitDraft(text string) {
	t.Helper()
	eventually(t, text+" is kept", func() bool { return bytes.Contains(t.files(), []byte(text)) })
}
