package history

import (
	"tabby/internal/journal"
	"tabby/scoring"
)

// Domain is the one that games are kept by.
func Domain() journal.Domain[scoring.Game, scoring.Intent, scoring.Event] {
	return journal.Domain[scoring.Game, scoring.Intent, scoring.Event]{
		Decide: scoring.Decide, Apply: scoring.Apply, Fits: scoring.Fits,
	}
}
