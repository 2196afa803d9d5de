package paper

import (
	"bytes"
	"image/png"

	"github.com/go-pdf/fpdf"

	"tabby/internal/draw/raster"
)

// laidDots is the least side of a drawing on paper, in dots.
const laidDots = 320

// lay draws a square SVG with its left upper corner at a point. Its side is in millimetres. The
// document has each drawing once, each a dot wider than the one before: those of one width would
// come in any order.
func (p *document) lay(svg string, at fpdf.PointType, side float64) {
	options := fpdf.ImageOptions{ImageType: "PNG"}
	if p.GetImageInfo(svg) == nil {
		var b bytes.Buffer
		side := float64(laidDots + p.laid)
		drawn, err := raster.Draw(svg, side, side)
		if err == nil {
			err = png.Encode(&b, drawn)
		}
		if err != nil {
			p.SetError(err)
			return
		}
		p.laid++
		p.RegisterImageOptionsReader(svg, options, &b)
	}
	p.ImageOptions(svg, at.X, at.Y, side, side, false, options, 0, "")
}
