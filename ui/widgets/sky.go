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
	var inner []fyne.CanvasObject
	switch o := o.(type) {
	case *fyne.Container:
		inner = o.Objects
	case *container.Scroll:
		inner = []fyne.CanvasObject{o.Content}
	case wrapper:
		inner = []fyne.CanvasObject{o.inner()}
	}
	for _, child := range inner {
		addBoxes(child, at.Add(child.Position()), all)
	}
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

// A Sky is a layer above a screen, as large as it, in which objects are animated or
// follow the pointer. It takes no taps.
type Sky struct {
	layer  *fyne.Container
	moving *fyne.Animation
	land   func()
}

// NewSky returns an empty sky.
func NewSky() *Sky { return &Sky{layer: container.NewWithoutLayout()} }

// Layer returns the layer.
func (s *Sky) Layer() fyne.CanvasObject { return s.layer }

// Empty reports whether nothing is moving.
func (s *Sky) Empty() bool { return len(s.layer.Objects) == 0 }

// Fly animates objects for a duration, all at once, and then removes them and
// calls land. Earlier flights land first.
func (s *Sky) Fly(flights []Flight, d time.Duration, land func()) {
	s.Land()
	if len(flights) == 0 {
		land()
		return
	}
	s.land = land
	for _, f := range flights {
		f.Object.Resize(f.To.Size)
		s.layer.Add(f.Object)
		s.put(f.Object, f.From.centre())
	}
	s.moving = fyne.NewAnimation(d, func(done float32) {
		for _, f := range flights {
			s.put(f.Object, between(f.From.centre(), f.To.centre(), done))
		}
		if done == 1 {
			s.Land()
		}
	})
	s.moving.Start()
}

func between(from, to fyne.Position, done float32) fyne.Position {
	way := to.Subtract(from)
	return from.AddXY(way.X*done, way.Y*done)
}

// put centres an object on a point of the screen, in whole
// pixels: between them drawings blur.
func (s *Sky) put(o fyne.CanvasObject, at fyne.Position) {
	corner := at.SubtractXY(o.Size().Width/2, o.Size().Height/2)
	o.Move(fyne.NewPos(float32(math.Round(float64(corner.X))), float32(math.Round(float64(corner.Y)))))
	canvas.Refresh(s.layer)
}

// Follow shows an object centred on a point of the screen, above
// frames around the boxes where it may be dropped.
func (s *Sky) Follow(o fyne.CanvasObject, size fyne.Size, at fyne.Position, boxes []Box) {
	if len(s.layer.Objects) != len(boxes)+1 || s.layer.Objects[len(boxes)] != o {
		s.Land()
		s.mark(boxes)
		o.Resize(size)
		s.layer.Add(o)
	}
	s.put(o, at)
}

// mark puts frames around boxes.
func (s *Sky) mark(boxes []Box) {
	l := currentLooks()
	for _, b := range boxes {
		frame := canvas.NewRectangle(color.Transparent)
		frame.StrokeColor, frame.StrokeWidth = l.color(ColorAccent), ringWidth
		frame.CornerRadius = l.size(SpaceSmall)
		frame.Resize(b.Size.AddWidthHeight(2*ringWidth, 2*ringWidth))
		s.layer.Add(frame)
		s.put(frame, b.centre())
	}
}

// Land ends every flight at once, and removes what follows the pointer.
func (s *Sky) Land() {
	if s.moving != nil {
		s.moving.Stop()
		s.moving = nil
	}
	if !s.Empty() {
		s.layer.RemoveAll()
	}
	if land := s.land; land != nil {
		s.land = nil
		land()
	}
}
