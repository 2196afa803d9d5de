package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"tabby/ui/widgets"
)

// An outdented object takes the room that a bare tile keeps around it, so that its
// words stand at the margin like all others.
type outdented struct {
	widget.BaseWidget

	inside fyne.CanvasObject
}

func outdent(o fyne.CanvasObject) *outdented {
	out := &outdented{inside: o}
	out.ExtendBaseWidget(out)
	return out
}

// HeightFor is the height at that width.
func (o *outdented) HeightFor(width float32) float32 {
	return widgets.HeightFor(o.inside, width+2*theme.Size(widgets.SpaceTiny))
}

// CreateRenderer shows the object.
func (o *outdented) CreateRenderer() fyne.WidgetRenderer { return &outdentedRenderer{o} }

type outdentedRenderer struct{ *outdented }

func (r *outdentedRenderer) MinSize() fyne.Size { return r.inside.MinSize() }

func (r *outdentedRenderer) Layout(size fyne.Size) {
	out := theme.Size(widgets.SpaceTiny)
	r.inside.Move(fyne.NewPos(-out, 0))
	r.inside.Resize(fyne.NewSize(size.Width+2*out, size.Height))
}

func (r *outdentedRenderer) Refresh()                     { r.inside.Refresh() }
func (r *outdentedRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.inside} }
func (r *outdentedRenderer) Destroy()                     {}
