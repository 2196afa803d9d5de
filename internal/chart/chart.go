package chart

import (
	"fmt"
	"html"
	"image"
	"io"
	"math"
	"strconv"

	gochart "github.com/wcharczuk/go-chart/v2"
	"github.com/wcharczuk/go-chart/v2/drawing"
)

// A Series is a line.
type Series struct {
	Name      string
	X, Y      []float64 // of one length
	Low, High []float64 // how unsure Y is, or nil
	Style     int       // its colour, mark and dashes, such as the number of a player
	Plain     bool      // without marks, where there are many points
}

// A Bar is made of one or two parts, the first filled, the second not.
type Bar struct {
	Name  string
	Parts []int
}

// A Chart is what is to be drawn: lines, or bars.
type Chart struct {
	Title   string
	X, Y    string // what the axes say
	Lines   []Series
	Bars    []Bar
	Parts   []string // what the parts of bars are called
	Limit   float64
	Limited bool // draw the limit
}

// A Format is how a picture is written.
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
func (c Chart) Draw(w io.Writer, f Format, s Size, l Look) error {
	if s.W < 160 || s.H < 120 {
		return fmt.Errorf("chart: %d × %d is too small", s.W, s.H)
	}
	pen, err := NewPen(f, s, l)
	if err != nil {
		return err
	}
	d := drawn{Chart: c, Pen: pen}
	d.frame()
	if len(c.Bars) > 0 {
		d.bars()
	} else {
		d.lines()
	}
	return pen.r.Save(w)
}

// A Pen draws on one picture.
type Pen struct {
	r     gochart.Renderer
	size  Size
	look  Look
	scale float64
	svg   bool
}

// NewPen returns a pen on empty paper.
func NewPen(f Format, s Size, l Look) (*Pen, error) {
	provider := gochart.PNG
	if f == SVG {
		provider = gochart.SVG
	}
	r, err := provider(s.W, s.H)
	if err != nil {
		return nil, err
	}
	font, err := gochart.GetDefaultFont()
	if err != nil {
		return nil, err
	}
	p := &Pen{r: r, size: s, look: l, scale: l.Scale, svg: f == SVG}
	if p.scale <= 0 {
		p.scale = 1
	}
	r.SetDPI(96)
	r.SetFont(font)
	p.Box(image.Rect(0, 0, s.W, s.H), l.Paper)
	return p, nil
}

// Save writes the picture.
func (p *Pen) Save(w io.Writer) error { return p.r.Save(w) }

// Box fills a rectangle.
func (p *Pen) Box(r image.Rectangle, fill drawing.Color) {
	p.r.SetFillColor(fill)
	p.r.SetStrokeWidth(0)
	p.r.SetStrokeColor(drawing.ColorTransparent)
	p.path(r)
	p.r.Fill()
}

// Frame draws the edge of a rectangle.
func (p *Pen) Frame(r image.Rectangle, ink drawing.Color) {
	p.stroke(ink, 1.5, nil)
	p.path(r)
	p.r.Stroke()
}

func (p *Pen) path(r image.Rectangle) {
	p.r.MoveTo(r.Min.X, r.Min.Y)
	p.r.LineTo(r.Max.X, r.Min.Y)
	p.r.LineTo(r.Max.X, r.Max.Y)
	p.r.LineTo(r.Min.X, r.Max.Y)
	p.r.Close()
}

func (p *Pen) stroke(ink drawing.Color, width float64, dash []float64) {
	p.r.SetFillColor(drawing.ColorTransparent)
	p.r.SetStrokeColor(ink)
	p.r.SetStrokeWidth(width * p.scale)
	p.r.SetStrokeDashArray(dash)
}

// Text writes a line in ink with its left end at x and its foot at y, and returns
// how wide it is. Size is in points.
func (p *Pen) Text(x, y int, size float64, text string) int {
	ink := p.look.Ink
	w := p.Width(size, text)
	p.r.SetFontColor(ink)
	p.r.SetStrokeColor(drawing.ColorTransparent)
	p.r.SetFillColor(ink)
	if p.svg {
		text = html.EscapeString(text)
	}
	p.r.Text(text, x, y)
	return w
}

// Width returns how wide a text is.
func (p *Pen) Width(size float64, text string) int {
	p.r.SetFontSize(size * p.scale)
	return p.r.MeasureText(text).Width()
}

// Fit returns a text that is at most so wide, cut if it has to be.
func (p *Pen) Fit(size float64, text string, width int) string {
	runes := []rune(text)
	for n := len(runes); n > 0; n-- {
		short := string(runes[:n])
		if n < len(runes) {
			short += "…"
		}
		if p.Width(size, short) <= width {
			return short
		}
	}
	return ""
}

// px is a length at the scale of the picture.
func (p *Pen) px(n float64) int { return int(n * p.scale) }

// number is how a number stands at an axis.
func number(x float64) string { return strconv.FormatFloat(math.Round(x*10)/10, 'f', -1, 64) }
