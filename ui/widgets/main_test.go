package widgets

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

// TestMain pins the language, for which Fyne asks four variables, and starts
// the one app all tests share, as Fyne knows only a current one.
func TestMain(m *testing.M) {
	for _, name := range []string{"LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"} {
		os.Setenv(name, "en_US.UTF-8")
	}
	test.NewApp().Settings().SetTheme(plainTheme{1})
	os.Exit(m.Run())
}

// plainTheme knows every name of this package: sizes as the names say them,
// and a colour of its own for every name, so that none passes for another.
type plainTheme struct{ scale float32 }

func (plainTheme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	if !strings.HasPrefix(string(name), "tabby") {
		return theme.DefaultTheme().Color(name, theme.VariantLight)
	}
	h := fnv.New32a()
	h.Write([]byte(name))
	sum := h.Sum32()
	return color.NRGBA{R: uint8(sum), G: uint8(sum >> 8), B: uint8(sum >> 16), A: 0xFF}
}

func (plainTheme) Font(s fyne.TextStyle) fyne.Resource { return theme.DefaultTheme().Font(s) }

func (plainTheme) Icon(n fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(n) }

func (p plainTheme) Size(name fyne.ThemeSizeName) float32 {
	text := map[fyne.ThemeSizeName]float32{
		SizeSmall: 14, SizeBody: 16, SizeHeading: 20, SizeName: 28, SizeTotal: 40, SizeEcho: 64, SizeIcon: 24, SizeSign: 19.2,
		theme.SizeNameText: 16, theme.SizeNameCaptionText: 14,
	}
	fixed := map[fyne.ThemeSizeName]float32{
		SpaceNone: 0, SpaceTiny: 4, SpaceSmall: 8, SpaceMedium: 12, SpaceLarge: 16, SpaceHuge: 24,
		SizeCorner: 12, SizeTouch: 56, SizeTouchFloor: 44, SizeKey: 64, theme.SizeNameInnerPadding: 16,
	}
	if size, ok := text[name]; ok {
		return size * p.scale
	}
	if size, ok := fixed[name]; ok {
		return size
	}
	return theme.DefaultTheme().Size(name)
}

// phone is the smallest usual phone and desk a small desktop window.
var (
	phone = fyne.NewSize(390, 844)
	tiny  = fyne.NewSize(320, 480)
	desk  = fyne.NewSize(1280, 800)
)

// scene shows o in a window of the given size, laid out until it rests.
func scene(t testing.TB, o fyne.CanvasObject, size fyne.Size) fyne.Canvas {
	t.Helper()
	w := test.NewWindow(nil)
	t.Cleanup(w.Close)
	w.SetPadded(false)
	w.Resize(size)
	w.SetContent(o)
	resize(w, size)
	return w.Canvas()
}

// scaled is a text scale for one test.
func scaled(t *testing.T, scale float32) {
	t.Helper()
	fyne.CurrentApp().Settings().SetTheme(plainTheme{scale})
	t.Cleanup(func() { fyne.CurrentApp().Settings().SetTheme(plainTheme{1}) })
}

// resize settles the sizes that depend on the width the window had before.
func resize(w fyne.Window, size fyne.Size) {
	w.Resize(size.AddWidthHeight(1, 0))
	w.Resize(size)
}

func key(name fyne.KeyName) *fyne.KeyEvent { return &fyne.KeyEvent{Name: name} }

// within reports whether a lies inside of b.
func within(a, b fyne.CanvasObject) bool {
	d := fyne.CurrentApp().Driver()
	at, frame := d.AbsolutePositionForObject(a), d.AbsolutePositionForObject(b)
	end, edge := at.Add(a.Size()), frame.Add(b.Size())
	const rounding = 0.5
	return at.X >= frame.X-rounding && at.Y >= frame.Y-rounding && end.X <= edge.X+rounding && end.Y <= edge.Y+rounding
}
