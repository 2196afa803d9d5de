package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// TextStyle is the style of a text.
type TextStyle struct {
	Size  fyne.ThemeSizeName  // SizeBody if empty
	Color fyne.ThemeColorName // the foreground if empty
	Bold  bool
	Align fyne.TextAlign
	Lines int  // the most lines, the last ends in an ellipsis; 0: as many as needed
	Whole bool // one line that is never broken or shortened

	Tight fyne.ThemeSizeName // the size of a whole text that would be too wide otherwise; none if empty
}

func (l TextStyle) face(at looks) typeface {
	size := l.Size
	if size == "" {
		size = SizeBody
	}
	return typeface{at.size(size), fyne.TextStyle{Bold: l.Bold}}
}

func (l TextStyle) ink() fyne.ThemeColorName {
	if l.Color == "" {
		return theme.ColorNameForeground
	}
	return l.Color
}

// in returns the style of s in a room of that width.
func (l TextStyle) in(at looks, s string, width float32) TextStyle {
	if l.Tight != "" && l.face(at).width(s) > width {
		l.Size = l.Tight
	}
	return l
}

// least returns the style of a text in the narrowest room.
func (l TextStyle) least() TextStyle {
	if l.Tight != "" {
		l.Size = l.Tight
	}
	return l
}

// block draws broken lines of text inside another widget.
type block struct {
	look   TextStyle
	text   string
	box    *fyne.Container
	pool   []*canvas.Text
	breaks *breaks
}

func newBlock(look TextStyle) *block {
	return &block{look: look, box: &fyne.Container{}, breaks: &breaks{}}
}

func (b *block) lines(l looks, width float32) []string {
	if b.text == "" {
		return nil
	}
	if b.look.Whole {
		return []string{b.text}
	}
	return b.breaks.lines(b.look.face(l), b.text, width, b.look.Lines)
}

func (b *block) height(l looks, width float32) float32 {
	return float32(len(b.lines(l, width))) * b.breaks.step(b.look.face(l))
}

// natural returns the width of the text in one line per paragraph.
func (b *block) natural(l looks) float32 {
	return b.breaks.natural(b.look.face(l), b.text)
}

// paint sets the text in a box of the given place and size, centred upright.
func (b *block) paint(l looks, at fyne.Position, size fyne.Size) {
	look := b.look.in(l, b.text, size.Width)
	face := look.face(l)
	lines := b.lines(l, size.Width)
	for len(b.pool) < len(lines) {
		b.pool = append(b.pool, canvas.NewText("", nil))
	}
	b.box.Objects = b.box.Objects[:0]
	step := b.breaks.step(face)
	y := (size.Height - step*float32(len(lines))) / 2
	for i, line := range lines {
		t := b.pool[i]
		t.Text, t.TextSize, t.TextStyle = line, face.size, face.style
		t.Color, t.Alignment = l.color(b.look.ink()), b.look.Align
		t.Move(fyne.NewPos(0, y+float32(i)*step))
		t.Resize(fyne.NewSize(size.Width, step))
		t.Refresh()
		b.box.Objects = append(b.box.Objects, t)
	}
	b.box.Move(at)
	b.box.Resize(size)
}

// Text is a text that breaks its lines at the width it has.
type Text struct {
	widget.BaseWidget

	style TextStyle

	text   string
	breaks breaks
}

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

// NewHeading returns a heading.
func NewHeading(text string) *Text {
	return NewText(text, TextStyle{Size: SizeHeading, Bold: true})
}

// Text returns the text.
func (t *Text) Text() string { return t.text }

// NewCaption returns a line of small print, centred below something.
func NewCaption(text string) *Text {
	return NewText(text, TextStyle{Size: SizeSmall, Color: ColorMuted, Align: fyne.TextAlignCenter, Whole: true})
}

// SetText changes the text.
func (t *Text) SetText(text string) {
	if t.text != text {
		t.text = text
		t.Refresh()
	}
}

// SetColor changes the colour of the text; "" is the theme's foreground.
func (t *Text) SetColor(ink fyne.ThemeColorName) {
	if t.style.Color != ink {
		t.style.Color = ink
		t.Refresh()
	}
}

// SetSize changes the size of the text.
func (t *Text) SetSize(size fyne.ThemeSizeName) {
	if t.style.Size != size {
		t.style.Size = size
		t.Refresh()
	}
}

// HeightFor returns the height at that width.
func (t *Text) HeightFor(width float32) float32 {
	b := block{look: t.style, text: t.text, breaks: &t.breaks}
	return b.height(looksOf(t), width)
}

// natural returns the width of the text in one line per paragraph.
func (t *Text) natural() float32 { return t.breaks.natural(t.style.face(looksOf(t)), t.text) }

// CreateRenderer draws the text.
func (t *Text) CreateRenderer() fyne.WidgetRenderer {
	t.ExtendBaseWidget(t)
	r := &textRenderer{text: t, block: newBlock(t.style)}
	r.block.breaks = &t.breaks
	r.objects = []fyne.CanvasObject{r.block.box}
	r.Refresh()
	return r
}

type textRenderer struct {
	rendererBase

	text  *Text
	block *block
}

// narrowest is the least width of a text that can be broken or shortened.
const narrowest = 48

func (r *textRenderer) MinSize() fyne.Size {
	l := looksOf(r.text)
	natural := r.block.natural(l)
	width := min(natural, narrowest)
	if r.text.style.Whole {
		width = r.text.style.least().face(l).width(r.text.text)
	}
	return fyne.NewSize(width, r.block.height(l, lastWidthOf(r.text).or(natural)))
}

func (r *textRenderer) Layout(size fyne.Size) {
	r.block.paint(looksOf(r.text), fyne.Position{}, size)
}

func (r *textRenderer) Refresh() {
	r.block.look, r.block.text = r.text.style, r.text.text
	r.Layout(r.text.Size())
	canvas.Refresh(r.text)
}
