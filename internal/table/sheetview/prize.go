package sheetview

import (
	"slices"

	"tabby/history/trophy"
	"tabby/internal/words"
	"tabby/scoring"
)

// A Prize is a trophy that was won in a game.
type Prize struct {
	Trophy  trophy.Trophy
	Name    string
	Won     string // who won it, and what for
	Players []scoring.Player
}

// prizes returns the trophies of a game, in their order.
func prizes(w *words.Language, s scoring.Sheet, sets []trophy.Set) []Prize {
	var all []Prize
	for t := range trophy.Trophy(trophy.Count) {
		won := slices.DeleteFunc(slices.Clone(s.Seats), func(p scoring.Player) bool { return !sets[p].Has(t) })
		if len(won) > 0 {
			all = append(all, Prize{t, w.Trophies.TrophyName(t), w.Dotted(w.Joined(w.Table.Names(s, won)), w.Trophies.TrophyFor(t)), won})
		}
	}
	return all
}
