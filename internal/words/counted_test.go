package words_test

import (
	"fmt"
	"testing"

	"tabby/history/stats"
	"tabby/internal/testing/expect"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

func TestGamesThatDoNotCountAreNamed(t *testing.T) {
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

func TestAYearAndAPersonAreToldInSentences(t *testing.T) {
	say := languages.English().Statistics
	r := stats.Report{
		Games:  18,
		Nights: make([]stats.Night, 9),
		People: []stats.Line{{Name: "Cy", Games: 18, Wins: 7}, {Name: "Ann", Games: 18, Wins: 3}, {Name: "Flo", Games: 2}},
		Pairs:  []stats.Pair{{A: 0, B: 1, Games: 18, Ahead: 11}, {A: 1, B: 2, Games: 2, Ahead: 1}},
	}
	for want, got := range map[string]string{
		"Our 2026: 18 games on 9 days. Cy won most often, 7 times. The closest match: Cy against Ann, 11 to 7.": say.YearStory(2026, r),
		"Ann won 3 of 18 games. The closest match: Ann against Cy, 7 to 11.":                                    say.PersonStory(r, 1),
		"Flo won 0 of 2 games.": say.PersonStory(r, 2), // too few to be close
	} {
		expect.Same(t, "the story", words.Bare(got), want)
	}
	far := r
	far.Pairs = []stats.Pair{{A: 0, B: 1, Games: 18, Ahead: 15}}
	expect.Same(t, "of two between whom it was not close", words.Bare(say.PersonStory(far, 1)), "Ann won 3 of 18 games.")
	r.People[1].Wins = 7
	expect.Same(t, "of two who won as often", words.Bare(say.YearStory(2026, r)), "Our 2026: 18 games on 9 days. Cy and Ann won most often, 7 times each. The closest match: Cy against Ann, 11 to 7.")
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
