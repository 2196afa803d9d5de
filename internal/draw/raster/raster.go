// Package raster turns drawings into pixels. It uses nothing of Fyne's, which draws on its own
// goroutine only.
package raster

import (
	"errors"
	"image"
	"strings"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// Draw draws an SVG as large as fits into a size in pixels. The error is that of a drawing that
// cannot be read, or has no size.
func Draw(svg string, width, height float64) (*image.RGBA, error) {
	drawing, err := oksvg.ReadIconStream(strings.NewReader(svg))
	if err != nil {
		return nil, err
	}
	if drawing.ViewBox.W <= 0 || drawing.ViewBox.H <= 0 {
		return nil, errors.New("the drawing has no size")
	}
	part := min(width/drawing.ViewBox.W, height/drawing.ViewBox.H)
	w, h := int(drawing.ViewBox.W*part), int(drawing.ViewBox.H*part)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	drawing.SetTarget(0, 0, float64(w), float64(h))
	drawing.Draw(rasterx.NewDasher(w, h, rasterx.NewScannerGV(w, h, img, img.Bounds())), 1)
	return img, nil
}
