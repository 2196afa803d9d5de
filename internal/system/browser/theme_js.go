package browser

import (
	"fmt"
	"image/color"
	"reflect"
	"syscall/js"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Settings returns settings that follow the dark mode of the device while Tabby is
// open. Fyne's do so on computers only.
func (a *App) Settings() fyne.Settings { return a.settings }

// offerTheme lets the page say that the dark mode of the device changed.
func (a *App) offerTheme() {
	offer("relight", func([]js.Value) any {
		a.do(func(fyne.Canvas) {
			a.settings.variant = wanted()
			if l, ok := a.settings.Theme().(*lit); ok {
				a.settings.SetTheme(l.Theme)
			}
		})
		return nil
	})
}

// SetOnContrast hands over what is called with whether the device is set to high contrast, now and
// whenever that changes.
func (a *App) SetOnContrast(f func(on bool)) {
	f(prefers("contrast", "more"))
	offer("contrasts", func([]js.Value) any {
		fyne.Do(func() { f(prefers("contrast", "more")) })
		return nil
	})
}

// prefers asks the device.
func prefers(what, value string) bool {
	return js.Global().Call("matchMedia", "(prefers-"+what+":"+value+")").Get("matches").Bool()
}

// wanted asks the device whether it is in its dark mode, which takes too long to ask
// for every colour.
func wanted() fyne.ThemeVariant {
	if prefers("color-scheme", "dark") {
		return theme.VariantDark
	}
	return theme.VariantLight
}

type settings struct {
	fyne.Settings

	variant fyne.ThemeVariant // what the device wanted when it last said so
}

// SetTheme implements [fyne.Settings]. The page takes the colour of the ground, which shines
// through the edges of what is drawn. A theme that is set already changes nothing, since laying
// everything out again takes a twentieth of a start.
func (s *settings) SetTheme(t fyne.Theme) {
	l := &lit{t, s.variant}
	if reflect.DeepEqual(s.Theme(), l) {
		return
	}
	s.Settings.SetTheme(l)
	ground := color.NRGBAModel.Convert(l.Color(theme.ColorNameBackground, l.variant)).(color.NRGBA)
	page().Call("ground", fmt.Sprintf("#%02x%02x%02x", ground.R, ground.G, ground.B))
}

// ThemeVariant implements [fyne.Settings].
func (s *settings) ThemeVariant() fyne.ThemeVariant { return s.variant }

// A lit theme is one in the light or the dark that the device wanted when it was set.
type lit struct {
	fyne.Theme

	variant fyne.ThemeVariant
}

// Color implements [fyne.Theme].
func (l *lit) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	return l.Theme.Color(name, l.variant)
}
