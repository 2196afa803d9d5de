package cards

import (
	"image"
	"sync"

	"tabby/engine"
	"tabby/internal/draw/art"
	"tabby/internal/draw/raster"
	"tabby/ui/kit/widgets"

	"fyne.io/fyne/v2"
)

// A printer caches drawings rasterised at a size: that is slow, and the
// same card is in many places. It is safe for concurrent use.
type printer struct {
	light art.Light

	lock   sync.Mutex
	prints map[print]image.Image
}

// A print is a drawing at a size, in pixels for each device-independent one.
type print struct {
	name  string
	size  fyne.Size
	scale float32
}

// mostPrints is the most prints that are cached; a game needs about two hundred.
const mostPrints = 400

// albums hold every drawing for each light, by name, made on first use.
var albums = [art.Lights]func() map[string]string{
	sync.OnceValue(func() map[string]string { return art.Drawings(art.Day) }),
	sync.OnceValue(func() map[string]string { return art.Drawings(art.Night) }),
	sync.OnceValue(func() map[string]string { return art.Drawings(art.Stark) }),
}

// printers print the albums.
var printers = [art.Lights]func() *printer{
	sync.OnceValue(func() *printer { return newPrinter(art.Day) }),
	sync.OnceValue(func() *printer { return newPrinter(art.Night) }),
	sync.OnceValue(func() *printer { return newPrinter(art.Stark) }),
}

func newPrinter(l art.Light) *printer { return &printer{light: l, prints: map[print]image.Image{}} }

// print returns a drawing of the album at a size, or nil if there is none, or no room for it.
func (p *printer) print(name string, size fyne.Size) image.Image {
	return p.of(print{name, size, sharpness()})
}

func (p *printer) of(key print) image.Image {
	p.lock.Lock()
	defer p.lock.Unlock()
	if img := p.prints[key]; img != nil {
		return img
	}
	if len(p.prints) >= mostPrints {
		clear(p.prints)
	}
	if key.size.Width <= 0 || key.size.Height <= 0 {
		return nil
	}
	img, err := raster.Draw(albums[p.light]()[key.name], float64(key.size.Width*key.scale), float64(key.size.Height*key.scale))
	if err != nil {
		return nil
	}
	p.prints[key] = img
	return img
}

// sharpest is the least scale at which drawings are printed, so that they stay sharp between pixels.
const sharpest = 2

// sharpness returns the scale at which drawings are printed: that of the window, or sharpest.
func sharpness() float32 {
	most := float32(sharpest)
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		most = max(most, w.Canvas().Scale())
	}
	return most
}

// Ahead returns a function that prints faces and the back before they are needed.
// It takes a while, and may run on any goroutine.
func Ahead(faces []engine.Face, sizes ...fyne.Size) func() {
	l := looks{widgets.CurrentLooks()}
	scale, on := sharpness(), printers[LightOf(l.Looks)]()
	var all []print
	for _, size := range sizes {
		drawn := []art.Placed{art.BackOf(fit(size))}
		for _, f := range faces {
			drawn = append(drawn, l.shows(f, size).plan().Art...)
		}
		for _, a := range drawn {
			all = append(all, print{a.Name, fyne.NewSize(a.Box.Width, a.Box.Height), scale})
		}
	}
	return func() {
		for _, key := range all {
			on.of(key)
		}
	}
}
