package pictures

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

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
