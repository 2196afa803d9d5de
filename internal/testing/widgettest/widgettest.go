// Package widgettest tries widgets in a window without a display. It knows the names of
// colours and sizes by what they are called, so that package widgets can use it.
package widgettest

import (
	"hash/fnv"
	"image/color"
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// Main runs the tests of a package. It pins the language, for which Fyne asks four variables, and starts
// the one app all tests of a package share, as Fyne knows only a current one.
func Main(m *testing.M) {
	for _, name := range []string{"LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"} {
		os.Setenv(name, "en_US.UTF-8")
	}
	test.NewApp().Settings().SetTheme(PlainTheme{1})
	os.Exit(m.Run())
}

// PlainTheme knows every name of package widgets: sizes as the names say them,
// and a colour of its own for every name, so that none passes for another.
type PlainTheme struct{ Scale float32 }

// Color returns a colour of its own for every name.
func (PlainTheme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	if !strings.HasPrefix(string(name), "tabby") {
		return theme.DefaultTheme().Color(name, theme.VariantLight)
	}
	h := fnv.New32a()
	h.Write([]byte(name))
	sum := h.Sum32()
	return color.NRGBA{R: uint8(sum), G: uint8(sum >> 8), B: uint8(sum >> 16), A: 0xFF}
}

// Font returns Fyne's.
func (PlainTheme) Font(s fyne.TextStyle) fyne.Resource { return theme.DefaultTheme().Font(s) }

// Icon returns Fyne's.
func (PlainTheme) Icon(n fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(n) }

// Size returns what the name says, for text times the scale.
func (p PlainTheme) Size(name fyne.ThemeSizeName) float32 {
	text := map[fyne.ThemeSizeName]float32{
		"tabbySmall": 14, "tabbyBody": 16, "tabbyHeading": 20, "tabbyName": 28, "tabbyTotal": 40, "tabbyEcho": 64, "tabbyIcon": 24, "tabbySign": 19.2,
		theme.SizeNameText: 16, theme.SizeNameCaptionText: 14,
	}
	fixed := map[fyne.ThemeSizeName]float32{
		"tabbySpaceNone": 0, "tabbySpaceTiny": 4, "tabbySpaceSmall": 8, "tabbySpaceMedium": 12, "tabbySpaceLarge": 16, "tabbySpaceHuge": 24,
		"tabbyCorner": 12, "tabbyTouch": 56, "tabbyTouchFloor": 44, "tabbyKey": 64, theme.SizeNameInnerPadding: 16,
	}
	if size, ok := text[name]; ok {
		return size * p.Scale
	}
	if size, ok := fixed[name]; ok {
		return size
	}
	return theme.DefaultTheme().Size(name)
}

// Phone returns the size of the smallest usual phone.
func Phone() fyne.Size { return fyne.NewSize(390, 844) }

// Tiny returns the size of a window that is smaller still.
func Tiny() fyne.Size { return fyne.NewSize(320, 480) }

// Desk returns the size of a small desktop window.
func Desk() fyne.Size { return fyne.NewSize(1280, 800) }

// Scene shows o in a window of the given size, laid out until it rests.
func Scene(t testing.TB, o fyne.CanvasObject, size fyne.Size) fyne.Canvas {
	t.Helper()
	w := test.NewWindow(nil)
	t.Cleanup(w.Close)
	w.SetPadded(false)
	w.Resize(size)
	w.SetContent(o)
	resize(w, size)
	return w.Canvas()
}

// Scaled sets a text scale for one test.
func Scaled(t testing.TB, scale float32) {
	t.Helper()
	fyne.CurrentApp().Settings().SetTheme(PlainTheme{scale})
	t.Cleanup(func() { fyne.CurrentApp().Settings().SetTheme(PlainTheme{1}) })
}

// resize settles the sizes that depend on the width the window had before.
func resize(w fyne.Window, size fyne.Size) {
	w.Resize(size.AddWidthHeight(1, 0))
	w.Resize(size)
}

// Key returns the event of a key.
func Key(name fyne.KeyName) *fyne.KeyEvent { return &fyne.KeyEvent{Name: name} }

// Within reports whether a lies inside of b.
func Within(a, b fyne.CanvasObject) bool {
	d := fyne.CurrentApp().Driver()
	at, frame := d.AbsolutePositionForObject(a), d.AbsolutePositionForObject(b)
	end, edge := at.Add(a.Size()), frame.Add(b.Size())
	const rounding = 0.5
	return at.X >= frame.X-rounding && at.Y >= frame.Y-rounding && end.X <= edge.X+rounding && end.Y <= edge.Y+rounding
}
