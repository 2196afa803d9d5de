package replay

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

// A scenario is a worked case with what is to come out.
type scenario struct {
	ID      string
	Line    []byte
	Actions []struct {
		Do, At, Error string
	}
	Expected map[string]any
}

// scenarios returns the worked cases of a kind: S for sheets, D for decks.
func scenarios(t testing.TB, kind string) []scenario {
	t.Helper()
	all := casesOf(t, "rules.jsonl", 36)
	return slices.DeleteFunc(all, func(s scenario) bool { return !strings.HasPrefix(s.ID, kind) })
}

// casesOf returns the worked cases of a file, which has this many at least.
func casesOf(t testing.TB, file string, least int) (all []scenario) {
	t.Helper()
	for line := range bytes.Lines(must.Get(os.ReadFile("../../../testdata/scenarios/" + file))) {
		s := scenario{Line: line}
		must.Do(t, json.Unmarshal(line, &s))
		all = append(all, s)
	}
	if len(all) < least {
		t.Fatalf("%s has only %d cases", file, len(all))
	}
	return all
}

// moments says after which action a part of what is expected holds.
var moments = map[string]func(scenario) int{
	"after_round_2": func(scenario) int { return 1 },
	"after_first":   func(scenario) int { return 0 },
	"at_30_00":      func(s scenario) int { return s.action("", "30:00") },
	"on_join":       func(s scenario) int { return s.action("add_player", "") },
	"final":         func(s scenario) int { return len(s.Actions) - 1 },
}

// action returns the first action that does that, or happens then.
func (s scenario) action(do, at string) int {
	for i, a := range s.Actions {
		if a.Do == do || at != "" && a.At == at {
			return i
		}
	}
	return -1
}

// An outcome is an answer as others read it.
type outcome struct {
	ID     any
	Failed string
	Errors []string
	Steps  []map[string]any
	State  map[string]any
}

func replayed(t testing.TB, line []byte) outcome {
	t.Helper()
	text := must.Get(json.Marshal(Replay(line, true, languages.English())))
	var o outcome
	must.Do(t, json.Unmarshal(text, &o))
	return o
}

// replayed replays the case, which has to be played to its end with the errors it names.
func (s scenario) replayed(t *testing.T) outcome {
	t.Helper()
	got := replayed(t, s.Line)
	if got.Failed != "" || got.ID != s.ID {
		t.Fatalf("%v failed: %s", got.ID, got.Failed)
	}
	var errors []string
	for _, a := range s.Actions {
		errors = append(errors, a.Error)
	}
	expect.Same(t, "errors", got.Errors, errors)
	return got
}

func TestWorkedCasesOfTheSheet(t *testing.T) {
	for _, s := range scenarios(t, "S") {
		t.Run(s.ID, func(t *testing.T) {
			s.testFacts(t)
			got := s.replayed(t)
			for field, want := range s.Expected {
				if moment, nested := moments[field]; nested {
					compare(t, field, want.(map[string]any), got.Steps[moment(s)])
					continue
				}
				compare(t, "the end", map[string]any{field: want}, got.State)
			}
		})
	}
}

// compare compares the fields that want names, and no others.
func compare(t *testing.T, when string, want, got map[string]any) {
	t.Helper()
	for field, value := range want {
		is, there := got[field]
		if diff := cmp.Diff(value, is); diff != "" || !there {
			t.Errorf("%s, %s (-want +got)\n%s", when, field, diff)
		}
	}
}
