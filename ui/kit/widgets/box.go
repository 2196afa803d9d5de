package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// A Box is a rectangle on a screen, in device-independent pixels.
type Box struct {
	At   fyne.Position
	Size fyne.Size
}

// Boxes returns where everything on a screen is, relative to its top left corner,
// even objects so new that the driver does not know them yet.
func Boxes(screen fyne.CanvasObject) map[fyne.CanvasObject]Box {
	all := map[fyne.CanvasObject]Box{}
	addBoxes(screen, fyne.Position{}, all)
	return all
}

func addBoxes(o fyne.CanvasObject, at fyne.Position, all map[fyne.CanvasObject]Box) {
	all[o] = Box{at, o.Size()}
	for _, part := range partsOf(o) {
		addBoxes(part, at.Add(part.Position()), all)
	}
}

// partsOf returns the objects in a container, a scroll or one of our widgets.
func partsOf(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case *container.Scroll:
		return []fyne.CanvasObject{o.Content}
	case wrapper:
		return []fyne.CanvasObject{o.Inner()}
	}
	return nil
}

// Has reports whether a point of the screen is in the box.
func (b Box) Has(at fyne.Position) bool {
	d := at.Subtract(b.At)
	return d.X >= 0 && d.Y >= 0 && d.X < b.Size.Width && d.Y < b.Size.Height
}

// and returns what is in both boxes.
func (b Box) and(o Box) Box {
	at := fyne.NewPos(max(b.At.X, o.At.X), max(b.At.Y, o.At.Y))
	end := fyne.NewPos(min(b.At.X+b.Size.Width, o.At.X+o.Size.Width), min(b.At.Y+b.Size.Height, o.At.Y+o.Size.Height))
	if end.X <= at.X || end.Y <= at.Y {
		return Box{At: at}
	}
	return Box{at, fyne.NewSize(end.X-at.X, end.Y-at.Y)}
}

// Centre returns the middle of the box.
func (b Box) Centre() fyne.Position { return b.At.AddXY(b.Size.Width/2, b.Size.Height/2) }
