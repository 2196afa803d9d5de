// Package ui is the program in its window. It opens the rooms, which are the packages below
// it, and leads from one to another by routes; a room knows another one only if it shows
// part of it.
//
// A screen shows a view, a plain value that a pure function makes from the state; a tap
// becomes an intent. What is half typed is a value as well, saved as a draft at every
// touch. Nothing here knows how games are stored: see [Store].
//
// Begin with [Run], [New] and the routes.
package ui

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/table/game"
	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/rulesref"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/rooms/camera"
	"tabby/ui/rooms/customgame"
	"tabby/ui/rooms/devices"
	"tabby/ui/rooms/entry"
	"tabby/ui/rooms/games"
	"tabby/ui/rooms/handover"
	"tabby/ui/rooms/home"
	"tabby/ui/rooms/people"
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
	camera  *camera.Room
	guests  guestRoom     // or nil
	devices *devices.Room // or nil
	game    *game.Game    // of the sheet that was opened last, or nil

	virtual
}

// A virtual is the virtual deck and what it can do besides; where there is none, it is empty.
type virtual struct {
	deck   sheet.Deck
	learn  func(variant string)               // opens the first round of a variant
	quick  func(variant string)               // deals a round of a variant against the computer
	review func(scoring.Sheet, scoring.Round) // looks back at a round of a game
}

// A guestRoom lets other devices take part in games.
type guestRoom interface {
	sheet.Guests
	// Desk returns the game to use instead of one that was just read from its log.
	Desk(*game.Game) (*game.Game, error)
	// Before returns the game that is open to others and whose guests come along to a new one of these
	// people, or "".
	Before(people []scoring.Person) string
	// GoOn has the guests of a game that is open to others take part in the one that is played after it.
	GoOn(before string, next *game.Game) error
	// Follow parts with guests if an intent ends that they take part.
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
	a.virtual = newVirtual(a.Frame)
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

// isKept reports whether the next start comes back to the page in front, and whether everyone may
// see that: cards that one player looks at are hidden from whoever opens Tabby next.
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

// newDevices returns the room that keeps devices in sync, or nil if the store is kept
// together with none.
func newDevices(a *App) *devices.Room {
	kept, ok := a.store.(devices.Store)
	if !ok {
		return nil
	}
	host, _ := a.store.(devices.Host)
	return devices.New(a.Frame, kept.Together(), host, devices.Shell{CameIn: a.cameIn, Over: a.lastOver})
}

func (a *App) halfDone(id string, s scoring.Sheet) game.HalfDone {
	return a.with().HalfDone(a.Drafts(), id, s)
}

// with returns what sheets work with.
func (a *App) with() sheet.With {
	return sheet.With{Deck: a.deck, Guests: a.guests, Read: a.readCards, Begin: a.begin}
}

// readCards reads the cards of the round that is entered at a sheet from a photo.
func (a *App) readCards(t *sheet.Page, picture string) {
	a.camera.Read(camera.Table{Sheet: t.Sheet(), Players: t.Open(), Badge: t.PlayerBadge, Lay: func(lines []camera.Line) {
		var all []entry.Line
		for _, l := range lines {
			all = append(all, entry.Line(l))
		}
		t.Lay(all)
	}}, picture)
}

// begin begins a game, which replaces those that were never begun. The guests of the game before it come along.
func (a *App) begin(in scoring.Start) (id string, err error) {
	id, err = game.Table{Store: a.store, Now: a.Now, HalfDone: a.halfDone, Keeps: a.keeps, Discard: a.discard}.Begin(in)
	if err != nil || a.guests == nil || slices.Contains(a.guests.Hosted(), id) {
		return id, err
	}
	next, err := a.openGame(id)
	if before := a.guests.Before(in.People); before != "" && err == nil {
		err = a.guests.GoOn(before, next)
	}
	a.Refused(err) // the game has begun all the same
	return id, nil
}

// keeps reports whether other devices may have begun a game that looks untouched here.
func (a *App) keeps(g *game.Game) bool {
	if _, away := a.HandedOver(g.ID(), g.Batches()); away {
		return true
	}
	open := a.guests != nil && a.guests.At(g.ID()).Open
	return open || a.devices != nil && a.devices.Others() > 0
}

// discard puts a game in the bin in which nothing has happened.
func (a *App) discard(id string) error {
	_, err := a.Do(history.Trash{Game: id, At: a.Now()})
	return err
}

// A Store keeps what the table confirmed. Its methods are called from the
// screen's goroutine and return within a frame, but for those that say
// otherwise; errors say what to do.
type Store interface {
	frame.Store
	games.Store
	people.Store
	storage.Store
	handover.Store
	customgame.Store
	camera.Store

	// Housekeep does what is due now and then, such as a backup. It may take
	// seconds and may be called from any goroutine.
	Housekeep(now time.Time) error
	// Close ends the work.
	Close() error
}

// A speaker is an app or a store that puts something into words itself, such as the names of
// files.
type speaker interface {
	// SetWords sets the language. It may be called again.
	SetWords(w *words.Language)
}

// spread lets the app and the store know which language is spoken.
func (a *App) spread() {
	for _, to := range []any{a.app, a.store} {
		if s, ok := to.(speaker); ok {
			s.SetWords(a.Words)
		}
	}
}

// speak builds all rooms again in the language that was chosen. The pages that are open are opened
// again, and guests come back by themselves.
func (a *App) speak(s frame.World) {
	open, hosted := a.Routes(), []string(nil)
	if a.guests != nil {
		hosted = a.guests.Hosted()
	}
	a.End()
	a.partAll()
	a.build(s)
	a.LoadPeople()
	for _, id := range hosted {
		g, err := a.openGame(id)
		if err == nil {
			err = a.guests.LetIn(g)
		}
		a.Refused(err)
	}
	a.Home()
	for _, r := range open {
		a.Go(r)
	}
	if a.devices != nil {
		a.devices.Begin()
	}
	a.Say(a.Words.Settings.LanguageOn)
}

// try speaks the language of a translator's file until Tabby is left.
func (a *App) try(path string) {
	var f arb.File
	var err error
	a.Away(func() { f, err = readTexts(path) }, func() {
		wrong := new(arb.Error)
		switch {
		case errors.As(err, &wrong):
			a.Say(a.Words.Settings.NoTexts(wrong.Error()))
		case !a.Refused(err):
			l, missing := rulesref.Preview(f)
			a.TryLanguage(l)
			if missing > 0 {
				a.Say(a.Words.Settings.NotDone(missing))
			}
		}
	})
}

func readTexts(path string) (arb.File, error) {
	in, err := os.Open(path)
	if err != nil {
		return arb.File{}, err
	}
	defer in.Close()
	return arb.ReadFrom(filepath.Base(path), in)
}
