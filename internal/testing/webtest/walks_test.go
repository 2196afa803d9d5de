//go:build chromium && !long

package webtest

import "tabby/engine"

// walks returns a round of each variant, each with another number of players.
func walks() (all []walk) {
	for i, v := range engine.Variants() {
		players := v.Players.Min + i%(v.Players.Max-v.Players.Min+1)
		all = append(all, walk{v.ID, players, narrow})
	}
	return all
}
