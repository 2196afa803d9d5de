package stats

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// TestFormOfManyGamesIsEvenlySpaced adds the points of many games.
func TestFormOfManyGamesIsEvenlySpaced(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		games := rapid.IntRange(1, 5*mostPoints).Draw(r, "games")
		var f form
		for game := range games {
			f.add(Point{Game: game + 1})
		}
		shown := f.until(Point{Game: games})
		if last := shown[len(shown)-1]; last.Game != games {
			r.Fatalf("the last point is of game %d of %d", last.Game, games)
		}
		if n := len(shown); n < min(games, mostPoints/2) || n > mostPoints+1 {
			r.Fatalf("%d points of %d games", n, games)
		}
		for i, p := range slices.All(f.points) {
			if p.Game != (i+1)*f.every {
				r.Fatalf("point %d is of game %d", i, p.Game)
			}
		}
	})
}
