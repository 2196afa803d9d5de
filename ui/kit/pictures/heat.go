package pictures

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A heat is a row of cells that are the darker the more they count.
type heat struct {
	widget.BaseWidget

	cells []int
	wide  int // how many cells have room
	most  int
}

// NewHeat returns a row of cells with room for that many. The darkest cell counts most.
func NewHeat(cells []int, wide, most int) fyne.CanvasObject {
	h := &heat{cells: cells, wide: wide, most: max(1, most)}
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

// HeightFor returns the height at that width: the cells are squares, or higher if they
// would be small.
func (h *heat) HeightFor(width float32) float32 {
	return max(heatLow, min(heatHigh, width/float32(h.wide)))
}

// CreateRenderer draws the cells.
func (h *heat) CreateRenderer() fyne.WidgetRenderer {
	r := &heatRenderer{heat: h}
	for range h.cells {
		r.Parts = append(r.Parts, canvas.NewRectangle(color.Transparent))
	}
	r.Refresh()
	return r
}

type heatRenderer struct {
	widgets.RendererBase

	heat *heat
}

func (r *heatRenderer) MinSize() fyne.Size {
	return fyne.NewSize(heatLeast*float32(r.heat.wide), r.heat.HeightFor(shape.LastWidthOf(r.heat).Or(heatLeast*float32(r.heat.wide))))
}

func (r *heatRenderer) Layout(size fyne.Size) {
	each := size.Width / float32(r.heat.wide)
	for i, o := range r.Parts {
		shape.Place(o, fyne.NewPos(float32(i)*each, 0), fyne.NewSize(each-heatCut, min(size.Height, heatHigh)-heatCut))
	}
}

func (r *heatRenderer) Refresh() {
	l := widgets.LooksOf(r.heat)
	ground, full := l.Color(widgets.ColorDisabledFill), l.Color(widgets.ColorFelt)
	for i, o := range r.Parts {
		cell := o.(*canvas.Rectangle)
		cell.CornerRadius, cell.FillColor = 2, ground
		cell.StrokeColor, cell.StrokeWidth = l.Color(widgets.ColorTileEdge), widgets.Hairline // in high contrast the ground is no other
		if n := r.heat.cells[i]; n > 0 {
			cell.FillColor = blend(ground, full, palest+(1-palest)*float32(n)/float32(r.heat.most))
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
