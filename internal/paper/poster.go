package paper

import (
	"image"
	"io"
	"strings"

	"github.com/wcharczuk/go-chart/v2/drawing"

	"tabby/internal/chart"
	"tabby/internal/letters"
	"tabby/internal/words"
)

// Width is that of a picture, in pixels: upright, as phones show it whole. The
// height depends on the content.
const Width = 1080

// The sides of a picture: where its cards begin, and what is written.
const (
	side = 48
	edge = side + 32
	gap  = 28
)

// The sizes of text on a picture, in points.
const (
	titleText = 42
	rowText   = 25
	bodyText  = 21
	smallText = 17
)

// The colours of a picture: those of the table in the light theme.
var (
	warm   = drawing.ColorFromHex("FAF7F0")
	white  = drawing.ColorFromHex("FFFFFF")
	felt   = drawing.ColorFromHex("1E6F5C")
	onFelt = drawing.ColorFromHex("DCEBE5")
	muted  = drawing.ColorFromHex("575D6B")
	rule   = drawing.ColorFromHex("E6DFD1")
	amber  = drawing.ColorFromHex("E0A030")
)

// A poster is a picture being drawn from top to bottom.
type poster struct {
	*chart.Pen
	words *words.Language
	y     int // below what is there
}

// write draws a poster twice, first to measure its height, and writes it as PNG.
func write(to io.Writer, w *words.Language, draw func(*poster)) error {
	p, err := newPoster(1, w)
	if err != nil {
		return err
	}
	draw(p)
	if p, err = newPoster(p.y+footHeight, w); err != nil {
		return err
	}
	draw(p)
	return p.foot(to)
}

// newPoster returns an empty poster that is so high.
func newPoster(height int, w *words.Language) (*poster, error) {
	pen, err := chart.NewPen(chart.PNG, chart.Size{W: Width, H: height}, ground(warm))
	return &poster{Pen: pen, words: w}, err
}

func ground(on drawing.Color) chart.Style { return chart.Light().On(on) }

// headHeight is the height of a title.
const headHeight = 188

// head writes the title, and below it when and where.
func (p *poster) head(title string, below ...string) {
	p.Box(image.Rect(0, 0, Width, headHeight), felt)
	p.In(white).Text(edge, 98, titleText, p.Fit(titleText, title, Width-2*edge))
	var said []string
	for _, text := range below {
		if text != "" {
			said = append(said, text)
		}
	}
	p.In(onFelt).Text(edge, 148, bodyText, p.Fit(bodyText, strings.Join(said, " · "), Width-2*edge))
	p.y = headHeight + gap
}

// card begins a card that is so high, and returns it.
func (p *poster) card(height int) image.Rectangle {
	r := image.Rect(side, p.y, Width-side, p.y+height)
	p.Card(r.Inset(-2), 26, rule)
	p.Card(r, 24, white)
	p.y += height + gap
	return r
}

// A winner is a person who won.
type winner struct {
	badge       chart.Badge
	name, below string
	number      int
}

// winnerHeight returns the height of each of so many winners.
func winnerHeight(of int) int {
	switch of {
	case 1:
		return 208
	case 2:
		return 150
	}
	return 108
}

// winner draws a winner, one of so many.
func (p *poster) winner(w winner, of int) {
	high := winnerHeight(of)
	r := p.card(high)
	on := p.With(ground(white))
	mark := float64(high) * 0.52
	at := image.Pt(edge+int(mark/2)+8, r.Min.Y+high*58/100)
	on.Person(w.badge, w.name, at, mark)
	crown(on, image.Pt(at.X, at.Y-int(mark*0.44)), int(mark*0.5))
	size := float64(high) * 0.2
	number := size * 1.25
	middle := (r.Min.Y + r.Max.Y) / 2
	on.Number(Width-edge, middle+int(number*0.48), number, w.number)
	left := at.X + int(mark/2) + 36
	room := Width - edge - left - 40 - on.Width(number, "000")
	foot := middle + int(size*0.48)
	switch {
	case w.below == "":
	case of < 3:
		foot -= bodyText
		on.In(muted).Text(left, foot+2*bodyText, bodyText, on.Fit(bodyText, w.below, room))
	case on.Width(bodyText, w.name)+on.Width(smallText, w.below)+20 <= room: // on one line
		room -= on.Width(smallText, w.below) + 20
		on.In(muted).Text(left+room+20, foot, smallText, w.below)
	}
	for size > bodyText && on.Width(size, w.name) > room {
		size--
	}
	on.Text(left, foot, size, on.Fit(size, w.name, room))
}

// crown draws a crown on a point.
func crown(on *chart.Pen, at image.Point, wide int) {
	high := wide * 6 / 10
	x := func(part int) int { return at.X - wide/2 + wide*part/100 }
	y := func(part int) int { return at.Y - high*part/100 }
	on.Shape(white, image.Pt(x(-8), y(112)), image.Pt(x(108), y(112)), image.Pt(x(100), y(-14)), image.Pt(x(0), y(-14)))
	on.Shape(amber, image.Pt(x(8), y(0)), image.Pt(x(0), y(80)), image.Pt(x(27), y(42)), image.Pt(x(50), y(100)),
		image.Pt(x(73), y(42)), image.Pt(x(100), y(80)), image.Pt(x(92), y(0)))
}

// lineHeight is the height of a line of text.
const lineHeight = 42

func (p *poster) text(lines []string) {
	for _, line := range lines {
		p.y += lineHeight
		p.Text(edge, p.y-10, bodyText, line)
	}
}

// footHeight is the height of the foot of a picture.
const footHeight = 64

// foot writes what made the picture, and saves it.
func (p *poster) foot(w io.Writer) error {
	y := p.y + footHeight - 26
	on := p.In(muted)
	on.Text(edge, y, smallText, p.words.Paper.LowestWins)
	on.Text(Width-edge-on.Width(smallText, "Tabby"), y, smallText, "Tabby")
	return p.Save(w)
}

// wrapped breaks sentences into lines, as many whole sentences as fit into so many.
func (p *poster) wrapped(sentences []string, most int) []string {
	var all []string
	for _, sentence := range sentences {
		lines := letters.Wrap(sentence, func(s string) bool { return p.Width(bodyText, s) <= Width-2*edge })
		if len(all) > 0 && len(all)+len(lines) > most {
			break
		}
		all = append(all, lines...)
	}
	return all[:min(most, len(all))]
}
