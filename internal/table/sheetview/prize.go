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

// mostMedals is how many trophies of a player are shown at the end of a game.
const mostMedals = 2

// prizes returns the trophies of a game, in their order, and of each player the first ones up to most.
func prizes(w *words.Language, s scoring.Sheet, sets []trophy.Set, most int) []Prize {
	var all []Prize
	for t := range trophy.Trophy(trophy.Count) {
		won := slices.DeleteFunc(slices.Clone(s.Seats), func(p scoring.Player) bool {
			first := sets[p].List()
			return !slices.Contains(first[:min(most, len(first))], t)
		})
		if len(won) > 0 {
			all = append(all, Prize{t, w.Trophies.TrophyName(t), w.Dotted(w.Joined(w.Table.Names(s, won)), w.Trophies.TrophyFor(t)), won})
		}
	}
	return all
}
