package letters

import (
	"image/color"
	"image/draw"

	"github.com/go-text/render"
	"github.com/go-text/typesetting/shaping"
)

// A Line is a line of text that was set.
type Line struct {
	Width float64 // in pixels
	size  float32
	runs  []shaping.Output // from left to right
}

// Draw draws a line on a picture, with its left end at x and its foot at y.
func (l Line) Draw(on draw.Image, x, y int, ink color.Color) {
	pen := render.Renderer{FontSize: l.size, PixScale: 1, Color: ink}
	for _, run := range l.runs {
		x = pen.DrawShapedRunAt(run, on, x, y)
	}
}

// Height returns how far a line reaches above its foot and below it, in pixels.
func (l Line) Height() (above, below int) {
	for _, run := range l.runs {
		above = max(above, run.LineBounds.Ascent.Ceil())
		below = max(below, -run.LineBounds.Descent.Floor())
	}
	return above, below
}
