package cards

import (
	"sync"

	"tabby/engine"
	"tabby/internal/draw/art"
	"tabby/internal/draw/raster"
	"tabby/ui/kit/widgets"

	"fyne.io/fyne/v2"
)

// albums hold every drawing for each light, by name, made on first use.
var albums = [art.Lights]func() map[string]string{
	sync.OnceValue(func() map[string]string { return art.Drawings(art.Day) }),
	sync.OnceValue(func() map[string]string { return art.Drawings(art.Night) }),
	sync.OnceValue(func() map[string]string { return art.Drawings(art.Stark) }),
}

// printers print the albums.
var printers = [art.Lights]*raster.Printer[string]{newPrinter(art.Day), newPrinter(art.Night), newPrinter(art.Stark)}

func newPrinter(l art.Light) *raster.Printer[string] {
	return raster.NewPrinter(func(name string) string { return albums[l]()[name] })
}

// sharpest is the least scale at which cards are printed, so that they are sharp between pixels.
const sharpest = 2

// sharpness returns the scale at which cards are printed: that of the window, or sharpest.
func sharpness() float32 { return max(sharpest, widgets.PixelScale()) }

// Ahead returns a function that prints faces and the back before they are needed.
// It takes a while, and may run on any goroutine.
func Ahead(faces []engine.Face, sizes ...fyne.Size) func() {
	l := looks{widgets.CurrentLooks()}
	scale, on := sharpness(), printers[LightOf(l.Looks)]
	var all []art.Placed
	for _, size := range sizes {
		drawn := []art.Placed{art.BackOf(fit(size))}
		for _, f := range faces {
			drawn = append(drawn, l.shows(f, size).plan().Art...)
		}
		all = append(all, drawn...)
	}
	return func() {
		for _, a := range all {
			on.Print(a.Name, a.Box.Width*scale, a.Box.Height*scale)
		}
	}
}
