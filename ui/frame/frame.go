// Package frame is what every room of the window is given: the pages in front, messages and
// questions, long jobs, drafts, changes, people, preferences and time.
//
// Each of these is a part of the [Frame], and a room embeds the parts that it uses.
// Only the shell has all of them.
//
// A room shows a [Page]. The frame finds out what else the page can do, such as taking keys
// or going back inside itself, by asking for the small interfaces of this package.
package frame

import (
	"math/rand/v2"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/history"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/ui/kit/moving"
	"tabby/ui/kit/widgets"
)

// A World is time, chance and the language as the program sees them. Tests have their own.
type World struct {
	Now   func() time.Time
	After widgets.After // calls back on the screen's goroutine
	// Post runs a function on the screen's goroutine, later and in order. Any
	// goroutine may call it.
	Post func(func())
	// Away runs work off the screen's goroutine, and then runs then on it.
	Away func(work, then func())
	// Dice shuffles cards and draws lots, and decides for the computer players.
	Dice *rand.Rand
	// Words is what the program says to the person before it.
	Words *words.Language
	// Languages are the languages that the person may choose; nil means Words alone.
	Languages languages.Set
	Spoken    *words.Language // in place of the one that was kept, which a translator’s file never is; or nil
	// Region is that of the system, such as "US", or "" if it names none.
	Region string
	// Listened reports whether a screen reader listens now; nil if that cannot be known.
	Listened func() bool
	// Contrast is whether the system is set to high contrast; nil if that cannot be known.
	Contrast *Contrast
}

// seenBy returns the world in which a screen learns of what comes by itself, brought by time or by
// another device. Somebody has begun whatever work off the screen's goroutine brings.
func (w World) seenBy(s *Screen) World {
	alone := func(f func()) func() {
		return func() {
			s.alone++
			defer func() { s.alone-- }()
			f()
		}
	}
	after, post := w.After, w.Post
	w.After = func(d time.Duration, f func()) func() { return after(d, alone(f)) }
	w.Post = func(f func()) { post(alone(f)) }
	return w
}

// A Frame is what the shell hands to rooms, part by part; a room has the parts that it uses. A
// Frame belongs to the screen's goroutine.
type Frame struct {
	World
	*Screen
	*Messenger
	*Drafter
	*Navigator
	*Changer
	*Keeper
	*Roster
	*Settings
	*Sharer
	*Library
}

// A Store stores what all rooms need.
type Store interface {
	Drafts
	PeopleStore
	ShareStore
	// Do carries out an intent. What it changes is kept before Do returns, along
	// with the intent that undoes it, or nil if there is nothing to undo.
	Do(history.Intent) (undo history.Intent, err error)
	// FinishOpening does what a new store puts off, if nothing was asked of it for some time,
	// and reports whether nothing is put off. It may take seconds and may be called from
	// any goroutine.
	FinishOpening(quiet time.Duration) (done bool, err error)
	history.Settings
}

// New returns a frame without a page, for a window, in the language that was chosen on this device
// or else that of the world.
func New(app fyne.App, window fyne.Window, store Store, w World) *Frame {
	w = w.speaking(store)
	s := &Screen{app: app, window: window, toasts: widgets.NewToasts(w.After), shield: widgets.NewShield(w.After), paw: moving.NewPaw(), called: w.Words.Shell.WindowTitle}
	w = w.seenBy(s)
	m := &Messenger{world: w, screen: s}
	m.speaker, _ = store.(Speaker)
	d := &Drafter{store, m}
	n := &Navigator{world: w, screen: s, messages: m, drafts: d}
	k := &Keeper{messages: m, store: store, nav: n}
	m.keeper = k
	c := &Changer{store: store, messages: m, drafts: d, nav: n}
	set := &Settings{world: w, app: app, screen: s, store: store, drafts: d, changes: c, nav: n, begin: func(*words.Language) {}}
	set.sounder, _ = store.(Sounder)
	s.toasts.Stay = func() bool { return set.TimeLimit() == round.NoTimeLimit }
	set.loadPreferences()
	set.applyTheme()
	if w.Contrast != nil {
		w.Contrast.changed = set.applyTheme
	}
	return &Frame{w, s, m, d, n, c, k, &Roster{store: store, messages: m, changes: c}, set, &Sharer{store, m, n, c, set}, &Library{store, c}}
}

// Start shows the first page, to which Home goes back. open opens the page of a
// route.
func (f *Frame) Start(home Page, open func(Route)) {
	n, s := f.Navigator, f.Screen
	n.open, n.pages, n.stack = open, []Page{home}, widgets.NewStack(home.Content())
	s.toasts.Over = func() fyne.CanvasObject { return n.stack }
	n.stack.OnChanged = func() { s.HoldTaps(n.stack) }
	s.window.SetContent(container.NewStack(widgets.NewGround(), widgets.Watch(n.fit, n.stack), s.shield.Layer(), s.toasts, s.paw.Layer(), widgets.NewReader()))
}

// LastRoute returns the route that was open when Tabby was closed, and whether it is known.
func (f *Frame) LastRoute() (Route, bool) {
	known := f.LoadDraft(draftRoute, &f.route)
	return f.route, known
}

// SetOnDone sets the function that is called after each intent that was carried out.
func (f *Frame) SetOnDone(done func(history.Intent)) { f.Changer.done = done }
