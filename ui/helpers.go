package ui

import (
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

// beside is a layout of two objects side by side; the second has a fixed width.
type beside struct{ side float32 }

func (b beside) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	main, side := objects[0], objects[1]
	width := size.Width
	if side.Visible() && main.Visible() {
		width -= b.side
		side.Move(fyne.NewPos(width, 0))
		side.Resize(fyne.NewSize(b.side, size.Height))
	} else {
		side.Move(fyne.Position{})
		side.Resize(size)
	}
	main.Resize(fyne.NewSize(width, size.Height))
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
