package widgets

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"tabby/ui/kit/widgets/shape"
	"tabby/ui/kit/widgets/typeset"
)

// TextStyle is the style of a text.
type TextStyle struct {
	Size  fyne.ThemeSizeName  // SizeBody if empty
	Color fyne.ThemeColorName // the foreground if empty
	Bold  bool
	Align fyne.TextAlign
	Lines int  // the most lines, the last ends in an ellipsis; 0: as many as needed
	Whole bool // one line that is never broken or shortened
	Words bool // no word is broken, unless it is very long

	Tight fyne.ThemeSizeName // the size of a text that would be too wide for a line otherwise; none if empty
}

func (l TextStyle) face(at Looks) typeset.Typeface {
	return typeset.Typeface{Size: at.Size(cmp.Or(l.Size, SizeBody)), Style: fyne.TextStyle{Bold: l.Bold}, Even: l.Align == fyne.TextAlignCenter}
}

// in returns the style of s in a room of that width.
func (l TextStyle) in(at Looks, s string, width float32) TextStyle {
	if l.Tight != "" && l.face(at).Width(s) > width {
		return l.least()
	}
	return l
}

// least returns the style of a text in the narrowest room.
func (l TextStyle) least() TextStyle {
	l.Size = cmp.Or(l.Tight, l.Size)
	return l
}

// Text is a text that breaks its lines at the width it has.
type Text struct {
	widget.BaseWidget

	style TextStyle

	text   string
	said   string // to those who listen, or "" for the text
	level  int    // of a heading: 1 is that of a page; 0 is none
	live   bool   // it is said when it changes
	leads  bool   // a screen reader stands on it while no control has the focus
	heard  string // what of it those who listen have heard last
	breaks typeset.Breaks
}

// SetLabel sets what a screen reader reads instead of the text.
func (t *Text) SetLabel(label string) { t.said = label }

// NewText returns a text of a style.
func NewText(text string, look TextStyle) *Text {
	t := &Text{style: look, text: text}
	t.ExtendBaseWidget(t)
	return t
}

// NewBody returns a text in the style of the body.
func NewBody(text string) *Text { return NewText(text, TextStyle{}) }

// NewHint returns a small, muted text.
func NewHint(text string) *Text {
	return NewText(text, TextStyle{Size: SizeSmall, Color: ColorMuted})
}

// NewEcho returns an invisible text: a screen reader reads its label whenever the label changes.
func NewEcho() *Text {
	t := NewHint("")
	t.live = true
	return t
}

// NewHeading returns a heading.
func NewHeading(text string) *Text {
	t := NewText(text, TextStyle{Size: SizeHeading, Bold: true})
	t.level = 2
	return t
}

// titled makes a text the heading of its page.
func titled(t *Text) *Text {
	t.level = 1
	return t
}

// Lead puts a screen reader on the text while no control has the focus, so that people hear it at
// once.
func (t *Text) Lead() { t.leads = true }

// SetLive makes a screen reader read the text whenever it changes.
func (t *Text) SetLive() { t.live = true }

// Text returns the text.
func (t *Text) Text() string { return t.text }

// NewCaption returns a line of small print, centred below something.
func NewCaption(text string) *Text {
	return NewText(text, TextStyle{Size: SizeSmall, Color: ColorMuted, Align: fyne.TextAlignCenter, Whole: true})
}

// SetText changes the text.
func (t *Text) SetText(text string) { set(t, &t.text, text) }

// SetColor changes the colour of the text; "" is the theme's foreground.
func (t *Text) SetColor(ink fyne.ThemeColorName) { set(t, &t.style.Color, ink) }

// SetSize changes the size of the text.
func (t *Text) SetSize(size fyne.ThemeSizeName) { set(t, &t.style.Size, size) }

// SetTight changes the size of a text that would be too wide for a line otherwise.
func (t *Text) SetTight(size fyne.ThemeSizeName) { set(t, &t.style.Tight, size) }

// SetLines changes how many lines the text may take, 0 is any number.
func (t *Text) SetLines(most int) { set(t, &t.style.Lines, most) }

// SetAlign changes where lines begin.
func (t *Text) SetAlign(align fyne.TextAlign) { set(t, &t.style.Align, align) }

// SetBold sets the text in bold, or not.
func (t *Text) SetBold(on bool) { set(t, &t.style.Bold, on) }

// rounding is more than a sum of widths is off by, which must not cost a letter.
const rounding = 0.01

func (t *Text) lines(width float32) []string {
	switch {
	case t.text == "":
		return nil
	case t.style.Whole:
		return []string{t.text}
	}
	at := LooksOf(t)
	return t.breaks.Lines(t.style.in(at, t.text, width+rounding).face(at), t.text, width+rounding, t.style.Lines)
}

// natural returns the width of the text in one line per paragraph.
func (t *Text) natural() float32 { return t.breaks.Natural(t.style.face(LooksOf(t)), t.text) }

// snug returns the width of the widest line of the text, broken at a width.
func (t *Text) snug(width float32) float32 {
	widest, face := float32(0), t.style.face(LooksOf(t))
	for _, line := range t.lines(width) {
		widest = max(widest, face.Width(line))
	}
	return widest
}

// unbroken reports whether at a width the text is whole, and no word of it is broken.
func (t *Text) unbroken(width float32) bool {
	face, most := t.style.face(LooksOf(t)), t.style.Lines
	return face.LongestWord(t.text) <= width && (most == 0 || len(face.Lines(t.text, width+rounding, 0)) <= most)
}

// LeastWidth returns the minimum width.
func (t *Text) LeastWidth() float32 {
	if t.style.Whole {
		return t.breaks.Natural(t.style.least().face(LooksOf(t)), t.text)
	}
	if least := t.style.least().face(LooksOf(t)); t.style.Words {
		return min(least.LongestWord(t.text), 2*narrowest*LooksOf(t).Scale())
	}
	return min(t.natural(), narrowest)
}

// HeightFor returns the height at that width.
func (t *Text) HeightFor(width float32) float32 {
	return float32(len(t.lines(width))) * t.breaks.Step(t.style.face(LooksOf(t)))
}

// CreateRenderer draws the text. Fyne forgets how a text that has been covered for a
// minute was drawn, and does not lay it out when it redraws it.
func (t *Text) CreateRenderer() fyne.WidgetRenderer {
	r := &textRenderer{text: t}
	if size := t.Size(); !size.IsZero() {
		r.Layout(size)
	}
	return r
}

type textRenderer struct {
	RendererBase // the lines that are shown

	text *Text
	pool []*typeset.Line
}

// narrowest is the least width of a text that can be broken or shortened.
const narrowest = 48

func (r *textRenderer) MinSize() fyne.Size {
	t := r.text
	return fyne.NewSize(t.LeastWidth(), t.HeightFor(shape.LastWidthOf(t).Or(t.natural())))
}

// Layout shows the lines, centred upright.
func (r *textRenderer) Layout(size fyne.Size) {
	l, t := LooksOf(r.text), r.text
	lines, style := t.lines(size.Width), t.style.in(l, t.text, size.Width)
	face := style.face(l)
	step := t.breaks.Step(face)
	y := (size.Height - step*float32(len(lines))) / 2
	r.Parts = r.Parts[:0]
	for i, text := range lines {
		if i == len(r.pool) {
			r.pool = append(r.pool, typeset.NewLine())
		}
		o := r.pool[i]
		o.Text.Alignment = style.Align
		o.Place(fyne.NewPos(0, y+float32(i)*step), fyne.NewSize(size.Width, step))
		o.Show(text, face, l.Color(cmp.Or(style.Color, theme.ColorNameForeground)))
		r.Parts = append(r.Parts, o.Objects()...)
	}
}

func (r *textRenderer) Refresh() {
	r.Layout(r.text.Size())
	canvas.Refresh(r.text)
}
