package frame_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/frametest"
	"tabby/internal/testing/must"
)

func TestCustomGamesAreKeptLatestFirst(t *testing.T) {
	x := frametest.New(t)
	l := x.Frame.Library
	a, b := engine.CustomGame{Name: "A", Players: engine.Pair{2, 4}}.Canonical(), engine.CustomGame{Name: "B", Players: engine.Pair{2, 5}}.Canonical()
	names := func() (all []string) {
		for _, g := range l.CustomGames() {
			all = append(all, g.Name)
		}
		return all
	}
	keep := func(g engine.CustomGame) {
		t.Helper()
		must.Do(t, l.Keep(g))
	}
	keep(a)
	keep(b)
	expect.Same(t, "two", names(), []string{"B", "A"})
	renamed := a
	renamed.Name = "C"
	keep(renamed)
	expect.Same(t, "the same facts are one game", names(), []string{"C", "B"})
	got, ok := l.CustomGame(b.Variant())
	expect.Same(t, "by its variant", ok, true)
	expect.Same(t, "its name", got.Name, "B")
	undo := must.Get(x.Frame.Do(l.Without(b)))
	expect.Same(t, "one is out", names(), []string{"C"})
	if _, err := x.Frame.Do(undo); err != nil {
		t.Fatal(err)
	}
	expect.Same(t, "it is back", names(), []string{"C", "B"})
}

func TestAGameOfANewerTabbyStaysInTheLibrary(t *testing.T) {
	x := frametest.New(t)
	newer := `{"tabby_game":9,"name":"Z"}`
	x.Store.Settings["own-games"] = "[" + newer + "]"
	expect.Same(t, "it cannot be played", len(x.Frame.CustomGames()), 0)
	g := engine.CustomGame{Name: "A", Players: engine.Pair{2, 4}}.Canonical()
	must.Do(t, x.Frame.Keep(g))
	expect.Same(t, "another can", len(x.Frame.CustomGames()), 1)
	if kept := x.Store.Settings["own-games"]; kept[len(kept)-len(newer)-1:] != newer+"]" {
		t.Errorf("kept is %s", kept)
	}
}
