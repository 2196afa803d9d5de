package pictures

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

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
