package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// A Shelf is as high as what is on it, or scrolls that where it has less room.
type Shelf struct {
	shape.Composed

	// Room is the most height, in device-independent pixels; 0 is no bound. Refresh what holds
	// the shelf when it changes.
	Room float32

	on     fyne.CanvasObject
	scroll scroll
}

// NewShelf returns a shelf with an object on it.
func NewShelf(on fyne.CanvasObject) *Shelf {
	s := &Shelf{on: on, scroll: newScroll(scrolled{SpaceTiny, SpaceTiny, SpaceTiny, widestBody, false}, on)}
	s.All = container.New(shelfLayout{s}, s.scroll.Scroll)
	s.ExtendBaseWidget(s)
	return s
}

// Full returns the height of what is on the shelf at a width.
func (s *Shelf) Full(width float32) float32 { return shape.HeightFor(s.on, width) }

// HeightFor returns the height at that width.
func (s *Shelf) HeightFor(width float32) float32 {
	if s.Room > 0 {
		return min(s.Room, s.Full(width))
	}
	return s.Full(width)
}

// shelfLayout gives all the room to what scrolls, and a little around it to the rings of the focus.
type shelfLayout struct{ *Shelf }

func (l shelfLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	width := shape.WidthOf(l.on)
	return fyne.NewSize(width, l.HeightFor(shape.LastWidthOf(l.Shelf).Or(width)))
}

func (l shelfLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	tiny := theme.Size(SpaceTiny)
	l.scroll.place(fyne.NewSquareOffsetPos(-tiny), size.AddWidthHeight(2*tiny, 2*tiny))
}
