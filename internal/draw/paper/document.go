// Package paper makes what a family prints or sends: the sheet of a game and the
// report of a night as PDF, and the result of a game as a picture.
//
// The same game gives the same bytes. Begin with [Printer].
package paper

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"io"
	"strings"
	"time"

	"github.com/go-pdf/fpdf"
	"github.com/wcharczuk/go-chart/v2/drawing"

	"tabby/history"
	"tabby/internal/draw/letters"
	"tabby/internal/draw/letters/font"
	"tabby/internal/draw/raster"
	"tabby/internal/words"
)

// margin is the white space around a page, in millimetres.
const margin = 15

// A sheetSize is a size of paper, and how many times larger everything on it is than usual.
type sheetSize struct {
	paper string
	scale float64
}

// largeType makes text of 10 points one of 18.
const largeType = 1.8

// sheetSizes are what sheets are printed on.
var sheetSizes = map[history.Format]sheetSize{
	history.A4: {"a4", 1}, history.A4Large: {"a4", largeType},
	history.Letter: {"letter", 1}, history.LetterLarge: {"letter", largeType},
}

// A document is a PDF being made.
type document struct {
	*fpdf.Fpdf
	wide    float64 // between the margins
	scale   float64 // of everything
	letters *letters.Letters
	words   *words.Language
	look    look
	ink     drawing.Color // of what is written
	bold    bool
	laid    int // how many drawings there are
}

// A layout is what a document is begun with.
type layout struct {
	size      history.Format // one of sheetSizes
	landscape bool
	made      time.Time // no date of its own: the same game always gives the same bytes
}

func newDocument(l layout, w *words.Language) (*document, error) {
	fonts, err := letters.New(font.Regular())
	if err != nil {
		return nil, err
	}
	direction := "P"
	if l.landscape {
		direction = "L"
	}
	size := sheetSizes[l.size]
	pdf := fpdf.New(direction, "mm", size.paper, "")
	pdf.SetCatalogSort(true)
	pdf.SetCreationDate(l.made.UTC())
	pdf.SetModificationDate(l.made.UTC())
	pdf.SetProducer("Tabby", true)
	pdf.SetMargins(margin, margin, margin)
	pdf.SetAutoPageBreak(true, margin)
	pdf.AddUTF8FontFromBytes(family, "", font.Regular())
	wide, _ := pdf.GetPageSize()
	p := &document{Fpdf: pdf, wide: wide/size.scale - 2*margin, scale: size.scale, letters: fonts, words: w, look: looks[history.LookPaper]}
	p.AddPage()
	p.in(p.look.card.ink, false)
	return p, nil
}

// AddPage begins another page.
func (p *document) AddPage() {
	if p.PageNo() > 0 {
		p.TransformEnd()
	}
	p.Fpdf.AddPage()
	p.TransformBegin()
	p.TransformScale(100*p.scale, 100*p.scale, 0, 0)
}

// Output writes the document, which is complete then.
func (p *document) Output(to io.Writer) error {
	p.TransformEnd()
	return p.Fpdf.Output(to)
}

// family is the name of the font of a page.
const family = "sheet"

// line writes a text between the margins and goes on below it. Size is in points.
func (p *document) line(size float64, text string) {
	p.SetFont(family, "", size)
	for _, paragraph := range strings.Split(text, "\n") {
		for _, line := range p.wrapped(paragraph, p.wide) {
			high := size * 0.5
			p.reserve(high)
			p.write(margin, p.GetY()+0.75*high, line)
			p.Ln(high)
		}
	}
}

// wrapped breaks a text into lines that are at most so wide in the present font.
func (p *document) wrapped(text string, width float64) []string {
	return letters.Wrap(text, func(s string) bool { return p.width(s) <= width })
}

// in writes what follows in some ink, and in bold or not.
func (p *document) in(ink drawing.Color, bold bool) {
	p.ink, p.bold = ink, bold
	p.SetTextColor(int(ink.R), int(ink.G), int(ink.B))
}

// write writes a text with its left end at x and its foot at y, in the present font. Bold
// is written twice, side by side.
func (p *document) write(x, y float64, text string) {
	text = p.letters.Dashed(text)
	points, high := p.GetFontSize()
	at := []float64{x}
	if p.bold {
		at = append(at, x+high/30)
	}
	for _, x := range at {
		if p.letters.Plain(text) {
			p.Text(x, y, text)
		} else {
			p.set(text, points, x, y)
		}
	}
}

// writeBefore writes a text with its right end at x and its foot at y.
func (p *document) writeBefore(x, y float64, text string) { p.write(x-p.width(text), y, text) }

// dots is the resolution of a text with letters that are missing in the font of the page, in pixels per
// millimetre: 600 per inch.
const dots = 600 / 25.4

// foreign sets a text with letters that are missing in the font of the page, in its present size.
func (p *document) foreign(text string) letters.Line {
	_, high := p.GetFontSize()
	return p.letters.Set(text, high*dots)
}

// width returns how wide a text is in the present font, in millimetres.
func (p *document) width(text string) float64 {
	text = p.letters.Dashed(text)
	if p.letters.Plain(text) {
		return p.GetStringWidth(text)
	}
	return p.foreign(text).Width / dots
}

// set puts a text as a picture on the page, with its left end at x and its foot at y.
func (p *document) set(text string, points, x, y float64) {
	line := p.foreign(text)
	above, below := line.Height()
	picture := image.NewNRGBA(image.Rect(0, 0, int(line.Width)+1, above+below))
	line.Draw(picture, 0, above, p.ink)
	var b bytes.Buffer
	if err := png.Encode(&b, picture); err != nil {
		p.SetError(err)
		return
	}
	name, options := fmt.Sprint(points, p.ink, text), fpdf.ImageOptions{ImageType: "PNG"}
	p.RegisterImageOptionsReader(name, options, &b)
	p.ImageOptions(name, x, y-float64(above)/dots, line.Width/dots, float64(above+below)/dots, false, options, 0, "")
}

// room returns how much of the page is left, in millimetres.
func (p *document) room() float64 {
	_, bottom := p.GetPageSize()
	return bottom/p.scale - margin - p.GetY()
}

// reserve begins a new page if that many millimetres do not fit on this one, and
// reports whether it did.
func (p *document) reserve(height float64) bool {
	if height <= p.room() {
		return false
	}
	p.AddPage()
	return true
}

// fitted returns a text that is at most so wide in the present font.
func (p *document) fitted(text string, width float64) string {
	return letters.Cut(text, func(s string) bool { return p.width(s) <= width })
}

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
