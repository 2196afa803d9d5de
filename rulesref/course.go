package rulesref

import (
	"slices"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
)

// courseSections are those that say how a round of a game goes that Tabby does not deal.
var courseSections = []string{"deal", "first-look", "round", "snap", "wrong-snap", "last-turns"}

// Course says how a round goes, one paragraph on each line, for somebody who makes a game of their own from one that
// Tabby does not deal. It is "" for a game that Tabby deals.
func Course(t engine.Ruleset, w *words.Language) string {
	if !t.Rules.Kept {
		return ""
	}
	var said []string
	for _, c := range For(t, w).Chapters {
		for _, s := range c.Sections {
			if slices.Contains(courseSections, s.ID) {
				said = append(said, s.Text())
			}
		}
	}
	return strings.Join(said, "\n")
}
