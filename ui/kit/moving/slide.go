package moving

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A Slide shows an object, which can be moved from its place.
type Slide struct {
	shape.Composed

	Sinks bool // what has moved down is behind what stands below it

	clip  *container.Clip
	inner *fyne.Container // the object
	shift fyne.Position
}

// NewSlide returns a slide with an object at its place.
func NewSlide(o fyne.CanvasObject) *Slide {
	s := &Slide{inner: container.NewWithoutLayout(o)}
	s.clip = widgets.NewClip(s.inner)
	s.All = container.New(slideLayout{s}, s.clip)
	s.ExtendBaseWidget(s)
	return s
}

// Shift moves the object from its place, to the right and down by this many device-independent pixels.
func (s *Slide) Shift(by fyne.Position) {
	if s.shift != by {
		s.shift = by
		s.All.Refresh()
	}
}

// HeightFor returns the height at that width.
func (s *Slide) HeightFor(width float32) float32 { return shape.HeightFor(s.inner.Objects[0], width) }

type slideLayout struct{ slide *Slide }

func (l slideLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return l.slide.inner.Objects[0].MinSize()
}

// Layout shows what is so far around the place of the object as that is large.
func (l slideLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s, seen := l.slide, fyne.NewSize(3*size.Width, 3*size.Height)
	if s.Sinks && s.shift.Y > 0 {
		seen.Height = 2 * size.Height
	}
	shape.Place(s.clip, fyne.NewPos(-size.Width, -size.Height), seen)
	shape.Place(s.inner.Objects[0], s.shift.AddXY(size.Width, size.Height), size)
}
