package cards

import (
	"image/color"
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"tabby/engine"
	"tabby/internal/draw/art"
	"tabby/internal/testing/must"
	"tabby/ui/kit/widgets"
)

// TestMain pins the language, for which Fyne asks four variables, and starts
// the one app all tests share, as Fyne knows only a current one.
func TestMain(m *testing.M) {
	for _, name := range []string{"LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"} {
		os.Setenv(name, "en_US.UTF-8")
	}
	test.NewApp().Settings().SetTheme(themeUnder(art.Day))
	os.Exit(m.Run())
}

// plainTheme is a theme of a paper and an ink, with sizes as package widgets
// names them.
type plainTheme struct{ paper, ink color.NRGBA }

// themeUnder returns a theme that has cards painted for the light.
func themeUnder(l art.Light) fyne.Theme {
	return [art.Lights]plainTheme{
		art.Day:   {color.NRGBA{0xFA, 0xF7, 0xF0, 0xFF}, color.NRGBA{0x1F, 0x24, 0x30, 0xFF}},
		art.Night: {color.NRGBA{0x14, 0x18, 0x1B, 0xFF}, color.NRGBA{0xEC, 0xE7, 0xDD, 0xFF}},
		art.Stark: {color.NRGBA{0x00, 0x00, 0x00, 0xFF}, color.NRGBA{0xFF, 0xFF, 0xFF, 0xFF}},
	}[l]
}

func (p plainTheme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	switch name {
	case theme.ColorNameBackground, widgets.ColorDisabledFill, widgets.ColorOnFelt:
		return p.paper
	case widgets.ColorHover, widgets.ColorPressed:
		return color.NRGBA{p.ink.R, p.ink.G, p.ink.B, 0x20}
	}
	return p.ink
}

func (plainTheme) Font(s fyne.TextStyle) fyne.Resource { return theme.DefaultTheme().Font(s) }

func (plainTheme) Icon(n fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(n) }

func (plainTheme) Size(name fyne.ThemeSizeName) float32 {
	sizes := map[fyne.ThemeSizeName]float32{
		widgets.SizeTouch: 56, widgets.SizeTouchFloor: 44, widgets.SizeSmall: 14,
	}
	if size, ok := sizes[name]; ok {
		return size
	}
	return theme.DefaultTheme().Size(name)
}

// under sets the theme for one test.
func under(t testing.TB, l art.Light) {
	fyne.CurrentApp().Settings().SetTheme(themeUnder(l))
	t.Cleanup(func() { fyne.CurrentApp().Settings().SetTheme(themeUnder(art.Day)) })
}

// onTable shows o in a window just as large as it.
func onTable(t testing.TB, o fyne.CanvasObject, size fyne.Size) fyne.Canvas {
	w := test.NewWindow(nil)
	t.Cleanup(w.Close)
	w.SetPadded(false)
	w.Resize(size)
	w.SetContent(o)
	w.Resize(size)
	return w.Canvas()
}

// all is every face of every deck, by code; the same code is drawn alike in
// every deck but for its power.
func all() []engine.Face {
	var faces []engine.Face
	for _, v := range engine.Variants() {
		for _, d := range v.Decks {
			faces = append(faces, d.Deck...)
		}
		for _, x := range v.Extras {
			faces = append(faces, x.Faces...)
		}
	}
	return faces
}

// face returns the first face with that code.
func face(code string) engine.Face {
	return must.Get(engine.Deck(all()).Face(code))
}
