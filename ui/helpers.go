package ui

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/ui/widgets"
)

// setVisible shows an object or hides it.
func setVisible(o fyne.CanvasObject, on bool) {
	switch {
	case on && !o.Visible():
		o.Show()
	case !on && o.Visible():
		o.Hide()
	}
}

// setColor changes the ink of a text; "" is the ink of the page.
func setColor(t *widgets.Text, ink fyne.ThemeColorName) {
	if t.Look.Color != ink {
		t.Look.Color = ink
		t.Refresh()
	}
}

// setSize changes the size of a text.
func setSize(t *widgets.Text, size fyne.ThemeSizeName) {
	if t.Look.Size != size {
		t.Look.Size = size
		t.Refresh()
	}
}

// centred puts an object in the middle of the room there is.
func centred(o fyne.CanvasObject) fyne.CanvasObject { return container.NewCenter(o) }

// sized shows an object at one size, in the middle of the room there is.
func sized(o fyne.CanvasObject, size fyne.Size) fyne.CanvasObject {
	return container.New(fixed(size), o)
}

// fixed is a layout of one size, whether what it holds is seen or not. It keeps
// to whole pixels, without which drawings blur.
type fixed fyne.Size

func (f fixed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	middle := fyne.NewPos(floor((size.Width-f.Width)/2), floor((size.Height-f.Height)/2))
	for _, o := range objects {
		o.Move(middle)
		o.Resize(fyne.Size(f))
	}
}

func (f fixed) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size(f) }

func floor(x float32) float32 { return float32(math.Floor(float64(x))) }

// A sizeWatch lays its objects over one another, and tells of every change of
// its size.
type sizeWatch struct {
	size    fyne.Size
	changed func(fyne.Size)
}

// watchSize returns a container that tells of every change of its size before
// it lays out what is in it.
func watchSize(changed func(fyne.Size), objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&sizeWatch{changed: changed}, objects...)
}

func (w *sizeWatch) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if w.size != size {
		w.size = size
		w.changed(size)
	}
	for _, o := range objects {
		o.Move(fyne.Position{})
		o.Resize(size)
	}
}

func (w *sizeWatch) MinSize(objects []fyne.CanvasObject) fyne.Size {
	size := fyne.Size{}
	for _, o := range objects {
		size = size.Max(o.MinSize())
	}
	return size
}

// beside is a layout of objects side by side, the first as wide as the others
// leave it. One that is alone takes all the room.
type beside struct {
	sides []float32 // the widths of all but the first
}

func (b beside) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	alone := b.alone(objects)
	x := size.Width
	for i := len(objects) - 1; i >= 0; i-- {
		o := objects[i]
		width := size.Width
		switch {
		case !o.Visible():
			continue
		case i > 0 && !alone:
			width = b.sides[i-1]
		case !alone:
			width = x
		}
		x -= width
		o.Move(fyne.NewPos(max(0, x), 0))
		o.Resize(fyne.NewSize(width, size.Height))
	}
}

// alone reports whether just one of the objects is seen.
func (b beside) alone(objects []fyne.CanvasObject) bool {
	seen := 0
	for _, o := range objects {
		if o.Visible() {
			seen++
		}
	}
	return seen < 2
}

func (b beside) MinSize(objects []fyne.CanvasObject) fyne.Size {
	size := fyne.Size{}
	for _, o := range objects {
		if o.Visible() {
			size = size.Max(o.MinSize())
		}
	}
	return size
}
