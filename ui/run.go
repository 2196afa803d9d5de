package ui

import (
	"errors"
	"math/rand/v2"
	"os"
	"runtime"
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"

	"tabby/ui/frame"
	"tabby/ui/look"
)

// ErrNoDisplay means that there is no display to open a window on.
var ErrNoDisplay = errors.New("no display")

// phone returns the size of the first window.
func phone() fyne.Size { return fyne.NewSize(390, 844) }

// Display returns [ErrNoDisplay] where no window can be opened.
func Display() error {
	switch runtime.GOOS {
	case "linux", "freebsd", "openbsd", "netbsd":
		if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
			return ErrNoDisplay
		}
	}
	return nil
}

// Run opens the window and returns when it is closed. The store is opened meanwhile, by
// any goroutine; until it is open the window shows a first page that waits for it. The
// window shows why a store cannot be opened. The error is [ErrNoDisplay] if the display
// does not answer. A link, unless it is "", leads to a table of another device, or has a
// game that was handed over.
func Run(app fyne.App, link string, open func() (Store, error)) error {
	kept := openAside(open)
	kept.link = link
	fonts := loadFonts()
	w := app.NewWindow("Tabby")
	w.SetIcon(look.Icon())
	w.SetPadded(false) // pages keep their own margins, and their footers reach the edges
	w.SetMaster()
	w.Resize(phone())
	stopQuietly(app)
	defer kept.close()
	if err := show(w); err != nil {
		return err
	}
	<-fonts
	kept.await(app, w)
	app.Run()
	return nil
}

// loadFonts makes Fyne load its fonts and those of the system, which takes as long as
// a page, and returns a channel that is closed then. Until then nobody else may
// measure text. It goes on beside the making of the window, which measures none.
func loadFonts() <-chan struct{} {
	loaded := make(chan struct{})
	go func() {
		defer close(loaded)
		for _, style := range []fyne.TextStyle{{}, {Bold: true}} {
			fyne.MeasureText("Tabby", 1, style)
		}
	}()
	return loaded
}

// show shows a window, and turns the panic of a driver that finds no display into
// an error.
func show(w fyne.Window) (err error) {
	defer func() {
		if recover() != nil {
			err = ErrNoDisplay
		}
	}()
	w.Show()
	return nil
}

// stopQuietly removes the hook with which Fyne saves preferences when the program
// stops; we have none. Fyne 2.8.1 still queues that hook in the moment in which it
// closes the queue, and now and then that panics or hangs.
func stopQuietly(app fyne.App) {
	if l, ok := app.Lifecycle().(interface{ SetOnStoppedHookExecuted(func()) }); ok {
		l.SetOnStoppedHookExecuted(nil)
	}
}

// A leaver is an app that is left by going back from the first page, as in a browser.
type leaver interface {
	// SetAtHome hands over what reports whether the first page is in front.
	SetAtHome(atHome func() bool)
}

// A linked app may be opened with the link of a game or of a device.
type linked interface {
	// SetOnLink hands over what opens such a link. It is called with the one that the
	// app was started with, and with those opened later.
	SetOnLink(open func(link string))
}

// An onliner is an app that notices when there is a network again.
type onliner interface {
	// SetOnOnline hands over what is called then.
	SetOnOnline(f func())
}

// begin opens the store and puts the program into the window. If it cannot, the
// window shows why, and it returns nil.
func begin(app fyne.App, w fyne.Window, open func() (Store, error)) *App {
	store, err := open()
	if err != nil {
		app.Settings().SetTheme(look.NewTheme(look.Appearance{TextScale: 1}))
		trouble := &troubleScreen{window: w, time: realTime(), again: func() { begin(app, w, open) }, quit: app.Quit}
		if _, tab := app.(leaver); tab {
			trouble.quit = nil // a tab is closed by its browser
		}
		w.SetContent(trouble.pageOf(err))
		return nil
	}
	a := New(app, w, store, realTime())
	if l, ok := app.(leaver); ok {
		l.SetAtHome(a.AtHome)
	}
	if l, ok := app.(linked); ok {
		l.SetOnLink(a.openLink)
	}
	if o, ok := app.(onliner); ok && a.devices != nil {
		o.SetOnOnline(a.devices.Soon)
	}
	a.reopen = func() *App { return begin(app, w, open) }
	a.housekeep()
	a.After(startMemory, func() { go debug.FreeOSMemory() })
	return a
}

// startMemory is how long after the start memory that only the first screen needed,
// a tenth of all, is returned to the system.
const startMemory = 300 * time.Millisecond

// housekeepDelay is how long after the start housekeeping waits, so that it slows
// down nothing.
const housekeepDelay = 10 * time.Second

// housekeep does what is due now and then, off the screen's goroutine.
func (a *App) housekeep() {
	a.After(housekeepDelay, func() {
		now := a.Now()
		go func() {
			if err := a.store.Housekeep(now); err != nil {
				fyne.Do(func() { a.Refused(err) })
			}
		}()
	})
}

// realTime returns the schedule of the system: its clock, timers and chance.
func realTime() frame.Schedule {
	return frame.Schedule{
		Now:   time.Now,
		After: func(d time.Duration, f func()) func() { return later(d, f, fyne.Do) },
		Post:  fyne.Do,
		Away: func(work, then func()) {
			go func() {
				work()
				fyne.Do(then)
			}()
		},
		Dice: rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())),
	}
}

// later calls f after d on the screen's goroutine, through do. Once stop is called
// there, f is not called any more, even if it is queued already.
func later(d time.Duration, f func(), do func(func())) (stop func()) {
	stopped := false
	timer := time.AfterFunc(d, func() {
		do(func() {
			if !stopped {
				f()
			}
		})
	})
	return func() {
		stopped = true
		timer.Stop()
	}
}
