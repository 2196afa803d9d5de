package term

import (
	"strings"
	"testing"
)

func TestWorstSaysWhoDoesBest(t *testing.T) {
	args := []string{"simulate", "--variant", "rat-a-tat-cat", "--worst", "--tune", "1", "--worlds", "2", "--rounds", "2"}
	code, out, errs := called(t, nil, append(args, "--json")...)
	if code != 0 {
		t.Fatal(errs)
	}
	seers := 0
	all := answers(t, out)[0]["responders"].([]any)
	for _, one := range all {
		r := one.(map[string]any)
		if r["sees_more"].(bool) {
			seers++
		}
		for _, whom := range []string{"against_steady", "against_sharp"} {
			if won := r[whom].(map[string]any)["won"].(map[string]any)["mean"].(float64); won < 0 || won > 1 {
				t.Errorf("%v wins %v of rounds", r["name"], won)
			}
		}
	}
	if seers != 4 || len(all) != 7 {
		t.Errorf("%d of %d see more", seers, len(all))
	}
	_, text, _ := called(t, nil, args...)
	for _, says := range []string{"local-best-response", "sees-next-card", "By the rules, ", "Who sees more wins at least "} {
		if !strings.Contains(text, says) {
			t.Errorf("does not say %q: %s", says, text)
		}
	}
}

func TestTinyRoundIsSolved(t *testing.T) {
	args := []string{"simulate", "--variant", "rat-a-tat-cat", "--tiny", "1", "--worlds", "2"}
	code, out, errs := called(t, nil, append(args, "--json")...)
	if code != 0 {
		t.Fatal(errs)
	}
	r := answers(t, out)[0]
	solution := r["solution"].(map[string]any)
	if r["deals"].(float64) != 2520 || solution["points"].(float64) > 0.05 || solution["rounds_won"].(float64) > 0.5025 {
		t.Errorf("solved to %v", out)
	}
	for _, one := range r["players"].([]any) {
		if p := one.(map[string]any); p["points"].(float64) <= 0.05 || p["rounds_won"].(float64) <= 0.5025 {
			t.Errorf("%v plays like the solution: %v", p["level"], p)
		}
	}
	if _, text, _ := called(t, nil, args...); !strings.Contains(text, "the cards 0 0 3 3 6 6 9 9, at most 1 turn, seed 1\n2520 deals") || !strings.Contains(text, "solution") {
		t.Errorf("says %s", text)
	}
}
