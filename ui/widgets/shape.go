package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
)

// A shape arranges objects so that their height follows from their width.
type shape interface {
	// narrowest returns the least width of the objects.
	narrowest(objects []fyne.CanvasObject) float32
	// arrange puts every object at its place in a room, and returns the height that
	// the objects want at its width.
	arrange(objects []fyne.CanvasObject, room fyne.Size, put put) (height float32)
}

// put gives an object its place. It is nil where only the height is asked for.
type put func(o fyne.CanvasObject, at fyne.Position, size fyne.Size)

func (p put) at(o fyne.CanvasObject, at fyne.Position, size fyne.Size) {
	if p != nil {
		p(o, at, size)
	}
}

// shaped lays out the visible objects of a container in a shape.
type shaped struct {
	shape
	width lastWidth
}

// inShape returns a container of objects in a shape.
func inShape(s shape, objects ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &shaped{shape: s}, Objects: objects}
}

// anyHeight is the height of a room in which objects are as high as they want to be.
const anyHeight = 1e6

func (s *shaped) least(objects []fyne.CanvasObject) float32 { return s.narrowest(visible(objects)) }

func (s *shaped) height(objects []fyne.CanvasObject, width float32) float32 {
	return heightIn(s.shape, visible(objects), width)
}

// heightIn returns the height that visible objects want in a shape of that width.
func heightIn(s shape, objects []fyne.CanvasObject, width float32) float32 {
	return s.arrange(objects, fyne.NewSize(width, anyHeight), nil)
}

func (s *shaped) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	s.width = lastWidth(size.Width)
	s.arrange(visible(objects), size, place)
}

func place(o fyne.CanvasObject, at fyne.Position, size fyne.Size) {
	o.Move(at)
	o.Resize(size)
}

// MinSize returns the least width, and the height at the last width.
func (s *shaped) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := s.narrowest(visible(objects))
	return fyne.NewSize(least, s.height(objects, s.width.or(least)))
}

// visible returns the objects that are visible, which are most often all of them.
func visible(objects []fyne.CanvasObject) []fyne.CanvasObject {
	hidden := func(o fyne.CanvasObject) bool { return !o.Visible() }
	if !slices.ContainsFunc(objects, hidden) {
		return objects
	}
	return slices.DeleteFunc(slices.Clone(objects), hidden)
}

// widest returns the least width of the widest object.
func widest(objects []fyne.CanvasObject) float32 {
	width := float32(0)
	for _, o := range objects {
		width = max(width, WidthOf(o))
	}
	return width
}

// total returns the sum of sizes with gaps between them.
func total(sizes []float32, gap float32) float32 {
	sum := gap * float32(max(0, len(sizes)-1))
	for _, s := range sizes {
		sum += s
	}
	return sum
}

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

// narrow is a widget that knows its least width without its height.
type narrow interface {
	LeastWidth() float32
}

// narrowLayout is a layout that knows its least width without its height.
type narrowLayout interface {
	least(objects []fyne.CanvasObject) float32
}

// WidthOf returns the minimum width of o in device-independent pixels. It does not
// ask for the height: a minimum size has both, and objects within objects that asked for
// it at each level would be measured again and again.
func WidthOf(o fyne.CanvasObject) float32 {
	switch o := o.(type) {
	case narrow:
		return o.LeastWidth()
	case *fyne.Container:
		if l, ok := o.Layout.(narrowLayout); ok {
			return l.least(o.Objects)
		}
	}
	return o.MinSize().Width
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
