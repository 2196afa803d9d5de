package games

import (
	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/game"
)

// A Room is where games that were played are found and looked at.
type Room struct {
	*frame.Frame

	store Store
}

// New returns the room of games.
func New(f *frame.Frame, store Store) *Room { return &Room{f, store} }

// A Store is what is kept of games that were played. Games, Count and
// Written may be called from any goroutine.
type Store interface {
	game.Recent
	// Count returns how many games are wanted.
	Count(history.Filter) (int, error)
	// Endings returns all endings of a game, the one by which it goes first.
	Endings(id string) ([]history.Ending, error)
	// Night returns an evening, even if no game was played.
	Night(day string) (history.Night, error)
	// Written returns what is written to evenings, by day; an evening without it is missing.
	Written(days []string) (map[string]history.NightAnnotation, error)
}
