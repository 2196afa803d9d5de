package cards

import (
	"image"
	"sync"

	"tabby/engine"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// A printer keeps drawings as they look at a size: to print one is dear, and the
// same card lies in many places. It may be used from any goroutine.
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

// mostPrints is how many prints are kept; a game needs some thirty.
const mostPrints = 256

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
	// What is in no window is drawn for two pixels to each.
	part := key.scale / offWindow
	printed := &canvas.Image{Resource: albums[p.light]()[key.name], FillMode: canvas.ImageFillContain}
	printed.Resize(fyne.NewSize(key.size.Width*part, key.size.Height*part))
	p.prints[key] = printed.Image
	return printed.Image
}

// offWindow is for how many pixels to each device-independent one Fyne draws
// what is in no window.
const offWindow = 2

// sharpness is for how many pixels drawings are printed: those of the window,
// and at least two, so that they stay fine between pixels.
func sharpness() float32 {
	most := float32(offWindow)
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		most = max(most, w.Canvas().Scale())
	}
	return most
}

// Ahead returns what prints faces and the back at sizes before they are needed.
// It takes a while, and may be run on any goroutine.
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
