package term

import (
	"encoding/json"
	"path/filepath"
	"regexp"
	"testing"

	"tabby/internal/testing/must"
)

// TestUnknownFiguresAreNotZero counts games of which totals alone are known.
func TestUnknownFiguresAreNotZero(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "games")
	run(t, dir, "date,variant,game,player,total\n2024-03-01,rat-a-tat-cat,1,Ida,20\n2024-03-01,rat-a-tat-cat,1,Otto,25\n", "history", "import", "-")
	if out := run(t, dir, "", "history", "stats"); !regexp.MustCompile(`(?m)^Ida +1 +1 +100% +1\.0 +20\.0 +1 `).MatchString(out) {
		t.Errorf("it says\n%s", out)
	}
	var r struct {
		People []map[string]any
	}
	out := run(t, dir, "", "history", "stats", "--json")
	must.Do(t, json.Unmarshal([]byte(out), &r))
	for field, want := range map[string]any{"average_round": nil, "average_call": nil, "best_round": nil, "comeback": nil, "average_total": 20.0, "average_place": 1.0} {
		if got, is := r.People[0][field]; !is || got != want {
			t.Errorf("%s is %v, want %v", field, got, want)
		}
	}
}

// TestDifferentGamesHaveSeparateAverages counts two games of other cards.
func TestDifferentGamesHaveSeparateAverages(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "games")
	run(t, dir, `date,variant,game,round,player,points
2024-03-01,rat-a-tat-cat,1,1,Ida,5
2024-03-01,rat-a-tat-cat,1,1,Otto,12
2024-03-01,skyjo,3,1,Ida,-3
2024-03-01,skyjo,3,1,Otto,60
`, "history", "import", "-")
	out := run(t, dir, "", "history", "stats")
	for _, row := range []string{`(?m)^Ida +2 +2 +100% +1\.0 +2 `, `Rat-a-Tat Cat\n.*\nIda +1 +1 +1\.0 +5\.0 +5\.0`, `Skyjo\n.*\nIda +1 +1 +1\.0 +−3\.0 +−3\.0`} {
		if !regexp.MustCompile(row).MatchString(out) {
			t.Errorf("%s is not in\n%s", row, out)
		}
	}
	var r struct {
		People   []map[string]any
		Variants []struct{ People []map[string]any }
	}
	must.Do(t, json.Unmarshal([]byte(run(t, dir, "", "history", "stats", "--json")), &r))
	if r.People[0]["average_round"] != nil || len(r.Variants) != 2 || r.Variants[0].People[0]["average_round"] == nil {
		t.Errorf("%+v", r)
	}
}
