package ui

import (
	"time"

	"tabby/history/stats"
	"tabby/internal/journal"
	"tabby/scoring"
)

// A Store keeps what the table confirmed. Its methods are called from the
// screen's goroutine and return within a frame; errors say what to do.
type Store interface {
	Keeper
	Past

	// Begin returns the log of a game that is kept from its first event on.
	Begin() Log
	// Game returns the log of the game with that ID.
	Game(id string) (Log, error)
	// Games returns the games begun last, newest first, at most limit.
	Games(limit int) ([]Listed, error)

	// Statistics says what the games wanted say. It may take seconds and may be
	// called from any goroutine.
	Statistics(stats.Query) (stats.Report, error)

	// Coached marks a game in which somebody was helped by the coach.
	Coached(game string) error

	// LeaveOut leaves a game out of the statistics, or counts it again.
	LeaveOut(game string, out bool) error
	// Trash puts a game in the trash, and Untrash takes it out again.
	Trash(game string) error
	Untrash(game string) error

	// People returns everybody known, who played last first.
	People() ([]Person, error)
	// Meet remembers somebody by name, or returns who has that name already. Who had
	// retired plays again.
	Meet(name string) (Person, error)
	// Rename gives somebody another name.
	Rename(person, name string) error
	// Strangers returns those who never sat at a table with somebody, and so may be
	// the same person.
	Strangers(person string) ([]Person, error)
	// Merge makes an entry of a person one with another; Part takes it back.
	Merge(entry, into string) error
	Part(entry string) error
	// Repaint changes the colour and mark of somebody known.
	Repaint(Person) error

	// Retire says that somebody does not play any more, or plays again.
	Retire(person string, retired bool) error

	// Place says where all this is kept.
	Place() string
	// Housekeep does what is due now and then, such as a backup. It may take
	// seconds and may be called from any goroutine.
	Housekeep(now time.Time) error
	// Close ends the work.
	Close() error

	// Draft returns what was saved under that name last, or nil.
	Draft(name string) []byte
	// SaveDraft saves what is half done, so that a crash loses none of it; nil
	// forgets it.
	SaveDraft(name string, data []byte) error
}

// A Log is where the events of one game go.
type Log interface {
	journal.Log[scoring.Event]
	// ID names the game; it has one once there is an event.
	ID() string
}

// A Person is somebody the table knows.
type Person struct {
	ID     string
	Name   string
	Colour int // 0 to 7, see widgets.PersonColor
	Shape  int // 0 to 7, see widgets.Shape

	Retired bool `json:",omitempty"` // does not play any more: counted, but not offered
}
