package words_test

import (
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
)

func TestAnImportIsSummedUpInGames(t *testing.T) {
	for want, i := range map[string]history.Imported{
		"0 new games.":                  {},
		"1 new game. 1 game continued.": {Games: 1, Grown: 1},
		"0 new games. 300 games already here. 2 games left out because you deleted them here.":      {Known: 300, Gone: 2},
		"0 new games. 2 games continued. 1 game continued differently there; every ending is kept.": {Grown: 2, Parted: []string{"x"}},
		"1 note imported.": {Marks: 1},
		"1 player imported. 3 notes imported. 1 game continued.": {People: 1, Marks: 3, Grown: 1},
		"2 new games.": {Games: 2, People: 3, Marks: 1},
		"0 new games. 1 game deleted here before, now in the bin.":             {Back: 1},
		"4 new games. 1 game continued differently there, left as it is here.": {Games: 4, Differ: []string{"x"}},
	} {
		expect.Same(t, "said", en.Games.Imported(i), want)
	}
}
