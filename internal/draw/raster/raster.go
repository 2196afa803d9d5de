// Package raster turns drawings into pixels. It uses nothing of Fyne's, which draws on its own
// goroutine only.
package raster

import (
	"errors"
	"image"
	"strings"
	"sync"

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

// A Printer keeps drawings as pixels: drawing takes long, and the same drawing is in many places.
// It is safe for concurrent use.
type Printer[K comparable] struct {
	svg func(K) string

	lock   sync.Mutex
	prints map[print[K]]image.Image
}

// A print is a drawing at a size in pixels.
type print[K comparable] struct {
	of            K
	width, height float32
}

// mostPrints is the most drawings that are kept; a game needs about two hundred.
const mostPrints = 400

// NewPrinter returns a printer of drawings, each the SVG of its key, or "" if there is none.
func NewPrinter[K comparable](svg func(K) string) *Printer[K] {
	return &Printer[K]{svg: svg, prints: map[print[K]]image.Image{}}
}

// Print returns a drawing as large as fits into a size in pixels, or nil if there is none, or no room for it.
func (p *Printer[K]) Print(of K, width, height float32) image.Image {
	p.lock.Lock()
	defer p.lock.Unlock()
	key := print[K]{of, width, height}
	if img := p.prints[key]; img != nil {
		return img
	}
	if width <= 0 || height <= 0 {
		return nil
	}
	img, err := Draw(p.svg(of), float64(width), float64(height))
	if err != nil {
		return nil
	}
	if len(p.prints) >= mostPrints {
		clear(p.prints)
	}
	p.prints[key] = img
	return img
}
