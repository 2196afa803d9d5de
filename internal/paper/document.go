package paper

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"strings"
	"time"

	"github.com/go-pdf/fpdf"

	"tabby/history"
	"tabby/internal/badges"
	"tabby/internal/chart"
	"tabby/internal/letters"
	"tabby/internal/letters/font"
	"tabby/internal/words"
)

// margin is the white space around a page, in millimetres.
const margin = 15

// A document is a PDF being made.
type document struct {
	*fpdf.Fpdf
	wide    float64 // between the margins
	letters *letters.Letters
	words   *words.Language
}

// A layout is what a document is begun with.
type layout struct {
	size      history.Format // A4 or Letter
	landscape bool
	made      time.Time // no date of its own: the same game always gives the same bytes
}

// newDocument returns a new document.
func newDocument(l layout, w *words.Language) (*document, error) {
	fonts, err := letters.New(font.Regular())
	if err != nil {
		return nil, err
	}
	direction := "P"
	if l.landscape {
		direction = "L"
	}
	pdf := fpdf.New(direction, "mm", string(l.size), "")
	pdf.SetCatalogSort(true)
	pdf.SetCreationDate(l.made.UTC())
	pdf.SetModificationDate(l.made.UTC())
	pdf.SetProducer("Tabby", true)
	pdf.SetMargins(margin, margin, margin)
	pdf.SetAutoPageBreak(true, margin)
	pdf.SetCellMargin(inset)
	pdf.AddUTF8FontFromBytes(family, "", font.Regular())
	pdf.AddPage()
	wide, _ := pdf.GetPageSize()
	return &document{pdf, wide - 2*margin, fonts, w}, nil
}

// family is the name of the font of a page.
const family = "sheet"

// line writes a text and goes on below it. Size is in points.
func (p *document) line(size float64, text string) {
	p.SetFont(family, "", size)
	for _, paragraph := range strings.Split(text, "\n") {
		for _, line := range letters.Wrap(paragraph, func(s string) bool { return p.width(s) <= p.wide-2*inset }) {
			p.cell(cell{p.wide, size * 0.5, "", "L"}, line)
			p.Ln(-1)
		}
	}
}

// inset is the space of a cell before its text and after it, in millimetres.
const inset = 1

// A cell is where a text is written, at its left side "L" or right side "R".
type cell struct {
	width, height float64
	border, align string
}

// cell writes a text into a cell and goes on to the right of it.
func (p *document) cell(c cell, text string) {
	text = p.letters.Dashed(text)
	if p.letters.Plain(text) {
		p.CellFormat(c.width, c.height, text, c.border, 0, c.align, false, 0, "")
		return
	}
	p.CellFormat(c.width, c.height, "", c.border, 0, c.align, false, 0, "") // may begin a page
	x := p.GetX() - c.width + inset
	if c.align == "R" {
		x = p.GetX() - inset - p.width(text)
	}
	points, high := p.GetFontSize()
	p.set(text, points, x, p.GetY()+0.5*c.height+0.3*high)
}

// dots is the resolution of a text that the font of the page lacks, in pixels per
// millimetre: 600 per inch.
const dots = 600 / 25.4

// foreign sets a text that the font of the page lacks, in its present size.
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
	line.Draw(picture, 0, above, color.Black)
	var b bytes.Buffer
	if err := png.Encode(&b, picture); err != nil {
		p.SetError(err)
		return
	}
	name, options := fmt.Sprint(points, text), fpdf.ImageOptions{ImageType: "PNG"}
	p.RegisterImageOptionsReader(name, options, &b)
	p.ImageOptions(name, x, y-float64(above)/dots, line.Width/dots, float64(above+below)/dots, false, options, 0, "")
}

// reserve begins a new page if so many millimetres do not fit on this one, and
// reports whether it did.
func (p *document) reserve(height float64) bool {
	_, bottom := p.GetPageSize()
	if p.GetY()+height <= bottom-margin {
		return false
	}
	p.AddPage()
	return true
}

// picture puts a chart over the whole width.
func (p *document) picture(name string, c chart.Chart) error {
	var b bytes.Buffer
	style := chart.Light()
	style.Scale = 2
	if err := c.Draw(&b, chart.PNG, chart.Size{W: 1400, H: 700}, style); err != nil {
		return err
	}
	options := fpdf.ImageOptions{ImageType: "PNG"}
	p.RegisterImageOptionsReader(name, options, &b)
	p.ImageOptions(name, margin, p.GetY(), p.wide, p.wide/2, true, options, 0, "")
	return p.Error()
}

// fitted returns a text that is at most so wide in the present font.
func (p *document) fitted(text string, width float64) string {
	return letters.Cut(text, func(s string) bool { return p.width(s) <= width })
}

// mark draws the badge of a person with its left upper corner at a point. Its side
// is in millimetres.
func (p *document) mark(of chart.Badge, at fpdf.PointType, side float64) {
	shape, ink := badges.Shapes()[of.Shape%badges.Count], chart.Person(of.Colour)
	p.SetFillColor(int(ink.R), int(ink.G), int(ink.B))
	if shape.Round {
		p.Circle(at.X+side/2, at.Y+side/2, side*badges.Radius, "F")
		if shape.Ringed {
			p.SetFillColor(255, 255, 255)
			p.Circle(at.X+side/2, at.Y+side/2, side*badges.Hole, "F")
			p.SetFillColor(int(ink.R), int(ink.G), int(ink.B))
			p.Circle(at.X+side/2, at.Y+side/2, side*badges.Core, "F")
		}
		return
	}
	var points []fpdf.PointType
	for _, corner := range shape.Outline() {
		points = append(points, fpdf.PointType{X: at.X + corner.X*side/100, Y: at.Y + corner.Y*side/100})
	}
	p.Polygon(points, "F")
}
