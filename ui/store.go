package ui

import (
	"time"

	"tabby/ui/frame"
	"tabby/ui/rooms/camera"
	"tabby/ui/rooms/games"
	"tabby/ui/rooms/handover"
	"tabby/ui/rooms/home"
	"tabby/ui/rooms/owngame"
	"tabby/ui/rooms/people"
	"tabby/ui/rooms/storage"
)

// A Store keeps what the table confirmed. Its methods are called from the
// screen's goroutine and return within a frame, but for those that say
// otherwise; errors say what to do.
type Store interface {
	frame.Store
	home.Store
	games.Store
	people.Store
	storage.Store
	handover.Store
	owngame.Store
	camera.Store

	// Housekeep does what is due now and then, such as a backup. It may take
	// seconds and may be called from any goroutine.
	Housekeep(now time.Time) error
	// Close ends the work.
	Close() error
}
