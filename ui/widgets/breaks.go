package widgets

// breaks remembers how a text was broken last, at two widths: to measure text is
// dear, and one layout asks several times.
type breaks struct {
	last [2]broken
	next int // which of them is forgotten next
}

// broken is a text broken into lines.
type broken struct {
	text  string
	face  typeface
	width float32
	most  int
	lines []string
}

// lines breaks a text as [typeface.lines] does. The lines must not be changed.
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
