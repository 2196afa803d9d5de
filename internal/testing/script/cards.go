package script

import (
	"tabby/engine"
	"tabby/internal/system/a11y"
)

// deals begins a game of Ann and Ben, where another was played last, and plays a round of it with
// the virtual deck.
func (p Player) deals(last, game engine.Rules) {
	p.Helper()
	p.Log("a round of", game.Name)
	p.Keys("n")
	p.Hear("Who plays")
	for i, name := range family {
		p.choose(name, i < 2)
	}
	if game.ID != last.ID {
		p.Press("Game · " + last.Name)
		p.game(game.Name)
	}
	p.Press("Start")
	p.Hear("Enter round 1")
	p.Keys("v")
	newTry(game).play(p)
	p.Press("Add to the sheet")
	p.On(game.Name)
	p.Keys(Escape)
	p.On("Tabby")
}

// game chooses a game from the list, which may have more.
func (p Player) game(name string) {
	p.Helper()
	opened := false // a second press closes it again
	p.await("choose "+name, func(all []a11y.Node) bool {
		if s, ok := find(all, name+"…"); ok {
			return p.Face.Press(s.ID)
		}
		if s, more := find(all, "More games"); more && !opened {
			opened = p.Face.Press(s.ID)
		}
		return false
	})
}

// choose turns a toggle on or off, which says more of itself once it is on.
func (p Player) choose(name string, on bool) {
	p.Helper()
	p.await("choose "+name, func(all []a11y.Node) bool {
		s, ok := find(all, name)
		if !ok {
			s, ok = find(all, name+", …")
		}
		return ok && (s.Chosen == on || p.Face.Press(s.ID))
	})
}
