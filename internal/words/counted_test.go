package words_test

import (
	"fmt"
	"testing"

	"tabby/history/stats"
	"tabby/internal/testing/expect"
	"tabby/internal/words/languages"
)

func TestUncounted(t *testing.T) {
	r := stats.Report{Unfinished: 2, LeftOut: 1, Coached: 3}
	for _, tt := range []struct {
		report stats.Report
		asked  stats.Query
		want   string
	}{
		{r, stats.Query{}, "Not counted: 2 unfinished games, 1 game left out and 3 games played with the coach."},
		{r, stats.Query{Coached: stats.Along}, "Not counted: 2 unfinished games and 1 game left out."},
		{stats.Report{Provisional: 1}, stats.Query{}, "Not counted: 1 game with a score missing."},
		{stats.Report{}, stats.Query{}, ""},
	} {
		expect.Same(t, fmt.Sprintf("%+v", tt.asked), say.Uncounted(tt.report, tt.asked), tt.want)
	}
}

func TestSharedWinsAreNamed(t *testing.T) {
	for want, l := range map[string]stats.Line{
		"43 of 62 won, 4 of them shared": {Games: 62, Wins: 43, Shared: 4},
		"2 of 2 won":                     {Games: 2, Wins: 2},
		"1 of 3 won, shared":             {Games: 3, Wins: 1, Shared: 1},
		"0 of 1 won":                     {Games: 1},
	} {
		expect.Same(t, "said", say.WonShared(l), want)
	}
}

func TestNumbersInWordsDiffer(t *testing.T) {
	for _, l := range languages.All() {
		said := map[string]int{}
		for n := range 22 {
			word := l.Words().Number(n)
			if other, twice := said[word]; twice {
				t.Errorf("%s: %d is %s, and so is %d", l.Tag, n, word, other)
			}
			said[word] = n
		}
	}
}
