package replay

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

func TestImpossibleCaseNamesThePlace(t *testing.T) {
	for _, c := range []struct{ name, line, id, failed string }{
		{"not JSON", `{"id":"x"`, "", "byte 9: not JSON: unexpected end of JSON input"},
		{"not UTF-8", "{\"id\":\"\xff\"}", "", "byte 8: not UTF-8"},
		{"not a case", `[1]`, "", "a case or an action is an object, not array"},
		{"a name twice", `{"id":"x","id":"y"}`, "y", `byte 14: "id" is named twice`},
		{"a score twice", `{"id":"x","actions":[{"scores":{"Ann":1,"Ann":2}}]}`, "x", `byte 45: "Ann" is named twice`},
		{"players of no kind", `{"id":"x","given":{"players":7}}`, "x", "given.players: number does not belong here"},
		{"hands of no kind", `{"id":"x","given":{"hands":7}}`, "x", "given.hands: number does not belong here"},
		{"an unknown game", `{"id":"x","variant":"skat","given":{"players":["Ann","Ben"]}}`, "x", "given: there is no game called “skat” (ERR_PHASE)"},
		{"a form that never was", `{"id":"x","variant":"own","given":{"players":["Ann","Ben"],"rules":{"tabby_game":-1,"players":[2,8]}}}`, "x", "given: this game can’t be like that (ERR_RULES)"},
		{"one player", `{"id":"x","variant":"recall","given":{"players":["Ann"]}}`, "x", "given: Recall is for 2 to 6, not 1 (ERR_PLAYER_COUNT)"},
		{"an unknown dealer", `{"id":"x","variant":"recall","given":{"players":["Ann","Ben"],"dealer":"Zoe"}}`, "x", "given: dealer: Zoe isn’t playing (ERR_PHASE)"},
		{"an unknown total", `{"id":"x","variant":"recall","given":{"players":["Ann","Ben"],"totals_before":{"Zoe":3}}}`, "x", "given: totals_before: Zoe isn’t playing (ERR_PHASE)"},
		{"half a total", `{"id":"x","variant":"recall","given":{"players":["Ann","Ben"],"totals_before":{"Ann":3.5}}}`, "x", "given.totals_before: number 3.5 does not belong here"},
		{"an unknown clock", `{"id":"x","variant":"recall","given":{"players":["Ann","Ben"],"clock_start":"9:75"}}`, "x", `given: clock_start: "9:75" is not a time such as 09:00 or 1:30:00`},
		{"an action that is none", `{"id":"x","variant":"recall","given":{"players":["Ann","Ben"]},"actions":[{"do":"deal"},7]}`, "x", "action 2: a case or an action is an object, not number"},
		{"an action without a word", `{"id":"x","variant":"recall","given":{"players":["Ann","Ben"]},"actions":[{}]}`, "x", `action 1: an action needs a "do"`},
		{"cards of no game", `{"id":"x","given":{"mode":"deck"}}`, "x", "given: there is no game called “” (ERR_PHASE)"},
		{"cards nobody plays", `{"id":"x","variant":"recall","given":{"mode":"deck"}}`, "x", "given: Recall is for 2 to 6, not 0 (ERR_PLAYER_COUNT)"},
		{"an unknown mode", `{"id":"x","given":{"mode":"bridge"}}`, "x", `given.mode: "bridge" is neither score_sheet nor deck`},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := replayed(t, []byte(c.line))
			if id, _ := got.ID.(string); got.Failed != c.failed || id != c.id {
				t.Errorf("%q failed: %q, want %q: %q", id, got.Failed, c.id, c.failed)
			}
			if got.Errors != nil || got.State != nil {
				t.Errorf("it has a state all the same: %v", got.State)
			}
		})
	}
}

func TestTooManyPlayersForSeatsAreRefused(t *testing.T) {
	for _, n := range []int{7, 8, 9, 255, 256, 257, 65536} {
		names := make([]string, n)
		for i := range names {
			names[i] = fmt.Sprintf(`"P%d"`, i)
		}
		for _, first := range []string{`"dealer":"P0"`, fmt.Sprintf(`"dealer":"P%d"`, n-1), `"turn":"P1"`, `"hands":{"P1":[]}`} {
			line := fmt.Sprintf(`{"variant":"recall","given":{"mode":"deck",%s,"players":[%s]}}`, first, strings.Join(names, ","))
			want := fmt.Sprintf("given: Recall is for 2 to 6, not %d (ERR_PLAYER_COUNT)", n)
			expect.Same(t, fmt.Sprintf("%d players, %s: failed", n, first), replayed(t, []byte(line)).Failed, want)
		}
	}
	line := `{"variant":"recall","given":{"mode":"deck","variants":{"recall":[256]}},"actions":[{"do":"setup"}]}`
	if got := replayed(t, []byte(line)); got.Failed == "" {
		t.Errorf("a setup for 256 is answered %v", got.State)
	}
}

func TestPanicInACaseIsItsResult(t *testing.T) {
	result, err := guarded(func() (Result, error) {
		var none []int
		return Result{Failed: fmt.Sprint(none[3])}, nil
	})
	if err == nil || result.Failed != "" {
		t.Fatalf("got %+v, %v", result, err)
	}
	for _, want := range []string{mistake, "index out of range [3] with length 0", "replay_bad_test.go:"} {
		if !strings.Contains(languages.English().Refusals.Reason(err), want) {
			t.Errorf("%q does not say %q", err, want)
		}
	}
}

func TestSheetHasAMaximumOfRounds(t *testing.T) {
	full := query{sheet: scoring.Sheet{Rounds: make([]scoring.Round, maxRounds)}}
	if err := full.due(false); err == nil {
		t.Error("it takes another round")
	}
}

func TestHostileLinesHaveResults(t *testing.T) {
	for name, line := range map[string]string{
		"deep lists":     strings.Repeat("[", 200_000),
		"deep objects":   strings.Repeat(`{"a":`, 200_000),
		"deep and whole": strings.Repeat("[", 20_000) + strings.Repeat("]", 20_000),
		"a long name":    `{"id":"` + strings.Repeat("x", 4<<20) + `"}`,
		"a long player":  `{"variant":"recall","given":{"players":["Ann","` + strings.Repeat("é", 1<<20) + `"]}}`,
		"many players":   `{"variant":"recall","given":{"players":[` + strings.Repeat(`"A",`, 100_000) + `"A"]}}`,
		"nothing":        ``,
		"a zero byte":    "\x00",
	} {
		t.Run(name, func(t *testing.T) {
			got := replayed(t, []byte(line))
			if got.Failed == "" || len(got.Failed) > 300 || strings.HasPrefix(got.Failed, mistake) {
				t.Errorf("failed with %d bytes: %.300q", len(got.Failed), got.Failed)
			}
		})
	}
}

// FuzzReplay has any line answered: with a reason, or with a state and one error
// an action.
// mistake begins what is said of a panic.
const mistake = "a mistake in Tabby"

func FuzzReplay(f *testing.F) {
	for _, s := range append(scenarios(f, "S"), scenarios(f, "D")...) {
		f.Add(s.Line)
	}
	for _, line := range []string{
		`{"variant":"recall","given":{"mode":"deck","variants":{"recall":[256]}},"actions":[{"do":"setup"}]}`,
		`{"id":[1],"variant":"recall","given":{"players":["Ann","Ben"],"younger":true}}`,
		`{"variant":"rat-a-tat-cat","given":{"players":["Ann","Ben"],"end":{"end":"time"}},"actions":[{"do":"pause","at":"9:00"},{"do":"resume","at":"12:00"},{"do":"agree","config":{"minutes":1}},{"do":"clock_expires"}]}`,
		`{"variant":"rat-a-tat-tat","given":{"players":["Ann","Ben","Cy"],"end":{"rounds":9}},"actions":[{"do":"reseat","seats":["Cy","Ben","Ann"]},{"do":"withdraw","player":"Ben"},{"do":"dealer","player":"Cy"},{"do":"end_game"},{"do":"undo"},{"do":"redo"}]}`,
	} {
		f.Add([]byte(line))
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		var in struct{ Actions []json.RawMessage }
		got := replayed(t, line)
		if strings.HasPrefix(got.Failed, mistake) {
			t.Fatal(got.Failed)
		}
		if got.Failed != "" {
			if got.State != nil || got.Errors != nil {
				t.Fatalf("failed (%s), and played all the same", got.Failed)
			}
			return
		}
		if err := json.Unmarshal(line, &in); err != nil {
			t.Fatalf("played what cannot be read: %v", err)
		}
		if len(got.Errors) != len(in.Actions) || len(got.Steps) != len(in.Actions) || got.State == nil {
			t.Fatalf("%d actions, %d errors, %d steps", len(in.Actions), len(got.Errors), len(got.Steps))
		}
		for i, code := range got.Errors {
			if code != "" && !strings.HasPrefix(code, "ERR_") {
				t.Fatalf("action %d is refused with %q", i+1, code)
			}
		}
	})
}
