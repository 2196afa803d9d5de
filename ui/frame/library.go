package frame

import (
	"encoding/json"
	"slices"

	"tabby/engine"
	"tabby/history"
)

// A Library has the games of one's own that this device keeps for starting new ones. A game that
// is played has its own copy.
type Library struct {
	store   Store
	changes *Changer
}

// settingOwnGames is the key of the games of one's own.
const settingOwnGames = "own-games"

// OwnGames returns the games that are kept here, the latest first. Those that this program cannot
// compute stay where they are.
func (l *Library) OwnGames() []engine.OwnGame {
	var all []engine.OwnGame
	for _, kept := range l.kept() {
		if g, err := engine.ReadOwnGame(kept); err == nil {
			all = append(all, g)
		}
	}
	return all
}

// OwnGame returns the game that is kept here under the name of its variant, and whether there
// is one.
func (l *Library) OwnGame(variant string) (engine.OwnGame, bool) {
	all := l.OwnGames()
	i := slices.IndexFunc(all, func(g engine.OwnGame) bool { return g.Variant() == variant })
	if i < 0 {
		return engine.OwnGame{}, false
	}
	return all[i], true
}

// Keep keeps a game before all others, in place of one with the same facts.
func (l *Library) Keep(g engine.OwnGame) error {
	_, err := l.changes.Do(l.With(g))
	return err
}

// With returns the intent that keeps a game, like Keep.
func (l *Library) With(g engine.OwnGame) history.Intent {
	return l.setting(append([]json.RawMessage{encode(g)}, l.without(g)...))
}

// Without returns the intent that takes a game out.
func (l *Library) Without(g engine.OwnGame) history.Intent { return l.setting(l.without(g)) }

// without returns the games that are kept but one, as they are written.
func (l *Library) without(g engine.OwnGame) []json.RawMessage {
	return slices.DeleteFunc(l.kept(), func(kept json.RawMessage) bool {
		var other struct{ ID string }
		return json.Unmarshal(kept, &other) == nil && other.ID == g.ID
	})
}

// kept returns the games that are kept, as they are written.
func (l *Library) kept() []json.RawMessage {
	var all []json.RawMessage
	_ = json.Unmarshal([]byte(l.store.Setting(settingOwnGames)), &all) // or there is none
	return all
}

func (l *Library) setting(all []json.RawMessage) history.Intent {
	return history.Set{Key: settingOwnGames, Value: string(encode(all))}
}
