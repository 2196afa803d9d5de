package uitest

import (
	"net/url"
	"sync"

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
	software.NewCanvas().Capture() // then the toolkit forgets what was not seen for a minute
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

// SetTheme implements [fyne.Settings]. It lays out and draws all windows anew.
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
