package words_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

func TestStandingsAndSumsAreSpoken(t *testing.T) {
	start := scoringtest.Start("rat-a-tat-cat", "Ann", "Ben", "Cy")
	start.House = engine.House{engine.End: engine.EndElimination, engine.Threshold: "30"}
	for name, tt := range map[string]struct {
		rounds          []scoring.Intent
		standings, sums string
	}{
		"before the first round": {
			nil, "Ann deals. Ben cuts and begins.", "",
		},
		"after a round": {
			[]scoring.Intent{scoringtest.Round(0, 5, 12, 7)},
			"Ann leads with 5. Cy has 7. Ben has 12. Ben deals. Cy cuts and begins.",
			"Ann: 5. Ben: 12. Cy: 7. Ann leads with 5. Ben deals. Cy cuts and begins.",
		},
		"two share the first place and one is out": {
			[]scoring.Intent{scoringtest.Round(0, 5, 12, 7), scoringtest.Round(0, 4, 20, 2)},
			"Ann and Cy lead with 9. Ben is out with 32. Cy deals. Ann cuts and begins.",
			"Ann: 5 and 4 is 9. Ben: 12 and 20 is 32. Cy: 7 and 2 is 9. Ben is out. Ann and Cy lead with 9. Cy deals. Ann cuts and begins.",
		},
		"when the game is won": {
			[]scoring.Intent{scoringtest.Round(0, 5, 12, 7), scoringtest.Round(0, 4, 20, 30)},
			"Ann wins. Ben is out with 32. Cy is out with 37.",
			"Ann: 5 and 4 is 9. Ben: 12 and 20 is 32. Cy: 7 and 30 is 37. Ben and Cy are out. Ann wins.",
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := scoringtest.Play(append([]scoring.Intent{start}, tt.rounds...)...).Sheet(scoringtest.Evening())
			expect.Same(t, "standings", en.Table.SpokenStandings(s), tt.standings)
			if len(tt.rounds) > 0 {
				expect.Same(t, "sums", en.Table.SpokenSums(s), tt.sums)
			}
		})
	}
}
