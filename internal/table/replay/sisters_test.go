package replay

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// A sisterCase case, with what is to come out.
type sisterCase struct {
	ID       string
	Actions  []struct{ Error string }
	Expected map[string]json.RawMessage
}

// An sisterOutcome is what came out, as others read it.
type sisterOutcome struct {
	Failed string
	Errors []string
	State  map[string]json.RawMessage
}

func TestWorkedCases(t *testing.T) {
	text := must.Get(os.ReadFile("../../../testdata/scenarios/sisters.jsonl"))
	played := 0
	for line := range bytes.Lines(text) {
		var c sisterCase
		must.Do(t, json.Unmarshal(line, &c))
		t.Run(c.ID, func(t *testing.T) { c.compare(t, replayedSister(t, line)) })
		played++
	}
	if played < 70 {
		t.Errorf("%d cases are too few", played)
	}
}

func TestANewGameIsOfTheVariantOfItsDefinition(t *testing.T) {
	const own = `"game":{"name":"Ours","players":[2,4]},"players":["Ann","Ben"]}`
	for text, reason := range map[string]error{
		`{` + own:                   nil,
		`{"variant":"own",` + own:   nil,
		`{"variant":"skyjo",` + own: engine.ErrVariant,
		`{"variant":"own",` + strings.Replace(own, "[2,4]", "[1,4]", 1): engine.ErrRules,
		`{"variant":"own","players":["Ann","Ben"]}`:                     engine.ErrVariant,
	} {
		variant, given, err := ReadNewGame([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		start, err := given.Start(variant, Clock{Zero: time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)})
		if err == nil {
			_, err = scoring.Decide(scoring.Game{}, start)
		}
		if !errors.Is(err, reason) {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func replayedSister(t *testing.T, line []byte) sisterOutcome {
	t.Helper()
	text := must.Get(json.Marshal(Replay(line, false, languages.English())))
	var got sisterOutcome
	must.Do(t, json.Unmarshal(text, &got))
	return got
}

func (c sisterCase) compare(t *testing.T, got sisterOutcome) {
	t.Helper()
	if want, fails := c.Expected["failed"]; fails {
		code := string(bytes.Trim(want, `"`))
		if !strings.HasSuffix(got.Failed, "("+code+")") {
			t.Errorf("it fails with %q, want %s", got.Failed, code)
		}
		return
	}
	var errors []string
	for _, a := range c.Actions {
		errors = append(errors, a.Error)
	}
	if diff := cmp.Diff(errors, got.Errors); diff != "" || got.Failed != "" {
		t.Errorf("failed: %q; errors (-want +got)\n%s", got.Failed, diff)
	}
	for field, want := range c.Expected {
		compareField(t, field, readField(t, want), state(t, field, got.State))
	}
}

// state returns a field of the state. What was doubted is in its warnings.
func state(t *testing.T, field string, st map[string]json.RawMessage) any {
	t.Helper()
	if field != "warned" {
		return readField(t, st[field])
	}
	var warned []any
	for _, w := range readField(t, st["warnings"]).([]any) {
		warned = append(warned, w != nil)
	}
	return warned
}

func readField(t *testing.T, text json.RawMessage) (value any) {
	t.Helper()
	if text == nil {
		return nil
	}
	must.Do(t, json.Unmarshal(text, &value))
	return value
}

// compareField compares the fields of rounds that a case names, and everything else whole.
func compareField(t *testing.T, field string, want, got any) {
	t.Helper()
	rounds, _ := got.([]any)
	if field != "rounds" {
		expect.Same(t, field, got, want)
		return
	}
	if len(rounds) != len(want.([]any)) {
		t.Fatalf("%d rounds, want %d", len(rounds), len(want.([]any)))
	}
	for i, r := range want.([]any) {
		for name, value := range r.(map[string]any) {
			if diff := cmp.Diff(value, rounds[i].(map[string]any)[name]); diff != "" {
				t.Errorf("%s of round %d (-want +got)\n%s", name, i+1, diff)
			}
		}
	}
}
