package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Progress shows how far something is: a bar that fills from the left.
type Progress struct {
	widget.BaseWidget

	share float32
}

// progressHeight is how high a bar is, in device-independent pixels.
const progressHeight = 8

// NewProgress is a bar that is empty.
func NewProgress() *Progress {
	p := &Progress{}
	p.ExtendBaseWidget(p)
	return p
}

// SetShare says how far it is, from 0 to 1.
func (p *Progress) SetShare(share float32) {
	share = max(0, min(1, share))
	if p.share != share {
		p.share = share
		p.Refresh()
	}
}

// CreateRenderer draws the bar.
func (p *Progress) CreateRenderer() fyne.WidgetRenderer {
	p.ExtendBaseWidget(p)
	r := &progressRenderer{progress: p, ground: canvas.NewRectangle(nil), done: canvas.NewRectangle(nil)}
	r.Refresh()
	return r
}

type progressRenderer struct {
	rendererBase

	progress     *Progress
	ground, done *canvas.Rectangle
}

func (r *progressRenderer) MinSize() fyne.Size { return fyne.NewSize(progressHeight, progressHeight) }

func (r *progressRenderer) Layout(size fyne.Size) {
	r.ground.Resize(size)
	r.done.Resize(fyne.NewSize(size.Width*r.progress.share, size.Height))
}

func (r *progressRenderer) Refresh() {
	l := looksOf(r.progress)
	r.ground.FillColor, r.done.FillColor = l.color(ColorTile), l.color(ColorFelt)
	r.ground.StrokeColor, r.ground.StrokeWidth = l.color(ColorOutline), hairline
	r.ground.CornerRadius, r.done.CornerRadius = progressHeight/2, progressHeight/2
	r.done.Hidden = r.progress.share == 0
	r.Layout(r.progress.Size())
	canvas.Refresh(r.progress)
}

func (r *progressRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ground, r.done}
}
