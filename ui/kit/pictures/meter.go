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

// The height of a meter and of a thin one, and the room between its parts, in device-independent
// pixels; and the least width of a meter as a multiple of its height.
const (
	meterHeight = 12
	thinHeight  = 6
	meterCut    = 2
	meterLeast  = 4
)

// NewMeter returns a bar for a whole, whose parts are filled from the left.
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

// A Part is a part of a whole, in a colour of the theme.
type Part struct {
	Size  int
	Color fyne.ThemeColorName
}

// sum returns the sum of some parts.
func sum(parts []Part) int {
	all := 0
	for _, p := range parts {
		all += p.Size
	}
	return all
}

// A ring shows parts of a whole as parts of a circle, clockwise from the top.
type ring struct {
	widget.BaseWidget

	side  float32
	parts []Part
}

// NewRing returns a ring of that width in device-independent pixels, which grows with the
// text, around an object.
func NewRing(side float32, middle fyne.CanvasObject, parts ...Part) fyne.CanvasObject {
	r := &ring{side: side, parts: parts}
	r.ExtendBaseWidget(r)
	return widgets.Layers(shape.In(centred{}, r), shape.In(centred{}, middle))
}

// centred puts every object in the middle, both ways, as large as it must be.
type centred struct{}

func (centred) Narrowest(objects []fyne.CanvasObject) float32 { return shape.Widest(objects) }

func (centred) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	height := float32(0)
	for _, o := range objects {
		size := o.MinSize()
		put.At(o, fyne.NewPos((room.Width-size.Width)/2, max(0, (room.Height-size.Height)/2)), size)
		height = max(height, size.Height)
	}
	return height
}

// CreateRenderer draws the ring.
func (r *ring) CreateRenderer() fyne.WidgetRenderer {
	drawn := &ringRenderer{ring: r}
	for range max(1, len(r.parts)) {
		drawn.Parts = append(drawn.Parts, canvas.NewArc(0, 360, ringHole, color.Transparent))
	}
	drawn.Refresh()
	return drawn
}

// ringHole is the width of the hole as a share of that of the ring, and ringCut the
// room between two parts in degrees.
const (
	ringHole = 0.72
	ringCut  = 4
)

type ringRenderer struct {
	widgets.RendererBase

	ring *ring
}

func (r *ringRenderer) MinSize() fyne.Size {
	return fyne.NewSquareSize(r.ring.side * widgets.LooksOf(r.ring).Scale())
}

func (r *ringRenderer) Layout(size fyne.Size) {
	for _, o := range r.Parts {
		shape.Place(o, fyne.Position{}, size)
	}
}

// Refresh draws the parts. A whole of one part has no cut, and nothing is a ring in the
// colour of rules.
func (r *ringRenderer) Refresh() {
	l, whole, from := widgets.LooksOf(r.ring), sum(r.ring.parts), float32(0)
	for i, o := range r.Parts {
		arc := o.(*canvas.Arc)
		if whole == 0 {
			arc.FillColor = l.Color(widgets.ColorRule)
			arc.Hidden = i > 0
			arc.Refresh()
			continue
		}
		p := r.ring.parts[i]
		turn := 360 * float32(p.Size) / float32(whole)
		arc.StartAngle, arc.EndAngle = from, from+turn
		if p.Size < whole {
			arc.StartAngle, arc.EndAngle = from+ringCut/2, from+max(ringCut, turn)-ringCut/2
		}
		arc.FillColor, arc.Hidden = l.Color(p.Color), p.Size == 0
		arc.Refresh()
		from += turn
	}
}
