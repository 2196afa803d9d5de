package pictures

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A Meter shows parts of a whole as parts of a bar.
type Meter struct {
	shape.Composed

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
	var shares []share
	for _, p := range parts {
		shares = append(shares, share{float32(p.Size) / float32(max(whole, sum(parts), 1)), p.Color})
	}
	return newMeter(meterHeight, widgets.ColorTileEdge, shares)
}

// NewGauge returns a thin bar that is empty until [Meter.Fill].
func NewGauge() *Meter { return newMeter(thinHeight, widgets.ColorOutline, make([]share, 1)) }

func newMeter(height float32, edge fyne.ThemeColorName, parts []share) *Meter {
	m := &Meter{Height: height, edge: edge, parts: parts}
	m.All, m.Paint = shape.AllIn(m), m.paint
	for range len(parts) + 1 {
		m.All.Objects = append(m.All.Objects, canvas.NewRectangle(color.Transparent))
	}
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

// Narrowest returns the least width.
func (m *Meter) Narrowest([]fyne.CanvasObject) float32 { return meterLeast * m.Height }

// Arrange lays out the groove and the parts, with room between two. A small part is still seen.
func (m *Meter) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	put.At(objects[0], fyne.Position{}, room)
	x := float32(0)
	for i, p := range m.parts {
		width := room.Width * p.size
		seen := width
		if x+width < room.Width {
			seen -= meterCut
		}
		put.At(objects[i+1], fyne.NewPos(x, 0), fyne.NewSize(max(meterCut, seen), room.Height))
		x += width
	}
	return m.Height * widgets.LooksOf(m).Scale()
}

func (m *Meter) paint() {
	l := widgets.LooksOf(m)
	for i, o := range m.All.Objects {
		part := o.(*canvas.Rectangle)
		part.CornerRadius = m.Height * l.Scale() / 3
		part.FillColor = l.Color(widgets.ColorDisabledFill)
		if i == 0 {
			part.StrokeColor, part.StrokeWidth = l.Color(m.edge), widgets.Hairline
		} else {
			part.FillColor, part.Hidden = l.Named(m.parts[i-1].ink), m.parts[i-1].size == 0
		}
		part.Refresh()
	}
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
	shape.Composed

	side  float32
	parts []Part
}

// NewRing returns a ring of that width in device-independent pixels, which grows with the
// text, around an object.
func NewRing(side float32, middle fyne.CanvasObject, parts ...Part) fyne.CanvasObject {
	return widgets.Layers(container.NewCenter(newRing(side, parts)), container.NewCenter(middle))
}

func newRing(side float32, parts []Part) *ring {
	r := &ring{side: side, parts: parts}
	r.All, r.Paint = shape.In(r), r.paint
	for range max(1, len(parts)) {
		r.All.Add(canvas.NewArc(0, 360, ringHole, color.Transparent))
	}
	r.ExtendBaseWidget(r)
	return r
}

// ringHole is the width of the hole as a share of that of the ring, and ringCut the
// room between two parts in degrees.
const (
	ringHole = 0.72
	ringCut  = 4
)

// Narrowest returns the width.
func (r *ring) Narrowest([]fyne.CanvasObject) float32 { return r.side * widgets.LooksOf(r).Scale() }

// Arrange lays the parts on one another.
func (r *ring) Arrange(parts []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	for _, o := range parts {
		put.At(o, fyne.Position{}, room)
	}
	return r.Narrowest(nil)
}

// paint draws the parts. A whole of one part has no cut, and nothing is a ring in the
// colour of rules.
func (r *ring) paint() {
	l, whole, from := widgets.LooksOf(r), sum(r.parts), float32(0)
	for i, o := range r.All.Objects {
		arc := o.(*canvas.Arc)
		if whole == 0 {
			arc.FillColor = l.Color(widgets.ColorRule)
			arc.Hidden = i > 0
			arc.Refresh()
			continue
		}
		p := r.parts[i]
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

// A heat is a row of cells that are the darker the more they count.
type heat struct {
	shape.Composed

	cells []int
	wide  int // how many cells have room
	most  int
}

// NewHeat returns a row of cells with room for that many. The darkest cell counts most.
func NewHeat(cells []int, wide, most int) fyne.CanvasObject {
	h := &heat{cells: cells, wide: wide, most: max(1, most)}
	h.All, h.Paint = shape.In(h), h.paint
	for range cells {
		h.All.Add(canvas.NewRectangle(color.Transparent))
	}
	h.ExtendBaseWidget(h)
	return h
}

// The least width of a cell, its least and greatest height, in device-independent pixels,
// and the room between two cells.
const (
	heatLeast = 5
	heatLow   = 16
	heatHigh  = 22
	heatCut   = 1
)

// palest is the part of the colour that a cell of one has.
const palest = 0.35

// Narrowest returns the least width of all cells.
func (h *heat) Narrowest([]fyne.CanvasObject) float32 { return heatLeast * float32(h.wide) }

// Arrange lays out the cells, which are squares, or higher if they would be small.
func (h *heat) Arrange(cells []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	each := room.Width / float32(h.wide)
	for i, o := range cells {
		put.At(o, fyne.NewPos(float32(i)*each, 0), fyne.NewSize(each-heatCut, min(room.Height, heatHigh)-heatCut))
	}
	return max(heatLow, min(heatHigh, each))
}

func (h *heat) paint() {
	l := widgets.LooksOf(h)
	ground, full := l.Color(widgets.ColorDisabledFill), l.Color(widgets.ColorFelt)
	for i, o := range h.All.Objects {
		cell := o.(*canvas.Rectangle)
		cell.CornerRadius, cell.FillColor = 2, ground
		cell.StrokeColor, cell.StrokeWidth = l.Color(widgets.ColorTileEdge), widgets.Hairline // in high contrast the ground is no other
		if n := h.cells[i]; n > 0 {
			cell.FillColor = blend(ground, full, palest+(1-palest)*float32(n)/float32(h.most))
		}
		cell.Refresh()
	}
}

// blend returns the colour that is so far from one to another, from 0 to 1.
func blend(from, to color.Color, part float32) color.Color {
	a, b := color.NRGBAModel.Convert(from).(color.NRGBA), color.NRGBAModel.Convert(to).(color.NRGBA)
	mix := func(x, y uint8) uint8 { return uint8(float32(x) + (float32(y)-float32(x))*part) }
	return color.NRGBA{R: mix(a.R, b.R), G: mix(a.G, b.G), B: mix(a.B, b.B), A: 0xFF}
}
