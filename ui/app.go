package ui

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/table/game"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/rooms/camera"
	"tabby/ui/rooms/devices"
	"tabby/ui/rooms/home"
	"tabby/ui/rooms/sheet"
	"tabby/ui/rooms/storage"
)

// App is the program in its window. It belongs to the screen's goroutine.
type App struct {
	*frame.Frame

	app    fyne.App
	window fyne.Window
	store  Store
	reopen func() *App // begins again on the same store, or says why not and returns nil

	rooms   map[frame.Room]func()
	roomsOf map[frame.RoomOf]func(id string)
	home    *home.Page
	kept    *storage.Room
	deck    sheet.Deck
	camera  *camera.Room
	guests  guestRoom     // or nil
	devices *devices.Room // or nil
	game    *game.Game    // of the sheet that was opened last, or nil
}

// A guestRoom lets other devices take part in games.
type guestRoom interface {
	sheet.Guests
	// Desk returns the game to use in place of one that was just read from its log.
	Desk(*game.Game) (*game.Game, error)
	// Before returns the game that is open to others and whose guests come along to a new one of these
	// people, or "".
	Before(people []scoring.Person) string
	// GoOn has the guests of a game that is open to others take part in the one that is played after it.
	GoOn(before string, next *game.Game) error
	// Follow parts with guests where an intent ends that they take part.
	Follow(history.Intent)
	// OpenPage opens the page on which others are let into a game.
	OpenPage(*game.Game)
	// Hosted returns the IDs of the games that are open to others.
	Hosted() []string
	// LetIn lets other devices take part in a game.
	LetIn(*game.Game) error
	// End ends all that goes on with other devices.
	End()
}
