// Package games finds and shows games that were played: all of them with filters
// and search, an evening, a single game, and its story.
package games

import (
	"tabby/history"
	"tabby/internal/table/game"
	"tabby/scoring"
	"tabby/ui/frame"
)

// A Room is where games that were played are found and looked at.
type Room struct {
	*frame.Navigator
	*frame.Screen
	*frame.Messenger
	*frame.Changer
	*frame.Roster
	*frame.Settings
	*frame.Sharer
	frame.World

	// Review looks back at a round with the virtual deck; nil if there is none.
	Review func(scoring.Sheet, scoring.Round)

	store    Store
	halfDone game.HalfDoneOf
}

// New returns the room of games.
func New(f *frame.Frame, store Store, half game.HalfDoneOf) *Room {
	return &Room{
		Navigator: f.Navigator, Screen: f.Screen, Messenger: f.Messenger, Changer: f.Changer,
		Roster: f.Roster, Settings: f.Settings, Sharer: f.Sharer, World: f.World,
		store: store, halfDone: half,
	}
}

// A Store is what is kept of games that were played. Games, Count and
// Written may be called from any goroutine.
type Store interface {
	game.Recent
	// Count returns how many games are wanted.
	Count(history.Filter) (int, error)
	// Endings returns all endings of a game, the one by which it goes first.
	Endings(id string) ([]history.Ending, error)
	// Shown returns what a newer Tabby last showed of a game, and whether it is known.
	Shown(id string) (history.Shown, bool, error)
	// Night returns an evening, even if no game was played.
	Night(day string) (history.Night, error)
	// Written returns what is written to evenings, by day; an evening without it is missing.
	Written(days []string) (map[string]history.NightAnnotation, error)
}
