package replay

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/scoring"
)

// TestWorkedCases plays the cases of all other games.
func TestWorkedCases(t *testing.T) {
	for _, s := range casesOf(t, "sisters.jsonl", 70) {
		t.Run(s.ID, func(t *testing.T) {
			if code, fails := s.Expected["failed"].(string); fails {
				if got := replayed(t, s.Line); !strings.HasSuffix(got.Failed, "("+code+")") {
					t.Errorf("it fails with %q, want %s", got.Failed, code)
				}
				return
			}
			got := s.replayed(t)
			for field, want := range s.Expected {
				compareField(t, field, want, got.State)
			}
		})
	}
}

// compareField compares the fields of rounds that a case names, whether each check was doubted,
// and everything else whole.
func compareField(t *testing.T, field string, want any, state map[string]any) {
	t.Helper()
	switch field {
	case "rounds":
		rounds, named := state[field].([]any), want.([]any)
		expect.Same(t, "rounds", len(rounds), len(named))
		for i := range named {
			within(t, fmt.Sprint("round ", i+1), named[i], rounds[i])
		}
	case "warned":
		var warned []any
		for _, w := range state["warnings"].([]any) {
			warned = append(warned, w != nil)
		}
		expect.Same[any](t, field, warned, want)
	default:
		expect.Same(t, field, state[field], want)
	}
}

func TestANewGameHasTheVariantOfItsDefinition(t *testing.T) {
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
