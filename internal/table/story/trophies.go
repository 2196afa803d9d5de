package story

import (
	"slices"

	"tabby/history/trophy"
	"tabby/internal/words"
	"tabby/scoring"
)

// trophies returns in one sentence who has won which trophies in a game, or "".
func trophies(s scoring.Sheet, in *words.Language) string {
	won := trophy.Of(s)
	var sets []trophy.Set // each once
	for _, p := range s.Seats {
		if won[p] != 0 && !slices.Contains(sets, won[p]) {
			sets = append(sets, won[p])
		}
	}
	if sets == nil {
		return ""
	}
	var all []words.Awarded
	for _, set := range sets {
		winners := slices.DeleteFunc(slices.Clone(s.Seats), func(p scoring.Player) bool { return won[p] != set })
		all = append(all, words.Awarded{Names: in.Table.Names(s, winners), Trophies: set.List()})
	}
	return in.Trophies.Awarded(all)
}
