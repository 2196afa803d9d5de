package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// A rider is a small sign on a disc that lies on the edge of something else.
type rider struct {
	disc *canvas.Circle
	sign *glyph
}

func newRider() rider {
	r := rider{canvas.NewCircle(color.Transparent), newGlyph()}
	r.disc.Hide()
	return r
}

// paint shows an icon in ink on a ground, or nothing without an icon.
func (r rider) paint(l looks, icon Icon, ground, ink fyne.ThemeColorName) {
	r.disc.Hidden = icon == ""
	if icon == "" {
		r.sign.paint("", nil)
		return
	}
	r.disc.FillColor = l.color(ground)
	r.disc.StrokeColor, r.disc.StrokeWidth = l.color(ColorSurface), edgeWidth
	r.disc.Refresh()
	r.sign.paint(icon, l.color(ink))
}

// riderShare is the side of a rider as a share of what it rides on, riderSign that of
// its icon as a share of the rider, and leastRider its least side in
// device-independent pixels.
const (
	riderShare = 0.58
	riderSign  = 0.66
	leastRider = 16
)

// put centres the rider on a point.
func (r rider) put(middle fyne.Position, side float32) {
	place(r.disc, middle.SubtractXY(side/2, side/2), fyne.NewSquareSize(side))
	sign := side * riderSign
	r.sign.place(middle.SubtractXY(sign/2, sign/2), sign)
}

// ride puts the rider on the lower right corner of a badge.
func (r rider) ride(badge Box) {
	side := badge.Size.Width
	r.put(badge.At.AddXY(side*0.92, side*0.84), max(leastRider, side*riderShare))
}

// hide hides the rider until it is painted again.
func (r rider) hide() { r.disc.Hidden, r.sign.image.Hidden = true, true }
