package ui

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/devices"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/home"
	"tabby/ui/sheet"
)

// App is the program in its window. It belongs to the screen's goroutine.
type App struct {
	*frame.Frame

	app    fyne.App
	window fyne.Window
	store  Store
	reopen func() *App // begins again on the same store, or says why not and returns nil

	routes  map[string]func(id string)
	home    *home.Page
	deck    sheet.Deck
	guests  guestRoom     // or nil
	devices *devices.Room // or nil
	game    *game.Game    // of the sheet that was opened last, or nil
}

// A guestRoom lets other devices take part in games.
type guestRoom interface {
	sheet.Guests
	// Desk returns the game to use in place of one that was just read from its log.
	Desk(*game.Game) (*game.Game, error)
	// Follow parts with guests where an intent ends that they take part.
	Follow(history.Intent)
	// OpenPage opens the page on which others are let into a game.
	OpenPage(*game.Game)
	// End ends all that goes on with other devices.
	End()
}

// New puts the program into a window. It shows what was in front when the
// program was left.
func New(app fyne.App, window fyne.Window, store Store, s frame.Schedule) *App {
	a := &App{app: app, window: window, store: store, Frame: frame.New(app, window, store, s)}
	a.deck = newDeck(a.Frame)
	a.guests = newGuests(a.Frame, store, a.deck)
	a.devices = newDevices(a)
	if a.guests != nil {
		a.SetOnDone(a.guests.Follow)
	}
	a.addRooms()
	a.reopen = func() *App { return New(app, window, store, s) }
	a.Start(a.home, a.open)
	a.listen()
	a.restore()
	if a.devices != nil {
		a.devices.Begin()
	}
	return a
}

// restore opens the page that was in front last; at the first start after an
// update, a game that goes on.
func (a *App) restore() {
	a.LoadPeople()
	r, known := a.LastRoute()
	if !known {
		games, err := a.store.Games(history.Page{Limit: 1})
		if err == nil && len(games) > 0 && !games[0].Over {
			r = frame.Route{Room: frame.SheetRoom, ID: games[0].ID}
		}
	}
	if r.Room != frame.HomeRoom {
		a.Go(r)
	}
	if a.AtHome() {
		a.Home()
	}
}
