package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// Chip is one of several small choices, such as people. It shows a
// check and an outline when it is selected, and may have a [Badge] and a button
// that removes it.
type Chip struct {
	Pressable

	OnTapped func()
	OnRemove func() // nil: there is no button that removes it

	text     string
	mark     *Badge
	selected bool
}

// NewChip returns a chip with a label.
func NewChip(text string, tapped func()) *Chip {
	c := &Chip{text: text, OnTapped: tapped}
	c.Extend(c, c.tapped)
	return c
}

// NewPersonChip returns a chip with a badge before its label.
func NewPersonChip(mark Badge, text string, tapped func()) *Chip {
	c := NewChip(text, tapped)
	c.mark = &mark
	return c
}

// tapped decides by the position whether the remove button was tapped.
func (c *Chip) tapped(at fyne.Position) {
	l := looksOf(c)
	if c.OnRemove != nil && at.X > c.Size().Width-l.size(SizeTouchFloor) {
		c.OnRemove()
		return
	}
	if c.OnTapped != nil {
		c.OnTapped()
	}
}

// TypedKey removes the chip on Delete and Backspace; see [Pressable.TypedKey].
func (c *Chip) TypedKey(e *fyne.KeyEvent) {
	if (e.Name == fyne.KeyDelete || e.Name == fyne.KeyBackspace) && c.OnRemove != nil && !c.Disabled() {
		c.OnRemove()
		return
	}
	c.Pressable.TypedKey(e)
}

// Text returns the label.
func (c *Chip) Text() string { return c.text }

// Selected reports whether the chip is selected.
func (c *Chip) Selected() bool { return c.selected }

// SetSelected selects the chip, or not. It does not call OnTapped.
func (c *Chip) SetSelected(on bool) {
	if c.selected != on {
		c.selected = on
		c.Refresh()
	}
}

// CreateRenderer draws the chip.
func (c *Chip) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	r := &chipRenderer{chip: c, skin: newSkin(), check: newGlyph(), remove: newGlyph(), label: canvas.NewText("", color.Black)}
	r.objects = r.skin.objects(r.check.image, r.label, r.remove.image)
	if c.mark != nil {
		r.mark = NewBadgeView(*c.mark, markSide)
		r.objects = append(r.objects, r.mark)
	}
	r.Refresh()
	return r
}

// markSide is the side of the badge on a chip in device-independent pixels.
const markSide = 28

// widestChip is the width above which a chip shortens its label, in
// device-independent pixels.
const widestChip = 300

type chipRenderer struct {
	rendererBase

	chip          *Chip
	skin          *skin
	check, remove *glyph
	mark          *BadgeView
	label         *canvas.Text
}

func (r *chipRenderer) face(l looks) typeface { return typeface{l.size(SizeBody), fyne.TextStyle{}} }

// around is everything beside the label.
func (r *chipRenderer) around(l looks) float32 {
	width := 2 * l.size(SpaceLarge)
	if r.mark != nil {
		width += markSide*l.scale() + l.size(SpaceSmall)
	}
	if r.chip.selected {
		width += l.size(SizeIcon)*0.8 + l.size(SpaceTiny)
	}
	if r.chip.OnRemove != nil {
		width += l.size(SizeTouchFloor) - l.size(SpaceLarge)
	}
	return width
}

func (r *chipRenderer) MinSize() fyne.Size {
	l := looksOf(r.chip)
	face := r.face(l)
	height := max(l.size(SizeTouchFloor)+4, face.lineHeight()+2*l.size(SpaceMedium))
	width := r.around(l) + face.width(r.chip.text)
	return fyne.NewSize(max(l.size(SizeTouch), min(width, widestChip)), height)
}

func (r *chipRenderer) Layout(size fyne.Size) {
	l := looksOf(r.chip)
	r.skin.layout(size)
	x, gap := l.size(SpaceLarge), l.size(SpaceSmall)
	if r.mark != nil {
		x -= l.size(SpaceTiny)
		side := markSide * l.scale()
		r.mark.Move(fyne.NewPos(x, (size.Height-side)/2))
		r.mark.Resize(fyne.NewSquareSize(side))
		x += side + gap
	}
	face := r.face(l)
	r.label.Text = face.clip(r.chip.text, size.Width-r.around(l)+1)
	text := r.label.MinSize()
	r.label.Move(fyne.NewPos(x, (size.Height-text.Height)/2))
	r.label.Resize(text)
	x += text.Width + l.size(SpaceTiny)
	side := l.size(SizeIcon) * 0.8
	r.check.place(fyne.NewPos(x, (size.Height-side)/2), side)
	floor := l.size(SizeTouchFloor)
	r.remove.place(fyne.NewPos(size.Width-(floor+side)/2, (size.Height-side)/2), side)
}

func (r *chipRenderer) Refresh() {
	l, c := looksOf(r.chip), r.chip
	look := skinLook{fill: ColorSurface, stroke: ColorOutline, corner: l.size(SizeTouch) / 2}
	ink := theme.ColorNameForeground
	check, remove := Icon(""), Icon("")
	if c.selected {
		look.fill, look.stroke, check = ColorFeltSoft, ColorFelt, IconCheck
	}
	if c.OnRemove != nil {
		remove = IconClose
	}
	if c.Disabled() {
		look.fill, look.stroke, ink = ColorDisabledFill, "", ColorDisabledInk
	}
	r.skin.paint(l, look.of(&c.Pressable))
	r.label.TextSize, r.label.Color = l.size(SizeBody), l.color(ink)
	r.check.paint(check, l.color(ColorFelt))
	r.remove.paint(remove, l.color(ColorMuted))
	r.Layout(c.Size())
	canvas.Refresh(c)
}
