package pictures

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A Meter shows parts of a whole as parts of a bar.
type Meter struct {
	widget.BaseWidget

	Height float32             // in device-independent pixels at the usual size of text
	edge   fyne.ThemeColorName // of the groove, which in high contrast has no colour of its own
	parts  []share             // from the left
}

// A share is a part of a meter, from 0 to 1, in a colour of the theme.
type share struct {
	size float32
	ink  fyne.ThemeColorName
}

// The height of a meter and of a thin one, and the room between its parts, in
// device-independent pixels. A meter is at least so many times as wide as high.
const (
	meterHeight = 12
	thinHeight  = 6
	meterCut    = 2
	meterLeast  = 4
)

// NewMeter returns a bar for a whole, of which parts are filled from the left.
func NewMeter(whole int, parts ...Part) *Meter {
	m := &Meter{Height: meterHeight, edge: widgets.ColorTileEdge}
	for _, p := range parts {
		m.parts = append(m.parts, share{float32(p.Size) / float32(max(whole, sum(parts), 1)), p.Color})
	}
	m.ExtendBaseWidget(m)
	return m
}

// NewGauge returns a thin bar that is empty until [Meter.Fill].
func NewGauge() *Meter {
	m := &Meter{Height: thinHeight, edge: widgets.ColorOutline, parts: make([]share, 1)}
	m.ExtendBaseWidget(m)
	return m
}

// Fill fills the first part up to a share, from 0 to 1, with a colour.
func (m *Meter) Fill(size float32, ink fyne.ThemeColorName) {
	if now := (share{max(0, min(1, size)), ink}); m.parts[0] != now {
		m.parts[0] = now
		m.Refresh()
	}
}

// CreateRenderer draws the meter.
func (m *Meter) CreateRenderer() fyne.WidgetRenderer {
	r := &meterRenderer{meter: m}
	for range len(m.parts) + 1 {
		r.Parts = append(r.Parts, &canvas.Rectangle{FillColor: color.Transparent})
	}
	r.Refresh()
	return r
}

type meterRenderer struct {
	widgets.RendererBase // the groove, and each part

	meter *Meter
}

func (r *meterRenderer) MinSize() fyne.Size {
	return fyne.NewSize(meterLeast*r.meter.Height, r.meter.Height*widgets.LooksOf(r.meter).Scale())
}

// Layout leaves room between two parts. A small part is still seen.
func (r *meterRenderer) Layout(size fyne.Size) {
	shape.Place(r.Parts[0], fyne.Position{}, size)
	x := float32(0)
	for i, p := range r.meter.parts {
		width := size.Width * p.size
		seen := width
		if x+width < size.Width {
			seen -= meterCut
		}
		shape.Place(r.Parts[i+1], fyne.NewPos(x, 0), fyne.NewSize(max(meterCut, seen), size.Height))
		x += width
	}
}

func (r *meterRenderer) Refresh() {
	l := widgets.LooksOf(r.meter)
	corner := r.MinSize().Height / 3
	for i, o := range r.Parts {
		part := o.(*canvas.Rectangle)
		part.CornerRadius = corner
		part.FillColor = l.Color(widgets.ColorDisabledFill)
		if i == 0 {
			part.StrokeColor, part.StrokeWidth = l.Color(r.meter.edge), widgets.Hairline
		} else {
			part.FillColor, part.Hidden = l.Named(r.meter.parts[i-1].ink), r.meter.parts[i-1].size == 0
		}
		part.Refresh()
	}
	r.Layout(r.meter.Size())
}
