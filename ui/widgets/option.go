package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// option is one of the options of a choice.
type option struct {
	Pressable

	choice *Choice
	index  int
	text   string
}

func newOption(c *Choice, index int, text string) *option {
	o := &option{choice: c, index: index, text: text}
	o.Extend(o, func(fyne.Position) { c.choose(index) })
	return o
}

// TypedKey selects a neighbour with the arrows; see [Pressable.TypedKey].
func (o *option) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft, fyne.KeyUp:
		o.choice.step(-1)
	case fyne.KeyRight, fyne.KeyDown:
		o.choice.step(1)
	default:
		o.Pressable.TypedKey(e)
	}
}

func (o *option) stacked() bool { return o.choice.stacks(o.choice.Size().Width) }

func (o *option) chosen() bool { return o.choice.selected == o.index }

func (o *option) look() TextStyle {
	look := TextStyle{Align: fyne.TextAlignCenter, Lines: 1}
	if o.stacked() {
		look = TextStyle{}
	}
	look.Bold, look.Color = o.chosen(), theme.ColorNameForeground
	if o.chosen() {
		look.Color = ColorFelt
	}
	return look
}

// around returns the width beside the text: padding, and a check even
// where it is not selected, so that nothing moves when it is.
func (o *option) around(l looks) float32 {
	return 2*l.size(SpaceMedium) + l.size(SizeIcon)*checkShare + l.size(SpaceTiny)
}

// checkShare is the side of the check, as a share of an icon's.
const checkShare = 0.8

func (o *option) natural() float32 {
	l := looksOf(o)
	return typeface{l.size(SizeBody), fyne.TextStyle{Bold: true}}.width(o.text) + o.around(l)
}

func (o *option) heightFor(width float32) float32 {
	l := looksOf(o)
	face := typeface{l.size(SizeBody), fyne.TextStyle{Bold: true}}
	lines := len(face.lines(o.text, width-o.around(l), 0))
	return l.touch(float32(lines) * face.lineHeight())
}

// CreateRenderer draws the option.
func (o *option) CreateRenderer() fyne.WidgetRenderer {
	o.ExtendBaseWidget(o)
	r := &optionRenderer{
		option: o, skin: newSkin(), check: newGlyph(), label: newBlock(TextStyle{}),
		ring: canvas.NewCircle(nil), dot: canvas.NewCircle(nil),
	}
	r.objects = r.skin.objects(r.check.image, r.ring, r.dot, r.label.box)
	r.Refresh()
	return r
}

type optionRenderer struct {
	rendererBase

	option    *option
	skin      *skin
	check     *glyph
	label     *block
	ring, dot *canvas.Circle // the round sign of an option in a column
}

func (r *optionRenderer) MinSize() fyne.Size {
	return fyne.NewSquareSize(looksOf(r.option).size(SizeTouch))
}

func (r *optionRenderer) Layout(size fyne.Size) {
	l, o := looksOf(r.option), r.option
	r.skin.layout(size)
	side, pad, gap := l.size(SizeIcon)*checkShare, l.size(SpaceMedium), l.size(SpaceTiny)
	r.label.text, r.label.look = o.text, o.look()
	r.check.image.Hidden = o.stacked() || !o.chosen()
	r.ring.Hidden, r.dot.Hidden = !o.stacked(), !o.stacked() || !o.chosen()
	if o.stacked() {
		r.place(fyne.NewPos(pad, (size.Height-side)/2), side)
		r.label.paint(l, fyne.NewPos(pad+side+2*gap, 0), fyne.NewSize(size.Width-pad*2-side-gap, size.Height))
		return
	}
	width := min(r.label.natural(l), size.Width-2*pad)
	x := (size.Width - width) / 2
	if o.chosen() {
		x += (side + gap) / 2
	}
	r.check.place(fyne.NewPos(x-side-gap, (size.Height-side)/2), side)
	r.label.paint(l, fyne.NewPos(x-1, 0), fyne.NewSize(width+2, size.Height))
}

func (r *optionRenderer) place(at fyne.Position, side float32) {
	r.ring.Move(at)
	r.ring.Resize(fyne.NewSquareSize(side))
	r.dot.Move(at.AddXY(side/4, side/4))
	r.dot.Resize(fyne.NewSquareSize(side / 2))
}

func (r *optionRenderer) Refresh() {
	l, o := looksOf(r.option), r.option
	look, check := skinLook{}, Icon("")
	ring := ColorOutline
	if o.chosen() {
		look, check, ring = skinLook{fill: ColorSurface, stroke: ColorFelt}, IconCheck, ColorFelt
	}
	r.skin.paint(l, look.of(&o.Pressable))
	r.check.paint(check, l.color(ColorFelt))
	r.ring.FillColor, r.ring.StrokeColor, r.ring.StrokeWidth = l.named(""), l.color(ring), 2
	r.dot.FillColor = l.color(ColorFelt)
	r.Layout(o.Size())
	r.ring.Refresh()
	r.dot.Refresh()
	canvas.Refresh(o)
}
