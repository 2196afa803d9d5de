//go:build smoke && long

package smoke

import (
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/script"
)

// TestEveningByNamesAndKeys plays an evening in the window as people with a screen reader do. A round of
// each game is played so in ui/walks.
func TestEveningByNamesAndKeys(tt *testing.T) {
	t := newTable(tt)
	t.session()
	p := t.open()
	script.Evening(script.Player{TB: t, Face: ear{p.listen()}}, t.home)
	p.leave(p.terminate)
}

// TestRoundIsKeptByNamesAlone begins a game, keeps a round and takes it back as someone does who
// sees nothing: by what a screen reader says, without a place and without a picture.
func TestRoundIsKeptByNamesAlone(tt *testing.T) {
	t := newTable(tt)
	t.session()
	p := t.open()
	l := script.Player{TB: t, Face: ear{p.listen()}}
	l.On("Tabby")
	l.Press("New game")
	for _, name := range []string{"Ann", "Ben", "Cy"} {
		l.Fill("Add a name", name)
		l.Press("Add")
		eventually(t, name+" is known", func() bool { return t.knows(name) })
	}
	l.Press("Start", "Enter round 1")
	l.On("Ann…")
	l.Press("5")
	l.On("Ben…")
	l.Press("Ben called", "6")
	l.On("Cy…")
	l.Press("7", "Write it down")
	l.On("Rat-a-Tat Cat")
	expect.Same(t, "the totals", t.sheet(t.games()[0]).Totals, map[string]int{"Ann": 5, "Ben": 6, "Cy": 7})
	expect.Same(t, "who called", t.callers(), []int{1})
	l.Press("Undo")
	l.Hear("Round 1 is taken back.")
	l.Press("Redo")
	t.awaitRounds(t.games()[0], 1)
	p.leave(p.terminate)
}
