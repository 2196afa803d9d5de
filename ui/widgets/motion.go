package widgets

import (
	"image/color"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
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
		return []fyne.CanvasObject{o.inner()}
	}
	return nil
}

// Has reports whether a point of the screen is in the box.
func (b Box) Has(at fyne.Position) bool {
	d := at.Subtract(b.At)
	return d.X >= 0 && d.Y >= 0 && d.X < b.Size.Width && d.Y < b.Size.Height
}

// centre returns the middle of the box.
func (b Box) centre() fyne.Position { return b.At.AddXY(b.Size.Width/2, b.Size.Height/2) }

// A Flight moves an object from the middle of one box to that of another.
type Flight struct {
	Object   fyne.CanvasObject
	From, To Box
}

// A Motion is a layer above a screen, as large as it, in which objects are animated or
// follow the pointer. It takes no taps.
type Motion struct {
	layer  *fyne.Container
	moving *fyne.Animation
	done   func()
}

// NewMotion returns an empty layer.
func NewMotion() *Motion { return &Motion{layer: container.NewWithoutLayout()} }

// Layer returns the layer.
func (m *Motion) Layer() fyne.CanvasObject { return m.layer }

// Empty reports whether nothing is moving.
func (m *Motion) Empty() bool { return len(m.layer.Objects) == 0 }

// Start animates objects for a duration, all at once, and then removes them and
// calls done. Earlier flights end first.
func (m *Motion) Start(flights []Flight, d time.Duration, done func()) {
	m.Stop()
	if len(flights) == 0 {
		done()
		return
	}
	m.done = done
	for _, f := range flights {
		f.Object.Resize(f.To.Size)
		m.layer.Add(f.Object)
		m.put(f.Object, f.From.centre())
	}
	m.moving = fyne.NewAnimation(d, func(part float32) {
		for _, f := range flights {
			m.put(f.Object, between(f.From.centre(), f.To.centre(), part))
		}
		if part == 1 {
			m.Stop()
		}
	})
	m.moving.Start()
}

func between(from, to fyne.Position, part float32) fyne.Position {
	way := to.Subtract(from)
	return from.AddXY(way.X*part, way.Y*part)
}

// put centres an object on a point of the screen, in whole
// pixels: between them drawings blur.
func (m *Motion) put(o fyne.CanvasObject, at fyne.Position) {
	corner := at.SubtractXY(o.Size().Width/2, o.Size().Height/2)
	o.Move(fyne.NewPos(float32(math.Round(float64(corner.X))), float32(math.Round(float64(corner.Y)))))
	canvas.Refresh(m.layer)
}

// Follow shows an object centred on a point of the screen, above
// frames around the boxes where it may be dropped.
func (m *Motion) Follow(o fyne.CanvasObject, size fyne.Size, at fyne.Position, boxes []Box) {
	if len(m.layer.Objects) != len(boxes)+1 || m.layer.Objects[len(boxes)] != o {
		m.Stop()
		m.mark(boxes)
		o.Resize(size)
		m.layer.Add(o)
	}
	m.put(o, at)
}

// mark puts frames around boxes.
func (m *Motion) mark(boxes []Box) {
	l := currentLooks()
	for _, b := range boxes {
		frame := canvas.NewRectangle(color.Transparent)
		frame.StrokeColor, frame.StrokeWidth = l.color(ColorAccent), ringWidth
		frame.CornerRadius = l.size(SpaceSmall)
		frame.Resize(b.Size.AddWidthHeight(2*ringWidth, 2*ringWidth))
		m.layer.Add(frame)
		m.put(frame, b.centre())
	}
}

// Stop ends every flight at once, and removes what follows the pointer.
func (m *Motion) Stop() {
	if m.moving != nil {
		m.moving.Stop()
		m.moving = nil
	}
	if !m.Empty() {
		m.layer.RemoveAll()
	}
	if done := m.done; done != nil {
		m.done = nil
		done()
	}
}
