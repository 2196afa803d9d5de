package walks_test

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/internal/testing/uitest"
	"tabby/ui/frame"
	"tabby/ui/kit/look"
	"tabby/ui/kit/widgets"
)

// A sitting is a look and a family for which every screen is drawn.
type sitting struct {
	name  string
	names []string
	prefs frame.Preferences
}

// sittings are those that a change of the look is compared by.
var sittings = []sitting{
	{"light", usualNames, frame.Preferences{Mode: look.Light, Text: 1}},
	{"dark", usualNames, frame.Preferences{Mode: look.Dark, Text: 1}},
	{"contrast", usualNames, frame.Preferences{Mode: look.Contrast, Text: 1}},
	{"large", longNames, frame.Preferences{Mode: look.Light, Text: 2}},
}

// windows are the sizes of window that a change of the look is compared in.
func windows() []fyne.Size {
	return []fyne.Size{uitest.Phone(), fyne.NewSize(320, 480), fyne.NewSize(844, 390), uitest.Desktop(), fyne.NewSize(1920, 1080)}
}

// Of every screen in every window and look, a picture is kept where TABBY_PICTURES names
// a folder; with TABBY_ONLY, of those alone whose names have that in them.
func TestEveryScreenFitsItsWindow(t *testing.T) {
	folder, only, sizes := os.Getenv("TABBY_PICTURES"), os.Getenv("TABBY_ONLY"), windows()
	if folder == "" {
		sizes, only = sizes[1:2], "large"
	}
	for _, s := range sittings {
		if folder == "" && !strings.Contains(s.name, only) {
			continue
		}
		a := newAlbum(t, s.names)
		for _, size := range sizes {
			a.open(size, s.prefs)
			for _, screen := range a.screens() {
				name := fmt.Sprintf("%s-%.0f-%s", s.name, size.Width, screen.name)
				if strings.Contains(name, only) {
					a.show(screen)
					a.fits(name)
					a.uncut(name)
					a.picture(folder, name)
				}
			}
		}
	}
}

// fits fails if a text sticks out at a side of the window.
func (a *album) fits(name string) {
	a.Helper()
	width := a.Window.Canvas().Size().Width
	uitest.Each(a.Front(), func(o fyne.CanvasObject) bool {
		switch o.(type) {
		case *widgets.Grid, *widgets.TextField:
			return false // it scrolls
		}
		text, is := o.(*canvas.Text)
		if !is || text.Text == "" {
			return true
		}
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
		if at.X < 0 || at.X+min(text.MinSize().Width, text.Size().Width) > width+1 {
			a.Errorf("%s: %q is at %v, %v", name, text.Text, at.X, text.Size().Width)
		}
		return true
	})
}

// picture writes what the window shows to a file in a folder, unless that is "".
func (a *album) picture(folder, name string) {
	a.Helper()
	if folder == "" {
		return
	}
	f, err := os.Create(filepath.Join(folder, name+".png"))
	a.must(err)
	a.must(png.Encode(f, a.Window.Canvas().Capture()))
	a.must(f.Close())
}
