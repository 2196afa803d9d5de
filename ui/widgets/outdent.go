package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Outdented widens its content by the padding of a bare tile, so that the text
// of the tile starts at the page's margin.
type Outdented struct {
	widget.BaseWidget

	inside fyne.CanvasObject
}

// Outdent returns o widened by the padding of a bare tile around it, so that its
// text starts at the page's margin.
func Outdent(o fyne.CanvasObject) *Outdented {
	out := &Outdented{inside: o}
	out.ExtendBaseWidget(out)
	return out
}

func (o *Outdented) inner() fyne.CanvasObject { return o.inside }

// HeightFor returns the height at that width.
func (o *Outdented) HeightFor(width float32) float32 {
	return HeightFor(o.inside, width+2*theme.Size(SpaceTiny))
}

// CreateRenderer shows the object.
func (o *Outdented) CreateRenderer() fyne.WidgetRenderer { return &outdentRenderer{o} }

type outdentRenderer struct{ *Outdented }

func (r *outdentRenderer) MinSize() fyne.Size { return r.inside.MinSize() }

func (r *outdentRenderer) Layout(size fyne.Size) {
	out := theme.Size(SpaceTiny)
	r.inside.Move(fyne.NewPos(-out, 0))
	r.inside.Resize(fyne.NewSize(size.Width+2*out, size.Height))
}

func (r *outdentRenderer) Refresh()                     { r.inside.Refresh() }
func (r *outdentRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.inside} }
func (r *outdentRenderer) Destroy()                     {}
