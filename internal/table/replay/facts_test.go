package replay

import (
	"encoding/json"
	"maps"
	"strconv"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// testFacts tests what a case expects of the engine rather than of the game, and
// takes it off the expectations.
func (s scenario) testFacts(t *testing.T) {
	t.Helper()
	var c struct {
		Variant  string
		Expected struct {
			Highest map[string]int    `json:"per_variant_max"`       // score of a round
			Sums    map[string][2]int `json:"bounds_sum_by_players"` // of a round
		}
	}
	must.Do(t, json.Unmarshal(s.Line, &c))
	for name, want := range c.Expected.Highest {
		if name == "recall_four_cards" {
			name = "recall"
		}
		rules := ruleset(t, name)
		expect.Same(t, name+": the highest score", rules.Line(rules.Rules.Hand).Max, want)
	}
	for players, want := range c.Expected.Sums {
		n, _ := strconv.Atoi(players)
		if sums, _, _ := ruleset(t, c.Variant).Round(n); sums != (engine.Range{Min: want[0], Max: want[1]}) {
			t.Errorf("the sums of %d players are %v, want %v", n, sums, want)
		}
	}
	maps.DeleteFunc(s.Expected, func(name string, _ any) bool {
		return name == "per_variant_max" || name == "bounds_sum_by_players"
	})
}

func ruleset(t *testing.T, variant string) engine.Ruleset {
	t.Helper()
	return must.Get(engine.NewRuleset(variant, nil))
}
