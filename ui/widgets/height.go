package widgets

import "fyne.io/fyne/v2"

// heighter is a widget whose height depends on its width.
type heighter interface {
	HeightFor(width float32) float32
}

// highLayout is a layout whose height depends on its width.
type highLayout interface {
	height(objects []fyne.CanvasObject, width float32) float32
}

// HeightFor returns the preferred height of o at the given width, both in
// device-independent pixels. Objects whose height does not depend on their
// width have their minimum height.
func HeightFor(o fyne.CanvasObject, width float32) float32 {
	switch o := o.(type) {
	case heighter:
		return o.HeightFor(width)
	case *fyne.Container:
		if l, ok := o.Layout.(highLayout); ok {
			return l.height(o.Objects, width)
		}
	}
	return o.MinSize().Height
}

// lastWidth is the width a layout or widget had last, because Fyne
// asks for the minimum size before it says how wide it will be.
type lastWidth float32

// lastWidthOf returns the width that a widget was given last.
func lastWidthOf(o fyne.CanvasObject) lastWidth { return lastWidth(o.Size().Width) }

func (w lastWidth) or(fallback float32) float32 {
	if w > 0 {
		return float32(w)
	}
	return fallback
}
