package moving

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/ui/kit/widgets/shape"
)

// A Slide shows an object, which can be moved from its place.
type Slide struct {
	shape.Composed

	shift fyne.Position
}

// NewSlide returns a slide with an object at its place.
func NewSlide(o fyne.CanvasObject) *Slide {
	s := &Slide{}
	s.All = container.New(slideLayout{s}, o)
	s.ExtendBaseWidget(s)
	return s
}

// Shift moves the object from its place, to the right and down by so many device-independent pixels.
func (s *Slide) Shift(by fyne.Position) {
	if s.shift != by {
		s.shift = by
		s.All.Refresh()
	}
}

// HeightFor returns the height at that width.
func (s *Slide) HeightFor(width float32) float32 { return shape.HeightFor(s.All.Objects[0], width) }

type slideLayout struct{ slide *Slide }

func (l slideLayout) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

func (l slideLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	shape.Place(objects[0], l.slide.shift, size)
}
