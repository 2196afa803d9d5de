package widgets

import (
	"cmp"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"github.com/clipperhouse/uax29/v2/graphemes"

	"tabby/internal/letters"
)

const ellipsis = "…"

// typeface measures text of one size and style.
type typeface struct {
	size  float32
	style fyne.TextStyle
}

func (f typeface) width(s string) float32 { return fyne.MeasureText(s, f.size, f.style).Width }

func (f typeface) lineHeight() float32 { return fyne.MeasureText("Ag", f.size, f.style).Height }

// lines breaks s at spaces, and inside words that are too long, so that every
// line fits the width. If there are more than most lines (0: any number), the
// last one ends in an ellipsis. Where there is no room at all, nothing is broken:
// it is not laid out yet, and measuring every letter is slow.
func (f typeface) lines(s string, width float32, most int) []string {
	if width <= 0 {
		return strings.SplitN(s, "\n", cmp.Or(most, -1))
	}
	var out []string
	for _, paragraph := range strings.Split(s, "\n") {
		out = append(out, f.paragraph(paragraph, width)...)
	}
	if most > 0 && len(out) > most {
		rest := strings.Join(out[most-1:], " ")
		out = append(out[:most-1], f.clip(rest, width))
	}
	return out
}

// paragraph breaks text at spaces.
func (f typeface) paragraph(s string, width float32) []string {
	var out []string
	line, used := "", float32(0)
	for _, word := range strings.Fields(s) {
		if joined := f.joined(line, used, word); line != "" && joined <= width {
			line, used = line+" "+word, joined
			continue
		}
		if line != "" {
			out = append(out, line)
		}
		for line, used = word, f.width(word); used > width; used = f.width(line) {
			head, tail := f.cut(line, width)
			if tail == "" {
				break
			}
			out, line = append(out, head), tail
		}
	}
	return append(out, line)
}

// joined returns the width of a line, used wide, with another word after it.
// It adds up words and spaces, because Fyne caches the widths of words, which recur,
// while it would have to shape a line. Only beside letters of
// another font the space may come from that font too, and have another width.
func (f typeface) joined(line string, used float32, word string) float32 {
	if latin(line) && latin(word) {
		return used + f.width(" ") + f.width(word)
	}
	return f.width(line + " " + word)
}

// latin reports whether the main font has all letters of s.
func latin(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return r > unicode.MaxLatin1 }) < 0
}

// cut splits a word so that its head fits; the head is at least one letter, with its
// accents and joined signs.
func (f typeface) cut(word string, width float32) (head, tail string) {
	end := 0
	for parts := graphemes.FromString(word); parts.Next(); {
		if end > 0 && f.width(word[:parts.End()]) > width {
			break
		}
		end = parts.End()
	}
	return word[:end], word[end:]
}

// clip shortens s to one line that fits, ending in an ellipsis if it had to.
func (f typeface) clip(s string, width float32) string {
	if width <= 0 || f.width(s) <= width {
		return s
	}
	return cmp.Or(letters.Cut(s, func(s string) bool { return f.width(s) <= width }), ellipsis)
}

// longestWord returns the width of the widest word of s.
func (f typeface) longestWord(s string) float32 {
	widest := float32(0)
	for _, word := range strings.Fields(s) {
		widest = max(widest, f.width(word))
	}
	return widest
}

// breaks caches how a text was broken last, at three widths: measuring text is
// slow, and one layout asks several times.
type breaks struct {
	last [3]broken
	next int    // which of them is forgotten next
	wide broken // in one line per paragraph; its width is that of the widest
	one  oneLine
	face typeface
	line float32 // the height of a line in that face
}

// oneLine is the width of a text in one line.
type oneLine struct {
	text  string
	face  typeface
	width float32
	known bool
}

// broken is a text broken into lines.
type broken struct {
	text  string
	face  typeface
	width float32
	most  int
	lines []string
}

// lines breaks a text as [typeface.lines] does. The caller must not change the lines.
func (b *breaks) lines(f typeface, text string, width float32, most int) []string {
	for _, k := range b.last {
		if k.lines != nil && k.text == text && k.face == f && k.width == width && k.most == most {
			return k.lines
		}
	}
	k := broken{text, f, width, most, f.lines(text, width, most)}
	b.last[b.next] = k
	b.next = (b.next + 1) % len(b.last)
	return k.lines
}

// anyWidth is wider than any text.
const anyWidth = 1e6

// natural returns the width of a text in one line per paragraph.
func (b *breaks) natural(f typeface, text string) float32 {
	if b.wide.lines == nil || b.wide.text != text || b.wide.face != f {
		b.wide = broken{text: text, face: f, lines: f.lines(text, anyWidth, 0)}
		for _, line := range b.wide.lines {
			b.wide.width = max(b.wide.width, f.width(line))
		}
	}
	return b.wide.width
}

// whole returns the width of a text in one line, as it is.
func (b *breaks) whole(f typeface, text string) float32 {
	if !b.one.known || b.one.text != text || b.one.face != f {
		b.one = oneLine{text, f, f.width(text), true}
	}
	return b.one.width
}

// step returns the height of a line.
func (b *breaks) step(f typeface) float32 {
	if b.face != f {
		b.face, b.line = f, f.lineHeight()
	}
	return b.line
}
