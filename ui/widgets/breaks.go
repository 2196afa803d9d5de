package widgets

// breaks caches how a text was broken last, at three widths: measuring text is
// slow, and one layout asks several times.
type breaks struct {
	last [3]broken
	next int    // which of them is forgotten next
	wide broken // in one line per paragraph; its width is that of the widest
	face typeface
	line float32 // the height of a line in that face
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

// step returns the height of a line.
func (b *breaks) step(f typeface) float32 {
	if b.face != f {
		b.face, b.line = f, f.lineHeight()
	}
	return b.line
}
