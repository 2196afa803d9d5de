package cards

import (
	"fmt"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/engine"
	"tabby/internal/draw/art"
	"tabby/internal/draw/raster"
	"tabby/internal/testing/expect"
	"tabby/ui/kit/widgets"
)

// TestPrintingAheadCallsNothingOfFyne prints where there is no Fyne, which belongs to another goroutine.
func TestPrintingAheadCallsNothingOfFyne(t *testing.T) {
	work := Ahead([]engine.Face{face("5"), face("S")}, fyne.NewSize(61, 87))
	app := fyne.CurrentApp()
	defer fyne.SetCurrentApp(app)
	fyne.SetCurrentApp(nil)
	work()
}

func TestAheadPrintsWhatCardsNeed(t *testing.T) {
	everyLight(t, func(t *testing.T, l art.Light) {
		under(t, l)
		size := fyne.NewSize(63, 88)
		var faces []engine.Face
		for _, code := range []string{"0", "9", "S", "10H", "Jk1"} {
			faces = append(faces, face(code))
		}
		drawn, was := 0, printers[l]
		defer func() { printers[l] = was }()
		counting := raster.NewPrinter(func(name string) string { drawn++; return albums[l]()[name] })
		printers[l] = counting
		var work sync.WaitGroup
		work.Go(Ahead(faces, size))
		work.Wait()
		before := drawn
		for _, f := range faces {
			onTable(t, New(f), size)
		}
		onTable(t, NewBack(""), size)
		if before == 0 || drawn != before {
			t.Errorf("%d prints, and %d more were needed", before, drawn-before)
		}
	})
}

func everyLight(t *testing.T, f func(*testing.T, art.Light)) {
	for l := range art.Light(art.Lights) {
		t.Run(fmt.Sprint(l), func(t *testing.T) { f(t, l) })
	}
}

func TestLightOfTheme(t *testing.T) {
	everyLight(t, func(t *testing.T, l art.Light) {
		expect.Same(t, "the light", LightOf(widgets.Looks{Theme: themeUnder(l), Variant: theme.VariantLight}), l)
	})
	t.Run("also a theme that is not ours", func(t *testing.T) {
		expect.Same(t, "Fyne's dark theme", LightOf(widgets.Looks{Theme: theme.DefaultTheme(), Variant: theme.VariantDark}), art.Night)
		expect.Same(t, "Fyne's light theme", LightOf(widgets.Looks{Theme: theme.DefaultTheme(), Variant: theme.VariantLight}), art.Day)
	})
}
