package cards

import (
	"fmt"
	"image"
	"sync"

	"tabby/engine"
	"tabby/internal/draw/art"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
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

// An album holds drawings by name.
type album map[string]fyne.Resource

// albums hold every drawing for each light, made on first use.
var albums = [art.Lights]func() album{
	sync.OnceValue(func() album { return newAlbum(art.Day) }),
	sync.OnceValue(func() album { return newAlbum(art.Night) }),
	sync.OnceValue(func() album { return newAlbum(art.Stark) }),
}

func newAlbum(l art.Light) album {
	a := album{}
	for name, drawing := range art.Drawings(l) {
		a[name] = fyne.NewStaticResource(fmt.Sprintf("card-%s-%d.svg", name, l), []byte(drawing))
	}
	return a
}

// printers print the albums.
var printers = [art.Lights]func() *printer{
	sync.OnceValue(func() *printer { return newPrinter(art.Day) }),
	sync.OnceValue(func() *printer { return newPrinter(art.Night) }),
	sync.OnceValue(func() *printer { return newPrinter(art.Stark) }),
}

func newPrinter(l art.Light) *printer { return &printer{light: l, prints: map[print]image.Image{}} }

// print returns a drawing of the album at a size, or nil if there is none.
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
	// Outside a window Fyne draws two pixels to each device-independent one.
	part := key.scale / offWindow
	printed := &canvas.Image{Resource: albums[p.light]()[key.name], FillMode: canvas.ImageFillContain}
	printed.Resize(fyne.NewSize(key.size.Width*part, key.size.Height*part))
	p.prints[key] = printed.Image
	return printed.Image
}

// offWindow is the scale at which Fyne draws an image
// outside a window.
const offWindow = 2

// sharpness returns the scale at which drawings are printed: that of the window,
// and at least two, so that they stay sharp between pixels.
func sharpness() float32 {
	most := float32(offWindow)
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		most = max(most, w.Canvas().Scale())
	}
	return most
}

// Ahead returns a function that prints faces and the back before they are needed.
// It takes a while, and may run on any goroutine.
func Ahead(faces []engine.Face, sizes ...fyne.Size) func() {
	l := looks{theme.Current(), fyne.CurrentApp().Settings().ThemeVariant()}
	scale, on := sharpness(), printers[l.light()]()
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
