//go:build smoke

package smoke

import (
	"testing"

	"tabby/internal/testing/expect"
)

// TestEveningSurvivesAKill plays a game with the keyboard and one click, and kills the
// program in the middle of a round.
func TestEveningSurvivesAKill(tt *testing.T) {
	t := newTable(tt)
	p := t.open()
	p.press("n") // the name field has the keyboard at the first start
	for _, name := range []string{"Ann", "Ben", "Cy", "Di"} {
		p.write(name)
		eventually(t, name+" is known", func() bool { return t.knows(name) })
	}
	p.take(footer, 0)
	eventually(t, "the game has begun", func() bool { return len(t.games()) == 1 })
	game := t.games()[0]

	p.press("7", "1", "2", "k", "1", "8", "3", "4", "Return") // Cy calls
	t.awaitRounds(game, 1)
	p.press("n", "k", "4", "2", "0", "0", "3", "3", "Return") // Ann calls
	t.awaitRounds(game, 2)
	p.press("ctrl+z")
	t.awaitRounds(game, 1)
	p.press("ctrl+shift+z")
	t.awaitRounds(game, 2)

	p.press("5", "k", "1") // Ben calls, and has one or more
	t.awaitDraft(`[{"digits":"5","done":true},{"digits":"1"},{},{}],"playing":[0,1,2,3],"caller":1`)
	p.kill()
	if n := t.sheet(game).Rounds; n != 2 {
		t.Fatalf("%d rounds are recorded after the kill, want 2", n)
	}

	p = t.open()
	p.press("2", "2", "3", "3", "3", "Return") // he has 12
	t.awaitRounds(game, 3)
	want := sheet{
		Totals: map[string]int{"Ann": 7 + 4 + 5, "Ben": 12 + 20 + 12, "Cy": 18 + 0 + 23, "Di": 34 + 33 + 33},
		Rounds: 3, Dealers: []string{"Ann", "Ben", "Cy"}, NextDealer: "Ann", First: "Ben",
		Eliminated: []string{"Di"}, Ranked: []string{"Ann", "Cy", "Ben", "Di"}, Missing: []any{},
	}
	expect.Same(t, "the sheet", t.sheet(game), want)
	expect.Same(t, "who called", t.callers(), []int{2, 0, 1})
	p.leave(p.terminate)
}
