package sheetview

import (
	"tabby/history/trophy"
	"tabby/internal/words"
	"tabby/scoring"
)

// A Prize is the trophy of a game.
type Prize struct {
	Trophy  trophy.Trophy
	Name    string
	Won     string // who won it, and what for
	Players []scoring.Player
}

// prize returns the trophy of a game, or nil.
func prize(w *words.Language, s scoring.Sheet) *Prize {
	t, won := trophy.Of(s)
	if won == nil {
		return nil
	}
	return &Prize{t, w.Trophies.TrophyName(t), w.Dotted(w.Joined(w.Table.Names(s, won)), w.Trophies.TrophyFor(t)), won}
}
