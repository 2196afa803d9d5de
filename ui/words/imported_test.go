package words_test

import (
	"testing"

	"tabby/history"
	"tabby/ui/words"
)

func TestImportIsWordedInGames(t *testing.T) {
	for want, i := range map[string]history.Imported{
		"0 new games.":                     {},
		"1 new game. 1 game that went on.": {Games: 1, Grown: 1},
		"0 new games. 300 games already here. 2 games left away, emptied from the trash here.":               {Known: 300, Gone: 2},
		"0 new games. 2 games that went on. 1 game that went on in another way there; every ending is kept.": {Grown: 2, Parted: []string{"x"}},
		"4 new games. 1 game that went on in another way there, left as it is here.":                         {Games: 4, Differ: []string{"x"}},
	} {
		if got := words.Imported(i); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
