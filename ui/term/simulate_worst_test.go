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
