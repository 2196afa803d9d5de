package ui

import (
	"errors"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/rooms/devices"
)

// New puts the program into a window. It shows what was in front when the
// program was left.
func New(app fyne.App, window fyne.Window, store Store, s frame.World) *App {
	a := &App{app: app, window: window, store: store}
	a.reopen = func() *App { return New(app, window, store, s) }
	a.build(s)
	a.listen()
	a.restore()
	if a.devices != nil {
		a.devices.Begin()
	}
	return a
}

// Housekeep does what is due now and then, and says what is damaged.
func (a *App) Housekeep() {
	var err error
	now := a.Now()
	a.Away(func() { err = a.store.Housekeep(now) }, func() {
		switch {
		case errors.Is(err, history.ErrDamaged):
			a.kept.SayDamage(err)
		case err != nil:
			a.Refused(err)
		}
	})
}

// build makes all rooms, and shows the first page.
func (a *App) build(s frame.World) {
	a.Frame, a.game = frame.New(a.app, a.window, a.store, s), nil
	a.spread()
	a.deck = newDeck(a.Frame)
	a.guests = newGuests(a.Frame, a.store, a.deck)
	a.devices = newDevices(a)
	if a.guests != nil {
		a.SetOnDone(a.guests.Follow)
	}
	a.SetOnLanguage(func(l *words.Language) {
		s.Languages, s.Spoken = s.Languages.With(l), l
		a.speak(s)
	})
	a.addRooms()
	a.Start(a.home, a.open)
}

// restore opens the page that was in front last; at the first start after an
// update, a game that goes on.
func (a *App) restore() {
	a.LoadPeople()
	r, known := a.LastRoute()
	if !known {
		games, err := a.store.Games(history.Page{Limit: 1})
		if err == nil && len(games) > 0 && !games[0].Over {
			r = frame.SheetRoom.Route(games[0].ID)
		}
	}
	if r != frame.HomeRoom.Route() {
		a.Go(r)
	}
	if a.AtHome() {
		a.Home()
	}
}

// isKept reports whether the next start comes back to what is in front, and whether that may be
// seen by all: cards that one player looks at are hidden from who opens Tabby next.
func (a *App) isKept() bool {
	p, located := a.Front().(frame.Located)
	switch {
	case !located:
		return a.AtHome()
	case p.Route().Room() == string(frame.DeckRoom):
		return false
	}
	return true
}

// newDevices returns the room that keeps devices together, or nil where the store is kept
// together with none.
func newDevices(a *App) *devices.Room {
	kept, ok := a.store.(devices.Store)
	if !ok {
		return nil
	}
	host, _ := a.store.(devices.Host)
	return devices.New(a.Frame, kept.Together(), host, devices.Shell{CameIn: a.cameIn, Over: a.lastOver})
}
