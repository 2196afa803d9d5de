package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// A Bounded is as high as the object in it, or scrolls that where it has less room.
type Bounded struct {
	shape.Composed

	// Room is the most height, in device-independent pixels; 0 is no bound. Refresh what holds
	// it when it changes.
	Room float32

	on     fyne.CanvasObject
	scroll scroll
}

// NewBounded bounds an object.
func NewBounded(on fyne.CanvasObject) *Bounded {
	s := &Bounded{on: on, scroll: newScroll(scrolled{SpaceTiny, SpaceTiny, SpaceTiny, widestBody, false}, on)}
	s.All = container.New(boundedLayout{s}, s.scroll.Scroll)
	s.ExtendBaseWidget(s)
	return s
}

// Full returns the height of what is on it at a width.
func (s *Bounded) Full(width float32) float32 { return shape.HeightFor(s.on, width) }

// HeightFor returns the height at that width.
func (s *Bounded) HeightFor(width float32) float32 {
	if s.Room > 0 {
		return min(s.Room, s.Full(width))
	}
	return s.Full(width)
}

// boundedLayout gives all the room to what scrolls, and a little around it to the rings of the focus.
type boundedLayout struct{ *Bounded }

func (l boundedLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	width := shape.WidthOf(l.on)
	return fyne.NewSize(width, l.HeightFor(shape.LastWidthOf(l.Bounded).Or(width)))
}

func (l boundedLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	tiny := theme.Size(SpaceTiny)
	l.scroll.place(fyne.NewSquareOffsetPos(-tiny), size.AddWidthHeight(2*tiny, 2*tiny))
}
