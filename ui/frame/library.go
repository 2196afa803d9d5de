package frame

import (
	"slices"

	"tabby/engine"
	"tabby/history"
)

// A Library has the custom games that this device keeps for starting new ones. A game that
// is played has its own copy.
type Library struct {
	store   Store
	changes *Changer
}

// ownGames has the custom games.
var ownGames = history.Collection[engine.CustomGame]{Key: "own-games", Name: "id", Read: engine.ReadCustomGame}

// CustomGames returns the games that are kept here, the latest first. Those that this program cannot
// compute stay where they are.
func (l *Library) CustomGames() []engine.CustomGame { return ownGames.All(l.store) }

// CustomGame returns the game that is kept here under the name of its variant, and whether there
// is one.
func (l *Library) CustomGame(variant string) (engine.CustomGame, bool) {
	all := l.CustomGames()
	i := slices.IndexFunc(all, func(g engine.CustomGame) bool { return g.Variant() == variant })
	if i < 0 {
		return engine.CustomGame{}, false
	}
	return all[i], true
}

// Keep keeps a game before all others, and replaces one with the same facts.
func (l *Library) Keep(g engine.CustomGame) error {
	_, err := l.changes.Do(l.With(g))
	return err
}

// With returns the intent that keeps a game, like Keep.
func (l *Library) With(g engine.CustomGame) history.Intent { return ownGames.With(l.store, g.ID, g) }

// Without returns the intent that takes a game out.
func (l *Library) Without(g engine.CustomGame) history.Intent { return ownGames.Without(l.store, g.ID) }
