package paper

import (
	"bytes"
	"io"
	"strings"
	"time"
	"unicode"

	"github.com/go-pdf/fpdf"
	"github.com/wcharczuk/go-chart/v2/roboto"

	"tabby/internal/chart"
)

// A Format is a size of paper.
type Format string

// The sizes of paper.
const (
	A4     Format = "A4"
	Letter Format = "Letter"
)

// margin is the white space around a page, in millimetres.
const margin = 15

// A page is a document being made.
type page struct {
	*fpdf.Fpdf
	wide float64 // between the margins
}

// newPage returns a new document. It has no date of its own, so that the same
// game always gives the same bytes.
func newPage(f Format, landscape bool, made time.Time) *page {
	direction := "P"
	if landscape {
		direction = "L"
	}
	pdf := fpdf.New(direction, "mm", string(f), "")
	pdf.SetCatalogSort(true)
	pdf.SetCreationDate(made.UTC())
	pdf.SetModificationDate(made.UTC())
	pdf.SetProducer("Tabby", true)
	pdf.SetMargins(margin, margin, margin)
	pdf.SetAutoPageBreak(true, margin)
	pdf.AddUTF8FontFromBytes("sheet", "", roboto.Roboto)
	pdf.AddPage()
	w, _ := pdf.GetPageSize()
	return &page{pdf, w - 2*margin}
}

// line writes a line of text and goes on below it. Size is in points.
func (p *page) line(size float64, text string) {
	p.SetFont("sheet", "", size)
	p.MultiCell(p.wide, size*0.5, printable(text), "", "L", false)
}

// picture puts a chart over the whole width.
func (p *page) picture(name string, c chart.Chart) error {
	var b bytes.Buffer
	if err := c.Draw(&b, chart.PNG, chart.Size{W: 1400, H: 700}, printed()); err != nil {
		return err
	}
	options := fpdf.ImageOptions{ImageType: "PNG"}
	p.RegisterImageOptionsReader(name, options, &b)
	p.ImageOptions(name, margin, p.GetY(), p.wide, p.wide/2, true, options, 0, "")
	return p.Error()
}

func printed() chart.Style {
	style := chart.Light()
	style.Scale = 2
	return style
}

func (p *page) save(w io.Writer) error { return p.Output(w) }

// printable returns a text as the font of the page has it: what it cannot have,
// such as a picture of a cat, is a question mark.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r > 0xffff:
			return '?'
		case unicode.IsControl(r) || unicode.Is(unicode.Cf, r):
			return -1
		}
		return r
	}, text)
}

// fitted returns a text that is at most so wide in the present font.
func (p *page) fitted(text string, width float64) string {
	runes := []rune(printable(text))
	for n := len(runes); n > 0; n-- {
		short := string(runes[:n])
		if n < len(runes) {
			short += "…"
		}
		if p.GetStringWidth(short) <= width {
			return short
		}
	}
	return ""
}
