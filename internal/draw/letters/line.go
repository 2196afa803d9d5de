package letters

import (
	"image"
	"image/color"
	"image/draw"

	"github.com/go-text/render"
	"github.com/go-text/typesetting/shaping"
)

// A Line is a line of text that was set.
type Line struct {
	Width float64 // in pixels
	drawn drawn
}

// drawn is what a line is drawn with.
type drawn interface {
	draw(on draw.Image, x, y int, ink color.Color)
	height() (above, below int)
}

// Draw draws a line on a picture, with its left end at x and its foot at y.
func (l Line) Draw(on draw.Image, x, y int, ink color.Color) { l.drawn.draw(on, x, y, ink) }

// Height returns how far a line reaches above its foot and below it, in pixels.
func (l Line) Height() (above, below int) { return l.drawn.height() }

// runs are letters of fonts that can be read.
type runs struct {
	size float32
	all  []shaping.Output // from left to right
}

// draw draws the letters on a picture of their own first: the pen goes over all of a picture for each run.
func (r *runs) draw(on draw.Image, x, y int, ink color.Color) {
	at := r.box().Add(image.Pt(x, y)).Intersect(on.Bounds())
	line := image.NewRGBA(image.Rectangle{Max: at.Size()})
	pen := render.Renderer{FontSize: r.size, PixScale: 1, Color: ink}
	x -= at.Min.X
	for _, run := range r.all {
		x = pen.DrawShapedRunAt(run, line, x, y-at.Min.Y)
	}
	draw.Draw(on, at, line, image.Point{}, draw.Over)
}

// box returns where the letters are if they begin at 0, with room for those that reach beyond their line.
func (r *runs) box() image.Rectangle {
	above, below := r.height()
	box := image.Rect(0, -above, 0, below)
	for _, run := range r.all {
		box.Max.X += run.Advance.Ceil()
	}
	return box.Inset(-int(r.size))
}

func (r *runs) height() (above, below int) {
	for _, run := range r.all {
		above = max(above, run.LineBounds.Ascent.Ceil())
		below = max(below, -run.LineBounds.Descent.Floor())
	}
	return above, below
}
