package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// HalfPhone is the least width of one of two buttons side by side.
const HalfPhone = 140

// RowBadge and SmallBadge are the sides of a badge: in a row, and above a column.
const (
	RowBadge   = 32
	SmallBadge = 24
)

// LargeText reports whether text is so large that a row must do without
// decoration.
func LargeText() bool { return theme.Size(SizeBody) >= 24 }

// SetVisible shows or hides o. It does nothing where o is so already, and so
// causes no needless repaint.
func SetVisible(o fyne.CanvasObject, on bool) {
	switch {
	case on && !o.Visible():
		o.Show()
	case !on && o.Visible():
		o.Hide()
	}
}

// Sized returns o at a fixed size, centred in the space there is.
func Sized(o fyne.CanvasObject, size fyne.Size) fyne.CanvasObject {
	return container.New(fixed(size), o)
}

// fixed lays out objects at one size, hidden or not. It keeps to whole pixels,
// without which drawings blur.
type fixed fyne.Size

func (f fixed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	middle := fyne.NewPos(shape.Floor((size.Width-f.Width)/2), shape.Floor((size.Height-f.Height)/2))
	for _, o := range objects {
		shape.Place(o, middle, fyne.Size(f))
	}
}

func (f fixed) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size(f) }

// Watch returns a container that stacks objects and calls changed with every
// new size before it lays them out.
func Watch(changed func(fyne.Size), objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&sizeWatch{stack: layout.NewStackLayout(), changed: changed}, objects...)
}

type sizeWatch struct {
	stack   fyne.Layout
	size    fyne.Size
	changed func(fyne.Size)
}

func (w *sizeWatch) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if w.size != size {
		w.size = size
		w.changed(size)
	}
	w.stack.Layout(objects, size)
}

func (w *sizeWatch) MinSize(objects []fyne.CanvasObject) fyne.Size { return w.stack.MinSize(objects) }

// Beside returns a container of objects side by side. The first is as wide as
// the others leave it; sides are the widths of those. An object that is alone
// takes the whole width.
func Beside(sides []float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(beside{sides}, objects...)
}

type beside struct{ sides []float32 }

func (b beside) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	alone, end := len(shape.Visible(objects)) < 2, size.Width
	for i, o := range slices.Backward(objects) {
		width := end
		switch {
		case !o.Visible():
			continue
		case i > 0 && !alone:
			width = b.sides[i-1]
		}
		end -= width
		shape.Place(o, fyne.NewPos(max(0, end), 0), fyne.NewSize(width, size.Height))
	}
}

func (b beside) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return layout.NewStackLayout().MinSize(objects)
}

// Middle returns o as wide as the room there is, but for a margin, at the middle of its height.
func Middle(o fyne.CanvasObject) *fyne.Container { return container.New(middle{}, o) }

type middle struct{}

func (middle) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

func (middle) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	margin := theme.Size(SpaceLarge)
	width := max(0, size.Width-2*margin)
	height := shape.HeightFor(objects[0], width)
	shape.Place(objects[0], fyne.NewPos(margin, (size.Height-height)/2), fyne.NewSize(width, height))
}
