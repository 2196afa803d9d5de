package chart

import (
	"bytes"
	"cmp"
	"fmt"
	"html"
	"image"
	"image/draw"
	"image/png"
	"io"
	"math"
	"strings"

	"github.com/golang/freetype/truetype"
	gochart "github.com/wcharczuk/go-chart/v2"
	"github.com/wcharczuk/go-chart/v2/drawing"

	"tabby/internal/draw/letters"
	"tabby/internal/draw/letters/font"
	"tabby/internal/words/sums"
)

// dotsPerInch is the resolution at which text is written. The renderer of vector pictures takes a point for 1/72
// of an inch, and that of pixels for 1/64.
const (
	dotsPerInch   = 96
	pointsPerInch = 72
	pixelPoints   = 64
)

// A Pen draws on one picture.
type Pen struct {
	r     gochart.Renderer
	style Style
	scale float64
	svg   bool
	bold  bool

	letters *letters.Letters
	over    *[]layer // what the renderer cannot draw
}

// NewPen returns a pen on empty paper. Paper of no size is an error.
func NewPen(f Format, s Size, l Style) (*Pen, error) {
	if s.W <= 0 || s.H <= 0 {
		return nil, fmt.Errorf("%d × %d is no size", s.W, s.H)
	}
	provider := gochart.PNG
	if f == SVG {
		provider = gochart.SVG
	}
	r, err := provider(s.W, s.H)
	if err != nil {
		return nil, err
	}
	written, err := truetype.Parse(font.Regular())
	if err != nil {
		return nil, err
	}
	letters, err := letters.New(font.Regular())
	if err != nil {
		return nil, err
	}
	p := (&Pen{r: r, svg: f == SVG, letters: letters, over: new([]layer)}).With(l)
	r.SetDPI(dotsPerInch)
	r.SetFont(written)
	p.Box(image.Rect(0, 0, s.W, s.H), l.Paper)
	return p, nil
}

// In returns the same pen with other ink.
func (p *Pen) In(ink drawing.Color) *Pen {
	other := *p
	other.style.Ink = ink
	return &other
}

// With returns a pen in another style that draws on the same picture.
func (p *Pen) With(l Style) *Pen {
	other := *p
	other.style, other.scale = l, cmp.Or(l.Scale, 1)
	return &other
}

// Bold returns the same pen, writing in bold: it has one font, and writes each line twice,
// side by side.
func (p *Pen) Bold() *Pen {
	other := *p
	other.bold = true
	return &other
}

// weight returns how far the second line of bold text is from the first, in pixels.
func (p *Pen) weight(size float64) int {
	if !p.bold {
		return 0
	}
	return max(1, int(math.Round(p.pixels(size)/30)))
}

// Card fills a rectangle with round corners.
func (p *Pen) Card(r image.Rectangle, radius int, fill drawing.Color) {
	p.fill(fill)
	p.r.MoveTo(r.Min.X+radius, r.Min.Y)
	p.r.LineTo(r.Max.X-radius, r.Min.Y)
	p.r.QuadCurveTo(r.Max.X, r.Min.Y, r.Max.X, r.Min.Y+radius)
	p.r.LineTo(r.Max.X, r.Max.Y-radius)
	p.r.QuadCurveTo(r.Max.X, r.Max.Y, r.Max.X-radius, r.Max.Y)
	p.r.LineTo(r.Min.X+radius, r.Max.Y)
	p.r.QuadCurveTo(r.Min.X, r.Max.Y, r.Min.X, r.Max.Y-radius)
	p.r.LineTo(r.Min.X, r.Min.Y+radius)
	p.r.QuadCurveTo(r.Min.X, r.Min.Y, r.Min.X+radius, r.Min.Y)
	p.r.Close()
	p.r.Fill()
}

// Shape fills what lies between some corners.
func (p *Pen) Shape(fill drawing.Color, corners ...image.Point) {
	p.fill(fill)
	p.path(corners...)
	p.r.Close()
	p.r.Fill()
}

// path goes from point to point.
func (p *Pen) path(points ...image.Point) {
	for i, at := range points {
		if i == 0 {
			p.r.MoveTo(at.X, at.Y)
		} else {
			p.r.LineTo(at.X, at.Y)
		}
	}
}

// Number writes a number so that its last digit ends at x. All digits are equally
// wide, so that numbers below each other stand in columns.
func (p *Pen) Number(x, y int, size float64, n int) {
	const many = 20
	text := sums.Text(n)
	digit := float64(p.Width(size, strings.Repeat("0", many+1))-p.Width(size, "0")) / many
	digits, below := strings.CutPrefix(text, sums.Minus)
	x -= int(math.Round(digit * float64(len(digits))))
	if below { // the sign is as wide as it is
		x -= p.Width(size, text) - p.Width(size, digits)
	}
	p.Text(x, y, size, text)
}

// Chart draws a chart on a part of the picture.
func (p *Pen) Chart(area image.Rectangle, c Chart) {
	d := drawn{Chart: c, Pen: p, area: area}
	d.frame()
	if len(c.Bars) > 0 {
		d.bars()
	} else {
		d.lines()
	}
}

// Save writes the picture.
func (p *Pen) Save(w io.Writer) error {
	if len(*p.over) == 0 {
		return p.r.Save(w)
	}
	if p.svg {
		var plain bytes.Buffer
		if err := p.r.Save(&plain); err != nil {
			return err
		}
		return p.saveVector(w, plain.Bytes())
	}
	picture, err := p.Image(func() {})
	if err != nil {
		return err
	}
	return png.Encode(w, picture)
}

// Image returns the picture, which is not one for SVG. pause is called between two steps.
func (p *Pen) Image(pause func()) (*image.RGBA, error) {
	var plain gochart.ImageWriter
	if err := p.r.Save(&plain); err != nil {
		return nil, err
	}
	saved, err := plain.Image()
	if err != nil {
		return nil, err
	}
	picture := image.NewRGBA(saved.Bounds())
	draw.Draw(picture, picture.Bounds(), saved, image.Point{}, draw.Src)
	for _, l := range *p.over {
		if err := l.paint(picture); err != nil {
			return nil, err
		}
		pause()
	}
	return picture, nil
}

// Box fills a rectangle.
func (p *Pen) Box(r image.Rectangle, fill drawing.Color) {
	p.Shape(fill, r.Min, image.Pt(r.Max.X, r.Min.Y), r.Max, image.Pt(r.Min.X, r.Max.Y))
}

func (p *Pen) stroke(ink drawing.Color, width float64, dash []float64) {
	p.r.SetFillColor(drawing.ColorTransparent)
	p.r.SetStrokeColor(ink)
	p.r.SetStrokeWidth(width * p.scale)
	scaled := make([]float64, len(dash))
	for i, length := range dash {
		scaled[i] = length * p.scale
	}
	p.r.SetStrokeDashArray(scaled)
}

// Text writes a line in ink with its left end at x and its foot at y. Size is in points.
func (p *Pen) Text(x, y int, size float64, text string) {
	p.text(x, y, size, text)
	if apart := p.weight(size); apart > 0 {
		p.text(x+apart, y, size, text)
	}
}

func (p *Pen) text(x, y int, size float64, text string) {
	ink := p.style.Ink
	text = p.own(text)
	if p.sets(text) {
		line := p.letters.Set(text, p.pixels(size))
		*p.over = append(*p.over, foreign{line, image.Pt(x, y), ink})
		return
	}
	p.r.SetFontSize(size * p.scale)
	p.r.SetFontColor(ink)
	p.r.SetStrokeColor(drawing.ColorTransparent)
	p.r.SetFillColor(ink)
	if p.svg {
		text = html.EscapeString(text)
	}
	p.r.Text(text, x, y)
}

// Width returns how wide a text is. The renderer of vector pictures takes long to measure one.
func (p *Pen) Width(size float64, text string) int {
	text = p.own(text)
	if p.svg || p.sets(text) {
		return int(p.letters.Set(text, p.pixels(size)).Width) + p.weight(size)
	}
	p.r.SetFontSize(size * p.scale)
	return p.r.MeasureText(text).Width() + p.weight(size)
}

// sets reports whether a text has letters that the renderer does not have. In a vector picture
// the text stays, and the program that shows it has the fonts.
func (p *Pen) sets(text string) bool { return !p.svg && !p.letters.Plain(text) }

// own returns a text in letters that the renderer has, if it can be read like that.
func (p *Pen) own(text string) string {
	if p.svg {
		return text
	}
	return p.letters.Dashed(text)
}

// pixels returns the height in pixels of a size in points.
func (p *Pen) pixels(size float64) float64 {
	if p.svg {
		return size * p.scale * dotsPerInch / pointsPerInch
	}
	return size * p.scale * dotsPerInch / pixelPoints
}

// Fit returns a text that is at most so wide, cut if it has to be.
func (p *Pen) Fit(size float64, text string, width int) string {
	return letters.Cut(text, func(s string) bool { return p.Width(size, s) <= width })
}

// px is a length at the scale of the picture.
func (p *Pen) px(n float64) int { return int(n * p.scale) }

// number returns a number as it is written at an axis. Rounded to nothing it has no sign.
func number(x float64) string { return sums.Decimal(math.Round(x*10)/10+0, -1) }
