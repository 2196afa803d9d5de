package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Choice is one of a few short options, side by side; where they do not fit
// side by side, they stand one below the other.
type Choice struct {
	widget.BaseWidget

	OnChanged func(index int)

	options  []*option
	selected int
	width    lastWidth
}

// NewChoice is a choice with none of the options chosen.
func NewChoice(options []string, changed func(index int)) *Choice {
	c := &Choice{OnChanged: changed, selected: -1}
	for i, text := range options {
		c.options = append(c.options, newOption(c, i, text))
	}
	c.ExtendBaseWidget(c)
	return c
}

// Selected is the index of what is chosen, -1 if nothing is.
func (c *Choice) Selected() int { return c.selected }

// SetSelected chooses an option, or none for -1. It calls nothing back.
func (c *Choice) SetSelected(index int) {
	c.selected = index
	c.Refresh()
}

// Option is the widget of one option, for tests that tap it.
func (c *Choice) Option(index int) fyne.Tappable { return c.options[index] }

func (c *Choice) choose(index int) {
	if index < 0 || index >= len(c.options) || index == c.selected {
		return
	}
	c.SetSelected(index)
	if c.OnChanged != nil {
		c.OnChanged(index)
	}
}

// step chooses the next option or the one before and moves the focus with it.
func (c *Choice) step(by int) {
	to := max(0, min(len(c.options)-1, c.selected+by))
	c.choose(to)
	if canvas := canvasOf(c); canvas != nil {
		canvas.Focus(c.options[to])
	}
}

// Resize remembers the width, on which the height depends.
func (c *Choice) Resize(size fyne.Size) {
	c.width = lastWidth(size.Width)
	c.BaseWidget.Resize(size)
}

// stacked reports whether the options stand one below the other.
func (c *Choice) stacked(width float32) bool {
	each := width / float32(max(1, len(c.options)))
	for _, o := range c.options {
		if o.natural() > each {
			return true
		}
	}
	return false
}

// HeightFor is the height at that width.
func (c *Choice) HeightFor(width float32) float32 {
	l := looksOf(c)
	if !c.stacked(width) {
		return l.touch(typeface{size: l.size(SizeBody)}.lineHeight())
	}
	height := float32(0)
	for _, o := range c.options {
		height += o.heightFor(width)
	}
	return height
}

// CreateRenderer draws the choice.
func (c *Choice) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	r := &choiceRenderer{choice: c, ground: canvas.NewRectangle(nil)}
	r.Refresh()
	return r
}

type choiceRenderer struct {
	choice *Choice
	ground *canvas.Rectangle
}

func (r *choiceRenderer) MinSize() fyne.Size {
	l := looksOf(r.choice)
	width := float32(0)
	for _, o := range r.choice.options {
		width = max(width, typeface{size: l.size(SizeBody)}.longestWord(o.text)+o.around(l))
	}
	return fyne.NewSize(width, r.choice.HeightFor(r.choice.width.or(width)))
}

func (r *choiceRenderer) Layout(size fyne.Size) {
	c := r.choice
	r.ground.Resize(size)
	stacked := c.stacked(size.Width)
	y, each := float32(0), size.Width/float32(max(1, len(c.options)))
	for i, o := range c.options {
		o.stacked = stacked
		if stacked {
			height := o.heightFor(size.Width)
			o.Move(fyne.NewPos(0, y))
			o.Resize(fyne.NewSize(size.Width, height))
			y += height
			continue
		}
		o.Move(fyne.NewPos(float32(i)*each, 0))
		o.Resize(fyne.NewSize(each, size.Height))
	}
}

func (r *choiceRenderer) Refresh() {
	l := looksOf(r.choice)
	r.ground.FillColor, r.ground.StrokeColor = l.color(ColorTile), l.color(ColorTileEdge)
	r.ground.StrokeWidth, r.ground.CornerRadius = edgeWidth, l.size(SizeCorner)
	r.Layout(r.choice.Size())
	r.ground.Refresh()
	for _, o := range r.choice.options {
		o.Refresh()
	}
}

func (r *choiceRenderer) Objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{r.ground}
	for _, o := range r.choice.options {
		all = append(all, o)
	}
	return all
}

func (r *choiceRenderer) Destroy() {}

// option is one of the options of a choice.
type option struct {
	Pressable

	choice  *Choice
	index   int
	text    string
	stacked bool
}

func newOption(c *Choice, index int, text string) *option {
	o := &option{choice: c, index: index, text: text}
	o.Extend(o, func(fyne.Position) { c.choose(index) })
	return o
}

// TypedKey chooses a neighbour with the arrows; see [Pressable.TypedKey].
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

func (o *option) chosen() bool { return o.choice.selected == o.index }

func (o *option) look() TextLook {
	look := TextLook{Align: fyne.TextAlignCenter, Lines: 1}
	if o.stacked {
		look = TextLook{}
	}
	look.Bold, look.Color = o.chosen(), theme.ColorNameForeground
	if o.chosen() {
		look.Color = ColorFelt
	}
	return look
}

// around is everything beside the text: padding, and a check whether it is
// chosen or not, so that nothing moves when it is.
func (o *option) around(l looks) float32 {
	return 2*l.size(SpaceMedium) + l.size(SizeIcon)*checkShare + l.size(SpaceTiny)
}

// checkShare is the side of the check as a share of an icon's.
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
		option: o, skin: newSkin(), check: newGlyph(), label: newBlock(TextLook{}),
		ring: canvas.NewCircle(nil), dot: canvas.NewCircle(nil),
	}
	r.Refresh()
	return r
}

type optionRenderer struct {
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
	r.check.image.Hidden = o.stacked || !o.chosen()
	r.ring.Hidden, r.dot.Hidden = !o.stacked, !o.stacked || !o.chosen()
	if o.stacked {
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

func (r *optionRenderer) Objects() []fyne.CanvasObject {
	return r.skin.objects(r.check.image, r.ring, r.dot, r.label.box)
}

func (r *optionRenderer) Destroy() {}
