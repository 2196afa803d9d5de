package words

import (
	"testing"

	"tabby/history/stats"
)

func TestUncounted(t *testing.T) {
	r := stats.Report{Unfinished: 2, LeftOut: 1, Coached: 3}
	for _, tt := range []struct {
		report stats.Report
		asked  stats.Query
		want   string
	}{
		{r, stats.Query{}, "Not counted: 2 games not over, 1 game left out and 3 games played with the coach."},
		{r, stats.Query{Coached: stats.Along}, "Not counted: 2 games not over and 1 game left out."},
		{stats.Report{Provisional: 1}, stats.Query{}, "Not counted: 1 game with a score missing."},
		{stats.Report{}, stats.Query{}, ""},
	} {
		if got := Uncounted(tt.report, tt.asked); got != tt.want {
			t.Errorf("%+v: %q, want %q", tt.asked, got, tt.want)
		}
	}
}
