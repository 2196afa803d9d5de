// Package typeset measures text, breaks it into lines and draws them, also with letters
// that are missing in Fyne's fonts.
package typeset

import (
	"cmp"
	"image"
	"image/color"
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/clipperhouse/uax29/v2/graphemes"

	"tabby/internal/draw/letters"
	"tabby/internal/words/spacing"
	"tabby/ui/kit/widgets/shape"
)

const ellipsis = "…"

// Typeface measures text of one size and style.
type Typeface struct {
	Size  float32
	Style fyne.TextStyle
	Even  bool // lines are about as long as each other
}

// Width returns the width of a text in one line.
func (f Typeface) Width(s string) float32 { return fyne.MeasureText(s, f.Size, f.Style).Width }

// LineHeight returns the height of a line.
func (f Typeface) LineHeight() float32 { return fyne.MeasureText("Ag", f.Size, f.Style).Height }

// Lines breaks s at spaces, and inside words that are too long, between syllables if it can, so that every
// line fits the width. If there are more than most lines (0: any number), the
// last one ends in an ellipsis. Where there is no room at all, nothing is broken:
// it is not laid out yet, and measuring every letter is slow.
func (f Typeface) Lines(s string, width float32, most int) []string {
	if width <= 0 {
		return strings.SplitN(s, "\n", cmp.Or(most, -1))
	}
	out := f.paragraphs(s, width, true)
	if most == 0 || len(out) <= most {
		return f.even(s, width, out)
	}
	if plain := f.paragraphs(s, width, false); len(plain) <= most { // a hyphen is left out before a letter is
		return plain
	}
	out = out[:most-1]
	return append(out, f.clip(after(s, out), width))
}

// even breaks a text at the least width at which it has as many lines as at a width, if it is to be even.
func (f Typeface) even(s string, width float32, lines []string) []string {
	if !f.Even || len(lines) < 2 {
		return lines
	}
	for least := f.LongestWord(s); width-least > 1; {
		middle := (least + width) / 2
		if narrower := f.paragraphs(s, middle, true); len(narrower) > len(lines) {
			least = middle
		} else {
			lines, width = narrower, middle
		}
	}
	return lines
}

// paragraphs breaks each paragraph of a text.
func (f Typeface) paragraphs(s string, width float32, syllabic bool) (out []string) {
	for _, paragraph := range strings.Split(s, "\n") {
		out = append(out, f.paragraph(paragraph, width, syllabic)...)
	}
	return out
}

// after returns what follows the lines that a text was broken into.
func after(s string, lines []string) string {
	rest := strings.Join(spacing.Words(s), " ")
	for _, line := range lines {
		if !strings.HasPrefix(rest, line) {
			line = strings.TrimSuffix(line, "-")
		}
		rest = strings.TrimPrefix(strings.TrimPrefix(rest, line), " ")
	}
	return rest
}

// paragraph breaks text at spaces, and words that are too long between syllables or not.
func (f Typeface) paragraph(s string, width float32, syllabic bool) []string {
	var out []string
	line, used := "", float32(0)
	space := f.Width(" ")
	for _, word := range spacing.Words(s) {
		wide := f.Width(word)
		if joined := f.joined(line, word, used+space+wide); line != "" && joined <= width {
			line, used = line+" "+word, joined
			continue
		}
		if line != "" {
			out = append(out, line)
		}
		syllabic := syllabic && spacing.Syllabic(word)
		for line, used = word, wide; used > width; used = f.Width(line) {
			head, tail := f.cut(line, width, syllabic)
			if tail == "" {
				break
			}
			out, line = append(out, head), tail
		}
	}
	return append(out, line)
}

// joined returns the width of a line with another word after it; both widths and that of a space are
// given. It adds them up, because Fyne caches the widths of words, which recur, but would have to
// shape a line each time. Only next to letters of another font may the space come from that font and
// have another width.
func (f Typeface) joined(line, word string, together float32) float32 {
	if latin(line) && latin(word) {
		return together
	}
	return f.Width(line + " " + word)
}

// latin reports whether the main font has all letters of s.
func latin(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return r > unicode.MaxLatin1 }) < 0
}

// cut splits a word so that its head fits: at a space that was held, behind a syllable, with a hyphen, or
// else behind one letter at least, with its accents and joined signs.
func (f Typeface) cut(word string, width float32, syllabic bool) (head, tail string) {
	end := 0
	for parts := graphemes.FromString(word); parts.Next(); {
		if end > 0 && f.Width(word[:parts.End()]) > width {
			break
		}
		end = parts.End()
	}
	if at := strings.LastIndex(word[:end], " "); at > 0 {
		return word[:at], word[at+1:]
	}
	for _, at := range slices.Backward(spacing.Syllables(word)) {
		if head := strings.TrimSuffix(word[:at], "-") + "-"; syllabic && at <= end && f.Width(head) <= width {
			return head, word[at:]
		}
	}
	return word[:end], word[end:]
}

// clip shortens s to one line that fits, ending in an ellipsis if it had to.
func (f Typeface) clip(s string, width float32) string {
	if width <= 0 || f.Width(s) <= width {
		return s
	}
	return cmp.Or(letters.Cut(s, func(s string) bool { return f.Width(s) <= width }), ellipsis)
}

// LongestWord returns the width of the widest word of s.
func (f Typeface) LongestWord(s string) float32 {
	widest := float32(0)
	for _, word := range spacing.Words(s) {
		widest = max(widest, f.Width(word))
	}
	return widest
}

// Breaks caches how a text was broken last, at three widths: measuring text is
// slow, and one layout asks several times.
type Breaks struct {
	last [3]broken
	next int      // which of them is forgotten next
	wide measured // in one line per paragraph: the widest
	face Typeface
	line float32 // the height of a line in that face
}

// measured is a text with a width.
type measured struct {
	text  string
	face  Typeface
	width float32
}

// broken is a text broken into lines that have a width.
type broken struct {
	measured
	most  int
	lines []string
}

// Lines breaks a text as [Typeface.Lines] does. The caller must not change the lines.
func (b *Breaks) Lines(f Typeface, text string, width float32, most int) []string {
	at := measured{text, f, width}
	for _, k := range b.last {
		if k.lines != nil && k.measured == at && k.most == most {
			return k.lines
		}
	}
	k := broken{at, most, f.Lines(text, width, most)}
	b.last[b.next] = k
	b.next = (b.next + 1) % len(b.last)
	return k.lines
}

// Natural returns the width of a text in one line per paragraph.
func (b *Breaks) Natural(f Typeface, text string) float32 {
	if b.wide.text != text || b.wide.face != f {
		b.wide = measured{text: text, face: f}
		for paragraph := range strings.SplitSeq(text, "\n") {
			b.wide.width = max(b.wide.width, f.Width(paragraph))
		}
	}
	return b.wide.width
}

// Step returns the height of a line.
func (b *Breaks) Step(f Typeface) float32 {
	if b.face != f {
		b.face, b.line = f, f.LineHeight()
	}
	return b.line
}

// A Scribe is a driver that draws lines with letters that are missing in Fyne's fonts, and that
// measures them so. Where Fyne finds the fonts of the system, no driver has to be one.
type Scribe interface {
	// Picture returns a picture of a line in pixels of the screen, as high as
	// Fyne's lines, and its size in device-independent pixels. It returns nil for
	// a line that Fyne can draw.
	Picture(text string, size float32, bold bool, ink color.Color) (image.Image, fyne.Size)
}

// CurrentScribe returns the driver if it is a scribe, or nil.
func CurrentScribe() Scribe {
	s, _ := fyne.CurrentApp().Driver().(Scribe)
	return s
}

// Line is a line of text: Fyne's, or in its place the picture of a [Scribe].
type Line struct {
	Text    *canvas.Text
	picture *canvas.Image // nil where there is no scribe
	size    fyne.Size     // of the picture
}

// NewLine returns a line without a text.
func NewLine() *Line {
	l := &Line{Text: canvas.NewText("", color.Transparent)}
	if CurrentScribe() != nil {
		l.picture = &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleFastest}
		l.picture.Hide()
	}
	return l
}

// Objects returns what the line is drawn with.
func (l *Line) Objects() []fyne.CanvasObject {
	if l.picture == nil {
		return []fyne.CanvasObject{l.Text}
	}
	return []fyne.CanvasObject{l.Text, l.picture}
}

// Hide hides the line until it shows something again.
func (l *Line) Hide() {
	l.Text.Hidden = true
	if l.picture != nil {
		l.picture.Hidden = true
	}
}

// Show shows a text.
func (l *Line) Show(text string, f Typeface, ink color.Color) {
	l.Text.Hidden = false
	l.Text.Text, l.Text.TextSize, l.Text.TextStyle, l.Text.Color = letters.Drawn(text), f.Size, f.Style, ink
	if l.picture != nil {
		l.draw()
	}
	l.Text.Refresh()
}

// draw makes the picture of the text, if it needs one.
func (l *Line) draw() {
	drawn, size := CurrentScribe().Picture(l.Text.Text, l.Text.TextSize, l.Text.TextStyle.Bold, l.Text.Color)
	l.Text.Hidden, l.picture.Hidden = drawn != nil, drawn == nil
	if drawn == l.picture.Image {
		return
	}
	l.picture.Image, l.size = drawn, size
	l.Place(l.Text.Position(), l.Text.Size())
	l.picture.Refresh()
}

// Place gives the line its place. Its picture is aligned there as the text would be.
func (l *Line) Place(at fyne.Position, size fyne.Size) {
	shape.Place(l.Text, at, size)
	if l.picture == nil {
		return
	}
	switch room := size.Width - l.size.Width; l.Text.Alignment {
	case fyne.TextAlignCenter:
		at.X += room / 2
	case fyne.TextAlignTrailing:
		at.X += room
	}
	shape.Place(l.picture, at, l.size)
}
