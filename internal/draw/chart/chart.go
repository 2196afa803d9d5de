package chart

import (
	"fmt"
	"image"
	"io"

	"tabby/internal/draw/badges"
)

// A Series is a line.
type Series struct {
	Name  string
	X, Y  []float64    // of one length
	Badge badges.Badge // whose it is
	Dash  int          // how it is broken, such as the number of a player
	Plain bool         // without marks, where there are many points
}

// A Bar is a named number.
type Bar struct {
	Name string
	N    int
}

// A Chart is lines or bars to draw.
type Chart struct {
	X, Y      string // what the axes say
	Lines     []Series
	Bars      []Bar
	Of        badges.Badge // whose bars they are
	Limit     float64      // how high the chart is at least
	Limited   bool         // draw the limit
	LimitName string       // what is written at it
}

// A Format is the file format of a picture.
type Format uint8

// The formats.
const (
	PNG Format = iota
	SVG
)

// A Size is that of a picture, in pixels.
type Size struct{ W, H int }

// Draw writes a picture of a chart. A picture of less than 160 × 120 pixels is an
// error.
func (c Chart) Draw(w io.Writer, f Format, s Size, l Style) error {
	pen, err := c.drawn(f, s, l)
	if err != nil {
		return err
	}
	return pen.Save(w)
}

// Image returns a picture of a chart, as [Chart.Draw] does.
func (c Chart) Image(s Size, l Style) (image.Image, error) {
	pen, err := c.drawn(PNG, s, l)
	if err != nil {
		return nil, err
	}
	return pen.Image(func() {})
}

// drawn returns the pen that drew a chart.
func (c Chart) drawn(f Format, s Size, l Style) (*Pen, error) {
	if s.W < 160 || s.H < 120 {
		return nil, fmt.Errorf("%d × %d is too small", s.W, s.H)
	}
	pen, err := NewPen(f, s, l)
	if err != nil {
		return nil, err
	}
	pen.Chart(image.Rect(0, 0, s.W, s.H), c)
	return pen, nil
}
