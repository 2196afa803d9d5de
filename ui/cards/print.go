package cards

import (
	"image"
	"sync"

	"tabby/engine"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// A printer caches drawings rasterised at a size: that is slow, and the
// same card is in many places. It is safe for concurrent use.
type printer struct {
	light light

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

// printers print the albums.
var printers = [lights]func() *printer{
	sync.OnceValue(func() *printer { return newPrinter(day) }),
	sync.OnceValue(func() *printer { return newPrinter(night) }),
	sync.OnceValue(func() *printer { return newPrinter(stark) }),
}

func newPrinter(l light) *printer { return &printer{light: l, prints: map[print]image.Image{}} }

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
		art := []placed{stripes(fit(size))}
		for _, f := range faces {
			art = append(art, planOf(l.shows(f, size)).art...)
		}
		for _, a := range art {
			all = append(all, print{a.name, a.box.size, scale})
		}
	}
	return func() {
		for _, key := range all {
			on.of(key)
		}
	}
}
