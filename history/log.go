package history

import (
	"tabby/internal/journal"
	"tabby/scoring"
)

// Domain returns the domain of one game.
func Domain() journal.Domain[scoring.Game, scoring.Intent, scoring.Event] {
	return journal.Domain[scoring.Game, scoring.Intent, scoring.Event]{
		Decide: scoring.Decide, Apply: scoring.Apply, Fits: scoring.Fits,
	}
}

// A Log is the log of one game. It belongs to one goroutine.
type Log interface {
	journal.Log[scoring.Event]
	// ID returns the id of the game, a UUIDv7, or "" before its first batch.
	ID() string
}
