package ui

import (
	"errors"
	"os"
	"runtime"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/lang"

	"tabby/internal/system/a11y"
	"tabby/internal/table/round"
	"tabby/internal/table/steps"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/ui/frame"
	"tabby/ui/kit/look"
	"tabby/ui/kit/widgets"
)

// ErrNoDisplay means that there is no display to open a window on.
var ErrNoDisplay = errors.New("no display")

// firstSize returns the size of the first window: that of a phone, but so low that its main button is in sight on
// a screen of 800 pixels, below a title and above a bar at the edge of the screen.
func firstSize() fyne.Size { return fyne.NewSize(390, 700) }

// Display returns [ErrNoDisplay] if no window can be opened.
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
func Run(app fyne.App, w *words.Language, link string, open func() (Store, error)) error {
	kept := openAside(open)
	kept.world, kept.link = world(w), link
	fonts := loadFonts()
	window := app.NewWindow("Tabby")
	if m, ok := app.(mirror); ok {
		m.SetScreen(screen{widgets.NewAccessible(window.Canvas()), window.Canvas(), kept.listen()})
	}
	if c, ok := app.(contraster); ok {
		kept.world.Contrast = &frame.Contrast{}
		c.SetOnContrast(kept.world.Contrast.Set)
	}
	window.SetIcon(look.Icon())
	window.SetPadded(false) // pages keep their own margins, and their footers reach the edges
	window.SetMaster()
	window.Resize(firstSize())
	stopQuietly(app)
	defer kept.close()
	if err := showWindow(window); err != nil {
		return err
	}
	<-fonts
	kept.await(app, window)
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

// showWindow shows a window. The error is [ErrNoDisplay] if the driver panics, for it finds no
// display, or shows none: a display without OpenGL has no window for it.
func showWindow(w fyne.Window) (err error) {
	defer func() {
		if recover() != nil {
			err = ErrNoDisplay
		}
	}()
	w.Show()
	if native, is := w.(driver.NativeWindow); is {
		native.RunNative(func(on any) {
			if !isShown(on) {
				err = ErrNoDisplay
			}
		})
	}
	return err
}

// isShown reports whether the system shows a window, as far as it says so.
func isShown(on any) bool {
	switch on := on.(type) {
	case driver.X11WindowContext:
		return on.WindowHandle != 0
	case driver.WaylandWindowContext:
		return on.WaylandSurface != 0
	}
	return true
}

// stopQuietly removes the hook with which Fyne saves preferences when the program
// stops; we have none. Fyne 2.8.1 still queues that hook in the moment in which it
// closes the queue, and now and then that panics or hangs.
func stopQuietly(app fyne.App) {
	if l, ok := app.Lifecycle().(interface{ SetOnStoppedHookExecuted(func()) }); ok {
		l.SetOnStoppedHookExecuted(nil)
	}
}

// A mirror is an app that shows the window in another way too, as a browser does to screen
// readers.
type mirror interface{ SetScreen(a11y.Screen) }

// A screen is a canvas for a mirror.
type screen struct {
	*widgets.Accessible

	canvas fyne.Canvas
	listen func(bool)
}

// Listened implements [a11y.Screen].
func (s screen) Listened(on bool) { s.listen(on) }

// IsDraggable implements [a11y.Screen].
func (s screen) IsDraggable(x, y float32) bool {
	return widgets.IsDraggable(s.canvas, fyne.NewPos(x, y))
}

// world returns the clock, the timers and the chance of the system, and a language.
func world(w *words.Language) frame.World {
	return frame.World{
		Words: w, Languages: languages.Around(w), Region: region(lang.SystemLocale()),
		Now:   time.Now,
		After: func(d time.Duration, f func()) func() { return steps.After(d, f, fyne.Do) },
		Post:  fyne.Do,
		Away: func(work, then func()) {
			go func() {
				work()
				fyne.Do(then)
			}()
		},
		Dice: round.NewDice(),
	}
}

// region returns the region of a locale: "US" of "en-US".
func region(l fyne.Locale) string {
	parts := strings.Split(l.LanguageString(), "-")
	return strings.Join(parts[1:], "")
}
