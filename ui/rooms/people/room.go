// Package people shows the statistics of people, and changes a person's name, cat and colour.
package people

import (
	"tabby/history"
	"tabby/history/stats"
	"tabby/ui/frame"
)

// A Room shows statistics of people, and changes people.
type Room struct {
	*frame.Navigator
	*frame.Screen
	*frame.Messenger
	*frame.Changer
	*frame.Roster
	*frame.Settings
	*frame.Sharer
	frame.World

	store Store
}

// New returns the room of people.
func New(f *frame.Frame, store Store) *Room {
	return &Room{
		Navigator: f.Navigator, Screen: f.Screen, Messenger: f.Messenger, Changer: f.Changer,
		Roster: f.Roster, Settings: f.Settings, Sharer: f.Sharer, World: f.World,
		store: store,
	}
}

// A Store counts games and knows people.
type Store interface {
	// Statistics counts games. It may take seconds and may be called from any
	// goroutine.
	Statistics(stats.Query, history.Work) (stats.Report, error)
	// Strangers returns the people who have never played with a person, and so may be
	// the same person.
	Strangers(person string) ([]history.Person, error)
	// Nights returns the evenings on which games were played, the newest first. It may be called
	// from any goroutine.
	Nights(history.NightPage) ([]history.Night, error)
}
