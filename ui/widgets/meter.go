package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// A meter shows parts of a whole as parts of a bar.
type meter struct {
	widget.BaseWidget

	whole int
	parts []Part
}

// NewMeter returns a bar for a whole, of which parts are filled from the left.
func NewMeter(whole int, parts ...Part) fyne.CanvasObject {
	m := &meter{whole: max(whole, sum(parts), 1), parts: parts}
	m.ExtendBaseWidget(m)
	return m
}

// The height of a meter, its least width, and the room between its parts, in device-independent
// pixels.
const (
	meterHeight = 12
	meterLeast  = 48
	meterCut    = 2
)

// CreateRenderer draws the meter.
func (m *meter) CreateRenderer() fyne.WidgetRenderer {
	r := &meterRenderer{meter: m}
	for range len(m.parts) + 1 {
		r.objects = append(r.objects, &canvas.Rectangle{FillColor: color.Transparent})
	}
	r.Refresh()
	return r
}

type meterRenderer struct {
	rendererBase // the groove, and each part

	meter *meter
}

func (r *meterRenderer) MinSize() fyne.Size {
	return fyne.NewSize(meterLeast, meterHeight*looksOf(r.meter).scale())
}

func (r *meterRenderer) Layout(size fyne.Size) {
	place(r.objects[0], fyne.Position{}, size)
	x := float32(0)
	for i, p := range r.meter.parts {
		width := size.Width * float32(p.Size) / float32(r.meter.whole)
		place(r.objects[i+1], fyne.NewPos(x, 0), fyne.NewSize(max(0, width-meterCut), size.Height))
		x += width
	}
}

func (r *meterRenderer) Refresh() {
	l := looksOf(r.meter)
	corner := r.MinSize().Height / 3
	for i, o := range r.objects {
		part := o.(*canvas.Rectangle)
		part.CornerRadius = corner
		part.FillColor = l.color(ColorDisabledFill)
		if i == 0 { // in high contrast the groove has no colour of its own
			part.StrokeColor, part.StrokeWidth = l.color(ColorTileEdge), hairline
		} else {
			part.FillColor, part.Hidden = l.color(r.meter.parts[i-1].Color), r.meter.parts[i-1].Size == 0
		}
		part.Refresh()
	}
	r.Layout(r.meter.Size())
}
