package widgets

import (
	"fyne.io/fyne/v2"

	"tabby/ui/kit/widgets/shape"
)

// WideOr returns a container that shows wide if it has a width of least device-independent
// pixels, which grow with the text, and narrow otherwise.
func WideOr(least float32, wide, narrow fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &wideOr{enough: least}, Objects: []fyne.CanvasObject{wide, narrow}}
}

type wideOr struct {
	enough float32
	width  shape.LastWidth
}

// fitting returns which of two objects fits the width, and the other.
func (w *wideOr) fitting(objects []fyne.CanvasObject, width float32) (fits, other fyne.CanvasObject) {
	if width >= w.enough*CurrentLooks().Scale() {
		return objects[0], objects[1]
	}
	return objects[1], objects[0]
}

func (*wideOr) Least(objects []fyne.CanvasObject) float32 { return shape.WidthOf(objects[1]) }

func (w *wideOr) Height(objects []fyne.CanvasObject, width float32) float32 {
	fits, _ := w.fitting(objects, width)
	return shape.HeightFor(fits, width)
}

func (w *wideOr) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	w.width = shape.LastWidth(size.Width)
	fits, other := w.fitting(objects, size.Width)
	SetVisible(other, false)
	SetVisible(fits, true)
	shape.Place(fits, fyne.Position{}, size)
}

// MinSize returns the least width of the narrow object, and the height at the last width.
func (w *wideOr) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := w.Least(objects)
	return fyne.NewSize(least, w.Height(objects, w.width.Or(least)))
}
