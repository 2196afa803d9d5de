package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// Asking asks for an answer in the place of keys, and is at least as high as they would be. What
// asks scrolls where there is no room for it; the answer below it is always in sight.
type Asking struct {
	shape.Composed

	InPlaceOf fyne.CanvasObject // the keys, or nil

	asks   *Bounded
	answer fyne.CanvasObject
}

// NewAsking returns what asks, and what answers below it.
func NewAsking(asks, answer fyne.CanvasObject) *Asking {
	a := &Asking{asks: NewBounded(asks), answer: answer}
	a.All = container.New(askingLayout{a}, a.asks, answer)
	a.ExtendBaseWidget(a)
	return a
}

// HeightFor returns the height at that width.
func (a *Asking) HeightFor(width float32) float32 {
	height := a.Full(width)
	if a.InPlaceOf != nil {
		height = max(height, shape.HeightFor(a.InPlaceOf, width))
	}
	return height
}

// Full returns the height of all of it at that width.
func (a *Asking) Full(width float32) float32 { return a.asks.HeightFor(width) + a.foot(width) }

// foot returns the height of the answer and the gap above it.
func (a *Asking) foot(width float32) float32 {
	return theme.Size(SpaceSmall) + shape.HeightFor(a.answer, width)
}

// leastHeight returns the height in which the answer and a line of what asks are in sight.
func (a *Asking) leastHeight() float32 {
	width := shape.LastWidthOf(a).Or(LeastPage().Width)
	return theme.Size(SizeTouch) + a.foot(width)
}

// askingLayout puts what asks right above the answer, which is at the foot.
type askingLayout struct{ *Asking }

func (l askingLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	width := shape.WidthOf(l.answer)
	return fyne.NewSize(width, l.HeightFor(shape.LastWidthOf(l.Asking).Or(width)))
}

func (l askingLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	foot, gap := l.foot(size.Width), theme.Size(SpaceSmall)
	room := max(0, size.Height-foot)
	height := min(room, shape.HeightFor(l.asks, size.Width))
	shape.Place(l.asks, fyne.NewPos(0, room-height), fyne.NewSize(size.Width, height))
	shape.Place(l.answer, fyne.NewPos(0, room+gap), fyne.NewSize(size.Width, foot-gap))
}
