package paper

import (
	"bytes"
	"strings"
	"time"
	"unicode"

	"github.com/go-pdf/fpdf"
	"github.com/wcharczuk/go-chart/v2/roboto"

	"tabby/history"
	"tabby/internal/chart"
)

// margin is the white space around a page, in millimetres.
const margin = 15

// A page is a document being made.
type page struct {
	*fpdf.Fpdf
	wide float64 // between the margins
}

// newPage returns a new document on A4 or Letter. It has no date of its own, so that the same
// game always gives the same bytes.
func newPage(size history.Format, landscape bool, made time.Time) *page {
	direction := "P"
	if landscape {
		direction = "L"
	}
	pdf := fpdf.New(direction, "mm", string(size), "")
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

// reserve begins a new page if so many millimetres do not fit on this one, and
// reports whether it did.
func (p *page) reserve(height float64) bool {
	_, bottom := p.GetPageSize()
	if p.GetY()+height <= bottom-margin {
		return false
	}
	p.AddPage()
	return true
}

// picture puts a chart over the whole width.
func (p *page) picture(name string, c chart.Chart) error {
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
