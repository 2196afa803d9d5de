package people

import (
	"tabby/history"
	"tabby/history/stats"
	"tabby/ui/frame"
)

// A Room shows what the games say about those who played them.
type Room struct {
	*frame.Frame

	store Store
}

// New returns the room of people.
func New(f *frame.Frame, store Store) *Room { return &Room{f, store} }

// A Store is what is kept of people and counted of their games.
type Store interface {
	// Statistics says what the games wanted say. It may take seconds and may be
	// called from any goroutine.
	Statistics(stats.Query, history.Work) (stats.Report, error)
	// Strangers returns those who never sat at a table with somebody, and so may be
	// the same person.
	Strangers(person string) ([]history.Person, error)
}
