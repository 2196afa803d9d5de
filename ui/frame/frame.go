package frame

import (
	"math/rand/v2"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/history"
	"tabby/ui/widgets"
)

// A Schedule is time and chance as the program sees them. Tests bring their own.
type Schedule struct {
	Now   func() time.Time
	After widgets.After // calls back on the screen's goroutine
	// Post runs a function on the screen's goroutine, later and in order. Any
	// goroutine may call it.
	Post func(func())
	// Away runs work off the screen's goroutine, and then runs then on it.
	Away func(work, then func())
	// Dice shuffles cards and draws lots, and decides for the computer players.
	Dice *rand.Rand
}

// Wide is the width from which on two panes stand side by side, and RulesWidth
// the width of the rules beside a game.
const (
	Wide       = 900
	RulesWidth = 380
)

// A Frame is what a room is handed. It belongs to the screen's goroutine.
type Frame struct {
	Schedule

	app    fyne.App
	window fyne.Window
	store  Store
	open   func(Route)
	done   func(history.Intent) // follows what was carried out, or nil

	pages  []Page // the one in front last
	from   int    // how many of them stay when another is opened, or 0 for all
	route  Route  // as it was remembered last
	moving bool   // a route is on its way to the disk
	stack  *widgets.Stack
	toasts *widgets.Toasts

	complaint string // what went wrong last and was not mended, or ""
	shield    *widgets.Shield
	prefs     Preferences
	known     []history.Person // as they were loaded last
	awake     bool             // the screen is kept on
}

// A Store keeps what all rooms need.
type Store interface {
	Drafts
	Changes
	PeopleStore
	Sharer
	// Setting returns how something is set on this device, or "".
	Setting(key string) string
}

// New returns a frame without a page, for a window.
func New(app fyne.App, window fyne.Window, store Store, s Schedule) *Frame {
	f := &Frame{Schedule: s, app: app, window: window, store: store}
	f.toasts = widgets.NewToasts(s.After)
	f.shield = widgets.NewShield(s.After)
	f.loadPreferences()
	f.applyTheme()
	return f
}

// Canvas returns the canvas of the window.
func (f *Frame) Canvas() fyne.Canvas { return f.window.Canvas() }

// Start shows the first page, to which Home goes back. open opens the page of a
// route.
func (f *Frame) Start(home Page, open func(Route)) {
	f.open = open
	f.pages = []Page{home}
	f.stack = widgets.NewStack(home.Content())
	f.toasts.Over = func() fyne.CanvasObject { return f.stack }
	f.stack.OnChanged = func() { f.Settle(f.stack) }
	f.window.SetContent(container.NewStack(widgets.NewGround(), widgets.Watch(f.fit, f.stack), f.shield.Layer(), f.toasts, widgets.NewReader()))
}

// Front returns the page in front.
func (f *Frame) Front() Page { return f.pages[len(f.pages)-1] }

// AtHome reports whether the first page is in front.
func (f *Frame) AtHome() bool { return len(f.pages) == 1 }

// IsOpen reports whether the page of a route is open, in front or covered.
func (f *Frame) IsOpen(r Route) bool { return f.at(r) >= 0 }

// Go opens the page of a route.
func (f *Frame) Go(r Route) { f.open(r) }

// Open covers the page in front with another.
func (f *Frame) Open(p Page) {
	f.Hush()
	if front, ok := f.Front().(Pauser); ok {
		front.Pause()
	}
	stay := len(f.pages)
	if f.from > 0 {
		stay = min(stay, f.from)
	}
	f.leave(stay)
	f.pages = append(f.pages, p)
	f.stack.SetList(f.list())
	f.stack.PushOn(stay, p.Content())
	f.arrived()
	f.ShowFirst()
}

// NewPage returns an empty page with a button that goes back.
func (f *Frame) NewPage(title string) *widgets.Page {
	page := widgets.NewPage(title)
	page.SetBack("Back", f.Back)
	return page
}

// Back goes back within the page in front or, where there is nothing to go back
// to, leaves it for the one below. A list is left along with the page beside it.
func (f *Frame) Back() {
	if p, ok := f.Front().(GoBacker); ok && p.GoBack() {
		return
	}
	if list := f.list(); f.stack.Roomy() && list > 0 && list == len(f.pages)-2 {
		f.backTo(list)
		return
	}
	f.Close()
}

// Close leaves the page in front for the one below it.
func (f *Frame) Close() {
	if !f.AtHome() {
		f.backTo(len(f.pages) - 1)
	}
}

// backTo leaves all but the first n pages.
func (f *Frame) backTo(n int) {
	f.Hush()
	f.leave(n)
	f.stack.SetList(f.list())
	f.stack.PopTo(n)
	f.resume()
}

// Home leaves all pages but the first.
func (f *Frame) Home() {
	f.leaveAll()
	f.resume()
}

// OpenAlone opens a page above the first one, in place of all others.
func (f *Frame) OpenAlone(p Page) {
	f.leaveAll()
	f.Open(p)
}

// leaveAll leaves all pages but the first, which is not brought up to date.
func (f *Frame) leaveAll() {
	if f.AtHome() {
		return
	}
	f.Hush()
	f.leave(1)
	f.stack.SetList(f.list())
	f.stack.Replace(f.Front().Content())
}

// leave forgets all but the first n pages, the one in front first.
func (f *Frame) leave(n int) {
	for len(f.pages) > n {
		if p, ok := f.Front().(Leaver); ok {
			p.Leave()
		}
		f.pages = f.pages[:len(f.pages)-1]
	}
}

// Refresh brings the page in front up to date, after something was undone.
func (f *Frame) Refresh() { f.resume() }

// resume brings the page in front up to date.
func (f *Frame) resume() {
	if p, ok := f.Front().(Resumer); ok {
		p.Resume()
	}
	f.arrived()
	f.ShowFirst()
}

// keepAwake keeps the screen on while a page wants it.
func (f *Frame) keepAwake() {
	awake := false
	for _, p := range f.pages {
		if w, ok := p.(Waker); ok && w.KeepAwake() && !f.prefs.MaySnooze {
			awake = true
		}
	}
	if awake != f.awake {
		f.awake = awake
		f.app.Driver().SetDisableScreenBlanking(awake)
	}
}

// CanKeepAwake reports whether the screen can be kept on.
func (f *Frame) CanKeepAwake() bool {
	d, ok := f.app.Driver().(interface{ CanKeepAwake() bool })
	return !ok || d.CanKeepAwake()
}

// Settle shields the footer of a new screen from a stray second tap, and keeps
// messages above it.
func (f *Frame) Settle(screen fyne.CanvasObject) {
	f.shield.Cover(screen)
	f.toasts.Refresh()
}

// Settled reports whether the screen in front takes taps and keys.
func (f *Frame) Settled() bool { return !f.shield.Active() }

// Focused reports whether the keyboard is on an object.
func (f *Frame) Focused(o fyne.CanvasObject) bool {
	w, can := o.(fyne.Focusable)
	return can && f.Canvas().Focused() == w
}

// Focus puts the keyboard on an object, if it takes keys.
func (f *Frame) Focus(o fyne.CanvasObject) {
	if w, can := o.(fyne.Focusable); can {
		f.Canvas().Focus(w)
	}
}

// SetFocus puts the keyboard on an object, if it takes keys, or takes it away from there.
func (f *Frame) SetFocus(o fyne.CanvasObject, on bool) {
	switch {
	case on:
		f.Focus(o)
	case f.Focused(o):
		f.Canvas().Unfocus()
	}
}

// End leaves all pages, before the window shows something else.
func (f *Frame) End() {
	for _, p := range f.pages {
		if l, ok := p.(Leaver); ok {
			l.Leave()
		}
	}
}

// PressMain presses the main button of the page in front, if it has one.
func (f *Frame) PressMain() {
	if p, ok := f.Front().(Mainer); ok && f.Settled() {
		if main := p.Main(); main != nil {
			main.OnTapped()
		}
	}
}
