//go:build chromium && long

package webtest

import "tabby/engine"

// walks returns rounds of every variant and number of players, and on other phones those of
// variants whose lines grow.
func walks() (all []walk) {
	for _, v := range engine.Variants() {
		screens := []screen{narrow}
		if v.LineChanges {
			screens = append(screens, screen{320, 568, true}, screen{375, 667, true}, phone, screen{740, 360, true}, screen{844, 390, true})
		}
		for _, s := range screens {
			for players := v.Players.Min; players <= v.Players.Max; players++ {
				all = append(all, walk{v.ID, players, s})
			}
		}
	}
	return all
}
