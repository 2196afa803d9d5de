package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// Asking is a warning that asks for an answer, and one answer below it. It takes the place
// of keys, and is at least as high as they would be. Its text scrolls where there is no
// room for it; the answer is always in sight.
type Asking struct {
	shape.Composed

	InPlaceOf fyne.CanvasObject // the keys, or nil

	text   *Text
	notice *fyne.Container
	scroll scroll // around the notice
	answer fyne.CanvasObject
}

// NewAsking returns a warning without a text.
func NewAsking(answer fyne.CanvasObject) *Asking {
	a := &Asking{text: NewBody(""), answer: answer}
	a.notice = NewNoticeOf(Warning, a.text)
	a.scroll = newScroll(scrolled{SpaceNone, SpaceNone, SpaceNone, widestBody, false}, a.notice)
	a.All = container.New(askingLayout{a}, a.scroll.Scroll, answer)
	a.ExtendBaseWidget(a)
	return a
}

// SetText changes what is asked.
func (a *Asking) SetText(text string) { a.text.SetText(text) }

// HeightFor returns the height at that width.
func (a *Asking) HeightFor(width float32) float32 {
	height := shape.HeightFor(a.notice, width) + a.foot(width)
	if a.InPlaceOf != nil {
		height = max(height, shape.HeightFor(a.InPlaceOf, width))
	}
	return height
}

// foot returns the height of the answer and the gap above it.
func (a *Asking) foot(width float32) float32 {
	return theme.Size(SpaceSmall) + shape.HeightFor(a.answer, width)
}

// leastHeight returns the height in which the answer and a line of the text are in sight.
func (a *Asking) leastHeight() float32 {
	width := shape.LastWidthOf(a).Or(LeastPage().Width)
	return theme.Size(SizeTouch) + a.foot(width)
}

// askingLayout puts the text right above the answer, which is at the foot.
type askingLayout struct{ *Asking }

func (l askingLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	width := shape.WidthOf(l.answer)
	return fyne.NewSize(width, l.HeightFor(shape.LastWidthOf(l.Asking).Or(width)))
}

func (l askingLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	foot, gap := l.foot(size.Width), theme.Size(SpaceSmall)
	room := max(0, size.Height-foot)
	height := min(room, shape.HeightFor(l.notice, size.Width))
	l.scroll.place(fyne.NewPos(0, room-height), fyne.NewSize(size.Width, height))
	shape.Place(l.answer, fyne.NewPos(0, room+gap), fyne.NewSize(size.Width, foot-gap))
}
