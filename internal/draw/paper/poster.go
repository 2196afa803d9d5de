package paper

import (
	"image"
	"io"
	"slices"
	"strings"

	"tabby/internal/draw/badges"
	"tabby/internal/draw/chart"
	"tabby/internal/draw/letters"
	"tabby/internal/words"
	"tabby/internal/words/spacing"
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

// A poster is a picture being drawn from top to bottom.
type poster struct {
	*chart.Pen
	words *words.Language
	look  look
	wins  string // what wins, for the foot, or ""
	y     int    // below what is there
}

// write draws a poster twice, first to measure its height, and writes it as PNG.
func write(to io.Writer, s Style, draw func(*poster)) error {
	p, err := newPoster(1, s)
	if err != nil {
		return err
	}
	draw(p)
	if p, err = newPoster(p.y+footHeight, s); err != nil {
		return err
	}
	draw(p)
	return p.foot(to)
}

// newPoster returns an empty poster that is so high.
func newPoster(height int, s Style) (*poster, error) {
	l := s.look()
	pen, err := chart.NewPen(s.format, chart.Size{W: Width, H: height}, l.style(l.ground))
	return &poster{Pen: pen, words: s.Words, look: l}, err
}

// onCard returns a pen that draws on a card.
func (p *poster) onCard() *chart.Pen { return p.With(p.look.style(p.look.card)) }

// The height of a title of one line, and of each other one.
const (
	headHeight  = 188
	titleHeight = 66
)

// twoLines breaks a text into two lines at most, as large as it fits: from a size down to half of that.
func twoLines(on *chart.Pen, text string, width int, size float64) ([]string, float64) {
	least := size / 2
	fits := func(s string) bool { return on.Width(size, s) <= width }
	long := func(word string) bool { return !fits(word) }
	lines := letters.Wrap(text, fits)
	for size > least && (len(lines) > 2 || slices.ContainsFunc(spacing.Words(text), long)) {
		size--
		lines = letters.Wrap(text, fits)
	}
	switch {
	case len(lines) > 2:
		lines = []string{lines[0], letters.Cut(strings.Join(lines[1:], " "), fits)}
	case len(lines) == 2 && !slices.ContainsFunc(spacing.Words(text), long):
		lines = halves(spacing.Words(text), func(s string) int { return on.Width(size, s) })
	}
	return lines, size
}

// halves breaks words into two lines, the wider one as narrow as can be.
func halves(words []string, width func(string) int) []string {
	var best []string
	least := 0
	for i := 1; i < len(words); i++ {
		lines := []string{strings.Join(words[:i], " "), strings.Join(words[i:], " ")}
		if widest := max(width(lines[0]), width(lines[1])); best == nil || widest < least {
			best, least = lines, widest
		}
	}
	return best
}

// head writes the title, and below it what was played, when and where.
func (p *poster) head(title string, below []string) {
	lines, size := twoLines(p.Bold(), title, Width-2*edge, titleText)
	high := headHeight + (len(lines)-1)*titleHeight
	p.Box(image.Rect(0, 0, Width, high), p.look.head.fill)
	for i, line := range lines {
		p.In(p.look.head.ink).Bold().Text(edge, 98+i*titleHeight, size, line)
	}
	p.In(p.look.head.soft).Text(edge, high-40, bodyText, p.Fit(bodyText, p.words.Dotted(below...), Width-2*edge))
	p.y = high + gap
}

// card begins a card that is so high, and returns it.
func (p *poster) card(height int) image.Rectangle {
	r := image.Rect(side, p.y, Width-side, p.y+height)
	p.Card(r.Inset(-2), 26, p.look.rule)
	p.Card(r, 24, p.look.card.fill)
	p.y += height + gap
	return r
}

// A winner is a person who won.
type winner struct {
	badge       badges.Badge
	name, below string
	number      int
}

// winnerHeight returns the height of each of that many winners.
func winnerHeight(of int) int {
	switch of {
	case 1:
		return 280
	case 2:
		return 190
	}
	return 130
}

// winner draws a winner, one of that many.
func (p *poster) winner(w winner, of int) {
	high := winnerHeight(of)
	r := p.card(high)
	on := p.onCard()
	mark := float64(high) * 0.66
	at := image.Pt(edge+int(mark/2)+8, r.Min.Y+high*58/100)
	w.badge.Glad = true
	on.Person(w.badge, at, mark)
	on.In(p.look.crown).Crown(at, mark)
	size := float64(high) * 0.17
	number := size * 1.25
	middle := (r.Min.Y + r.Max.Y) / 2
	on.Bold().Number(Width-edge, middle+int(number*0.48), number, w.number)
	left := at.X + int(mark/2) + 36
	room := Width - edge - left - 40 - on.Width(number, "000")
	foot := middle + int(size*0.48)
	switch {
	case w.below == "":
	case of < 3:
		foot -= bodyText
		on.In(p.look.card.soft).Text(left, foot+2*bodyText, bodyText, on.Fit(bodyText, w.below, room))
	case on.Width(bodyText, w.name)+on.Width(smallText, w.below)+20 <= room: // on one line
		room -= on.Width(smallText, w.below) + 20
		on.In(p.look.card.soft).Text(left+room+20, foot, smallText, w.below)
	}
	lines, size := twoLines(on.Bold(), w.name, room, size)
	for i, line := range lines {
		on.Bold().Text(left, foot-(len(lines)-1-i)*int(size*1.6), size, line)
	}
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
	on := p.In(p.look.ground.soft)
	on.Text(edge, y, smallText, p.wins)
	on.Text(Width-edge-on.Width(smallText, "Tabby"), y, smallText, "Tabby")
	return p.Save(w)
}

// wrapped breaks sentences into lines, as many whole sentences as fit into that many.
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
