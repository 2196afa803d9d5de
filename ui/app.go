package ui

import (
	"encoding/json"
	"math/rand/v2"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/scoring"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A Schedule is time and chance as the program sees them. Tests bring their own.
type Schedule struct {
	Now   func() time.Time
	After widgets.After // calls back on the screen's goroutine
	// Away does work away from the screen, and then something on its goroutine.
	Away func(work, then func())
	// Dice shuffles cards and draws lots, and decides for the computer players.
	Dice *rand.Rand
}

// App is the program in its window. It belongs to the screen's goroutine.
type App struct {
	app    fyne.App
	window fyne.Window
	store  Store
	time   Schedule

	stack    *widgets.Stack
	toasts   *widgets.Toasts
	shield   *widgets.Shield
	prefs    settings
	people   []Person
	table    *sheetTable       // the game on the table, or nil
	awake    bool              // the screen is kept on
	dealing  *dealTable        // the round with the virtual deck, if it is in front
	settings fyne.CanvasObject // the settings as they were opened last, or nil
	reopen   func() *App       // begins anew on another store, or tells why not and returns nil
	live     map[fyne.CanvasObject]live
}

// New puts the program into a window. It shows what was on the table when the
// program was left.
func New(app fyne.App, window fyne.Window, store Store, t Schedule) *App {
	a := &App{app: app, window: window, store: store, time: t, live: map[fyne.CanvasObject]live{}}
	a.reopen = func() *App { return New(app, window, store, t) }
	a.toasts = widgets.NewToasts(t.After)
	a.prefs = loadSettings(store)
	a.wear()
	a.stack = widgets.NewStack(a.homeScreen())
	a.toasts.Over = a.stack.Current
	a.shield = widgets.NewShield(t.After)
	a.stack.OnChanged = a.turned
	window.SetContent(container.NewStack(widgets.NewGround(), a.stack, a.shield.Layer(), a.toasts))
	a.listen()
	a.comeBack()
	return a
}

// turned hears that another screen is in front. The virtual table stands still
// behind it.
func (a *App) turned() {
	a.settled(a.stack.Current())
	switch {
	case a.dealing == nil:
	case a.dealing.inFront():
		a.dealing.advance()
	default:
		a.dealing.stop()
	}
}

// settled keeps quick taps from the foot of a screen that is new, and messages off
// it.
func (a *App) settled(screen fyne.CanvasObject) {
	a.shield.Raise(screen)
	a.toasts.Refresh()
}

// A route is the screen that is open, as it is remembered.
type route struct {
	Screen string `json:"screen"`
	Game   string `json:"game,omitempty"`
}

// The screens that are remembered.
const (
	routeHome  = "home"
	routeSheet = "sheet"
	routeSetup = "setup"
	routeDeal  = "deal"
)

// draftRoute and the others are the names under which drafts are saved.
const (
	draftRoute    = "route"
	draftSetup    = "setup"
	draftSettings = "settings"
	draftSheet    = "sheet/" // and the ID of the game
)

// comeBack opens the screen that was open last; a game that is not over is
// always on the table.
func (a *App) comeBack() {
	var r route
	a.loadDraft(draftRoute, &r)
	switch r.Screen {
	case routeSheet:
		a.openGame(r.Game)
	case routeDeal:
		a.openGame(r.Game)
		if a.table != nil {
			a.table.dealCards()
		}
	case routeSetup:
		a.resumeSetup()
	case routeHome:
	default:
		a.openLatest()
	}
}

// openLatest puts the game changed last on the table, if it is not over.
func (a *App) openLatest() {
	games, err := a.store.Games(1)
	if err != nil || len(games) == 0 || games[0].Over {
		return
	}
	a.openGame(games[0].ID)
}

// went notes which screen is open.
func (a *App) went(r route) { a.saveDraft(draftRoute, r) }

// loadDraft reads a draft into v; where there is none, v stays as it is.
func (a *App) loadDraft(name string, v any) bool {
	data := a.store.Draft(name)
	return data != nil && json.Unmarshal(data, v) == nil
}

// saveDraft keeps v as a draft. That it cannot is told once it matters: with
// the next thing that has to be kept.
func (a *App) saveDraft(name string, v any) {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err) // a draft is plain data
	}
	if err := a.store.SaveDraft(name, data); err != nil {
		a.toasts.Say(words.Sentence("this could not be kept: " + words.Reason(err)))
	}
}

// forget drops a draft.
func (a *App) forget(name string) { a.refused(a.store.SaveDraft(name, nil)) }

// refused tells why something was not done, and reports whether it was refused.
func (a *App) refused(err error) bool {
	if err == nil {
		return false
	}
	a.toasts.Say(words.Explain(err))
	return true
}

// live is what a screen can do beside being shown. Either may be nil.
type live struct {
	again func()      // makes it look right when it is back in front
	back  func() bool // goes back inside of it, and reports whether it could
}

// push opens a screen.
func (a *App) push(screen fyne.CanvasObject, l live) {
	a.live[screen] = l
	a.stack.Push(screen)
}

// goHome goes back to the list of games.
func (a *App) goHome() {
	clear(a.live)
	a.leaveTable()
	a.stack.Replace(a.homeScreen())
	a.went(route{Screen: routeHome})
}

// openGame puts a game on the table.
func (a *App) openGame(id string) {
	if g, err := a.game(id); !a.refused(err) {
		a.sit(g)
	}
}

// game reads a game from the store.
func (a *App) game(id string) (*game, error) {
	log, err := a.store.Game(id)
	if err != nil {
		return nil, err
	}
	return openGame(log, a.time.Now)
}

// begin begins a game and puts it on the table.
func (a *App) begin(in scoring.Start) bool {
	g, err := openGame(a.store.Begin(), a.time.Now)
	if a.refused(err) || a.refused(g.Do(in)) {
		return false
	}
	a.sit(g)
	return true
}

// sameAgain begins a game like the one changed last.
func (a *App) sameAgain() {
	games, err := a.store.Games(1)
	if a.refused(err) {
		return
	}
	if last := a.lastTime(games); last != nil {
		a.begin(*last)
	}
}

// sit shows the sheet of a game.
func (a *App) sit(g *game) {
	a.leaveTable()
	clear(a.live)
	a.people, _ = a.store.People()
	g.known = a.known
	a.table = newSheetTable(a, g)
	for a.stack.Pop() {
	}
	a.stack.Push(a.table.root)
	a.went(route{Screen: routeSheet, Game: g.id()})
	a.keepAwake()
}

// leaveTable puts the game on the table away.
func (a *App) leaveTable() {
	a.dealing = nil
	if a.table != nil {
		a.table.close()
		a.table = nil
	}
	a.keepAwake()
}

// mark returns how somebody is told apart: as the store knows them, or by their
// seat where it does not.
func (a *App) mark(p scoring.Person, seat scoring.Player) widgets.Badge {
	if known, ok := a.known(p.ID); ok {
		return markOf(known)
	}
	return markOf(Person{Name: p.Name, Colour: int(seat), Shape: int(seat)})
}

func markOf(p Person) widgets.Badge {
	return widgets.Badge{Shape: widgets.Shape(p.Shape), Color: p.Colour, Initial: p.Name}
}
