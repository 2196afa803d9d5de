package uitest

import (
	"net/url"
	"slices"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
)

// An app is a program with windows, a clipboard and a theme of its own. All others are [shared].
type app struct {
	fyne.App

	user     *User
	driver   fyne.Driver
	clip     fyne.Clipboard
	settings *settings
}

// shared is one program of the toolkit for all users: whenever it makes another or sets a theme,
// it reads every font again and keeps those that it had.
var shared = sync.OnceValue(test.NewApp)

func newApp(u *User) *app {
	software.NewCanvas().Capture() // then the toolkit forgets what was not seen for a minute, or FYNE_CACHE
	a := &app{App: shared(), user: u, driver: test.NewDriver(), clip: test.NewClipboard()}
	a.settings = &settings{Settings: a.App.Settings(), theme: test.Theme(), driver: a.driver}
	return a
}

// Driver implements [fyne.App].
func (a *app) Driver() fyne.Driver { return a.driver }

// NewWindow implements [fyne.App].
func (a *app) NewWindow(title string) fyne.Window { return a.driver.CreateWindow(title) }

// Clipboard implements [fyne.App].
func (a *app) Clipboard() fyne.Clipboard { return a.clip }

// Settings implements [fyne.App].
func (a *app) Settings() fyne.Settings { return a.settings }

// OpenURL implements [fyne.App]. It keeps the address.
func (a *app) OpenURL(at *url.URL) error {
	if a.user.Unopened == nil {
		a.user.Opened = append(a.user.Opened, at.String())
	}
	return a.user.Unopened
}

// settings hold the theme of a program.
type settings struct {
	fyne.Settings

	theme  fyne.Theme
	driver fyne.Driver
}

// Theme implements [fyne.Settings].
func (s *settings) Theme() fyne.Theme { return s.theme }

// SetTheme implements [fyne.Settings]. It lays out and draws all windows again.
func (s *settings) SetTheme(t fyne.Theme) {
	s.theme = t
	for _, w := range s.driver.AllWindows() {
		applyTheme(w.Content())
		for _, o := range w.Canvas().Overlays().List() {
			applyTheme(o)
		}
	}
}

func applyTheme(o fyne.CanvasObject) {
	switch o := o.(type) {
	case nil:
		return
	case fyne.Widget:
		r := test.WidgetRenderer(o)
		for _, part := range r.Objects() {
			applyTheme(part)
		}
		r.Layout(o.Size())
	case *fyne.Container:
		for _, part := range o.Objects {
			applyTheme(part)
		}
		if o.Layout != nil {
			o.Layout.Layout(o.Objects, o.Size())
		}
	}
	o.Refresh()
}

// A window remembers what that of the test driver does not: what to call when keys
// are pressed together, and when files are dropped.
type window struct {
	fyne.Window

	canvas  *pane
	dropped func(fyne.Position, []fyne.URI)
}

// A pane is the canvas of a window, with shortcuts.
type pane struct {
	fyne.Canvas
	fyne.ShortcutHandler
}

// AddShortcut sets what to call when keys are pressed together.
func (c *pane) AddShortcut(keys fyne.Shortcut, f func(fyne.Shortcut)) {
	c.ShortcutHandler.AddShortcut(keys, f)
}

// RemoveShortcut forgets it.
func (c *pane) RemoveShortcut(keys fyne.Shortcut) { c.ShortcutHandler.RemoveShortcut(keys) }

func newWindow(w fyne.Window) *window {
	return &window{Window: w, canvas: &pane{Canvas: w.Canvas()}}
}

// Canvas returns what the window shows.
func (w *window) Canvas() fyne.Canvas { return w.canvas }

// SetOnDropped sets what to call when files are dropped.
func (w *window) SetOnDropped(f func(fyne.Position, []fyne.URI)) { w.dropped = f }

// frameTime is how long a frame is on a screen that shows sixty a second.
const frameTime = time.Second / 60

// Frames stands in for the driver of a program: movements wait in it until they are
// shown frame by frame, and it counts what is redrawn.
type Frames struct {
	fyne.Driver

	Drawn   []fyne.CanvasObject // refreshed since this was emptied
	Dirty   int                 // how often something was moved or refreshed since this was 0
	running []*movement
}

// A movement is an animation that has been running for a while.
type movement struct {
	*fyne.Animation

	at time.Duration
}

// framed is a program whose movements wait in frames.
type framed struct {
	fyne.App
	frames *Frames
}

// Driver returns the frames.
func (a framed) Driver() fyne.Driver { return a.frames }

// Frames holds the movements of the program from now on, until it is opened again.
func (u *User) Frames() *Frames {
	f := &Frames{Driver: u.App.Driver()}
	fyne.SetCurrentApp(framed{u.App, f})
	u.frames = f
	return f
}

// StartAnimation keeps an animation for the next frames.
func (f *Frames) StartAnimation(a *fyne.Animation) {
	f.running = append(f.running, &movement{Animation: a})
}

// StopAnimation forgets it.
func (f *Frames) StopAnimation(a *fyne.Animation) {
	f.running = slices.DeleteFunc(f.running, func(m *movement) bool { return m.Animation == a })
}

// Moving reports whether a movement waits.
func (f *Frames) Moving() bool { return len(f.running) > 0 }

// Next shows the next frame of everything that moves.
func (f *Frames) Next() {
	for _, m := range slices.Clone(f.running) {
		if !slices.Contains(f.running, m) {
			continue // stopped by another
		}
		m.at += frameTime
		part := min(1, float32(m.at)/float32(m.Duration))
		if part == 1 {
			f.StopAnimation(m.Animation)
		}
		if m.Curve != nil {
			part = m.Curve(part)
		}
		m.Tick(part)
	}
}

// Land shows the frames of what moves until nothing does.
func (f *Frames) Land() {
	for f.Moving() {
		f.Next()
	}
}

// CanvasForObject returns a canvas that counts what is redrawn.
func (f *Frames) CanvasForObject(o fyne.CanvasObject) fyne.Canvas {
	c := f.Driver.CanvasForObject(o)
	if c == nil {
		return nil
	}
	return &counted{c, f}
}

// A counted canvas counts what is redrawn on it.
type counted struct {
	fyne.Canvas
	frames *Frames
}

// Refresh counts an object.
func (c *counted) Refresh(o fyne.CanvasObject) {
	c.frames.Drawn = append(c.frames.Drawn, o)
	c.SetDirty()
	c.Canvas.Refresh(o)
}

// SetDirty counts a change of what is drawn already.
func (c *counted) SetDirty() { c.frames.Dirty++ }
