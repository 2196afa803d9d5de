// Package shape lays objects out so that their height follows from their width.
//
// It knows no theme: gaps and sizes are handed in by who makes a shape
// (docs/decisions/look.md says why Fyne's layouts are not enough).
package shape

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A Shape arranges objects so that their height follows from their width.
type Shape interface {
	// Narrowest returns the least width of the objects.
	Narrowest(objects []fyne.CanvasObject) float32
	// Arrange puts every object at its place in a room, and returns the height that
	// the objects want at its width.
	Arrange(objects []fyne.CanvasObject, room fyne.Size, put Put) (height float32)
}

// Put gives an object its place. It is nil if only the height is asked for.
type Put func(o fyne.CanvasObject, at fyne.Position, size fyne.Size)

// At gives an object its place, unless only the height is asked for.
func (p Put) At(o fyne.CanvasObject, at fyne.Position, size fyne.Size) {
	if p != nil {
		p(o, at, size)
	}
}

// Shaped lays out the visible objects of a container in a shape.
type Shaped struct {
	Shape

	Width LastWidth // of the container
	all   bool      // also those that are hidden
}

// In returns a container of objects in a shape.
func In(s Shape, objects ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &Shaped{Shape: s}, Objects: objects}
}

// AllIn is In for a shape that shows and hides the objects.
func AllIn(s Shape, objects ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &Shaped{Shape: s, all: true}, Objects: objects}
}

// Arranged is the shape of a function that arranges objects, the widest of which says how narrow they can be.
type Arranged func(objects []fyne.CanvasObject, room fyne.Size, put Put) (height float32)

// Narrowest returns the least width of the widest object.
func (Arranged) Narrowest(objects []fyne.CanvasObject) float32 { return Widest(objects) }

// Arrange calls the function.
func (a Arranged) Arrange(objects []fyne.CanvasObject, room fyne.Size, put Put) float32 {
	return a(objects, room, put)
}

// AnyHeight is the height of a room in which objects are as high as they want to be.
const AnyHeight = 1e6

// of returns the objects that are laid out.
func (s *Shaped) of(objects []fyne.CanvasObject) []fyne.CanvasObject {
	if s.all {
		return objects
	}
	return Visible(objects)
}

// Least returns the least width of the visible objects.
func (s *Shaped) Least(objects []fyne.CanvasObject) float32 { return s.Narrowest(s.of(objects)) }

// Height returns the height that the visible objects want at that width.
func (s *Shaped) Height(objects []fyne.CanvasObject, width float32) float32 {
	return HeightIn(s.Shape, s.of(objects), width)
}

// HeightIn returns the height that visible objects want in a shape of that width.
func HeightIn(s Shape, objects []fyne.CanvasObject, width float32) float32 {
	return s.Arrange(objects, fyne.NewSize(width, AnyHeight), nil)
}

// Layout puts the visible objects at their places.
func (s *Shaped) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	s.Width = LastWidth(size.Width)
	s.Arrange(s.of(objects), size, Place)
}

// Place moves and resizes an object.
func Place(o fyne.CanvasObject, at fyne.Position, size fyne.Size) {
	o.Move(at)
	o.Resize(size)
}

// MinSize returns the least width, and the height at the last width.
func (s *Shaped) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := s.Least(objects)
	return fyne.NewSize(least, s.Height(objects, s.Width.Or(least)))
}

// Visible returns the objects that are visible, which are most often all of them.
func Visible(objects []fyne.CanvasObject) []fyne.CanvasObject {
	hidden := func(o fyne.CanvasObject) bool { return !o.Visible() }
	if !slices.ContainsFunc(objects, hidden) {
		return objects
	}
	return slices.DeleteFunc(slices.Clone(objects), hidden)
}

// Widest returns the least width of the widest object.
func Widest(objects []fyne.CanvasObject) float32 {
	width := float32(0)
	for _, o := range objects {
		width = max(width, WidthOf(o))
	}
	return width
}

// Total returns the sum of sizes with gaps between them.
func Total(sizes []float32, gap float32) float32 {
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
	Height(objects []fyne.CanvasObject, width float32) float32
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
			return l.Height(o.Objects, width)
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
	Least(objects []fyne.CanvasObject) float32
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
			return l.Least(o.Objects)
		}
	}
	return o.MinSize().Width
}

// LastWidth is the width a layout or widget had last, because Fyne
// asks for the minimum size before it says how wide it will be.
type LastWidth float32

// LastWidthOf returns the width that a widget was given last.
func LastWidthOf(o fyne.CanvasObject) LastWidth { return LastWidth(o.Size().Width) }

// Or returns the width, or another if there was none yet.
func (w LastWidth) Or(fallback float32) float32 {
	if w > 0 {
		return float32(w)
	}
	return fallback
}

// High returns the shape of objects on top of each other, of a least height in device-independent pixels.
func High(least float32) Shape {
	return Arranged(func(objects []fyne.CanvasObject, room fyne.Size, put Put) float32 {
		height := least
		for _, o := range objects {
			height = max(height, HeightFor(o, room.Width))
		}
		for _, o := range objects {
			put.At(o, fyne.Position{}, fyne.NewSize(room.Width, height))
		}
		return height
	})
}

// Floor rounds down to whole pixels: between them drawings blur.
func Floor(x float32) float32 { return float32(math.Floor(float64(x))) }

// Ceil rounds up to whole pixels, so that nothing loses room.
func Ceil(x float32) float32 { return float32(math.Ceil(float64(x))) }

// Composed is the base of a widget that is made of other objects alone. Embed it, set
// All, and extend the base widget.
type Composed struct {
	widget.BaseWidget

	All   *fyne.Container // the objects
	Paint func()          // gives the objects the colours of the theme, before they are drawn; or nil
}

// Inner returns the objects.
func (c *Composed) Inner() fyne.CanvasObject { return c.All }

// LeastWidth returns the minimum width.
func (c *Composed) LeastWidth() float32 { return WidthOf(c.All) }

// HeightFor returns the height at that width.
func (c *Composed) HeightFor(width float32) float32 { return HeightFor(c.All, width) }

// CreateRenderer draws the objects.
func (c *Composed) CreateRenderer() fyne.WidgetRenderer {
	c.paint()
	return widget.NewSimpleRenderer(c.All)
}

// Refresh draws the objects again.
func (c *Composed) Refresh() {
	c.paint()
	c.BaseWidget.Refresh()
}

func (c *Composed) paint() {
	if c.Paint != nil {
		c.Paint()
	}
}
