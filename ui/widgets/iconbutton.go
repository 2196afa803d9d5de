package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// IconButton is a square button that shows only an icon. Its label is
// shown while it is hovered or focused.
type IconButton struct {
	Pressable

	OnTapped func()

	icon  Icon
	label string
}

// NewIconButton returns a button with an icon and a label.
func NewIconButton(icon Icon, label string, tapped func()) *IconButton {
	b := &IconButton{icon: icon, label: label, OnTapped: tapped}
	b.Extend(b, func(fyne.Position) {
		if b.OnTapped != nil {
			b.OnTapped()
		}
	})
	return b
}

// SetIcon changes the icon and the label.
func (b *IconButton) SetIcon(icon Icon, label string) {
	b.icon, b.label = icon, label
	b.Refresh()
}

// CreateRenderer draws the button.
func (b *IconButton) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	r := &iconButtonRenderer{button: b, skin: newSkin(), glyph: newGlyph(), tip: newTip()}
	r.objects = r.skin.objects(r.glyph.image, r.tip.ground, r.tip.text)
	r.Refresh()
	return r
}

type iconButtonRenderer struct {
	rendererBase

	button *IconButton
	skin   *skin
	glyph  *glyph
	tip    *tip
}

func (r *iconButtonRenderer) MinSize() fyne.Size {
	l := looksOf(r.button)
	return fyne.NewSquareSize(max(l.size(SizeTouch), l.size(SizeIcon)+2*l.size(SpaceTiny)))
}

func (r *iconButtonRenderer) Layout(size fyne.Size) {
	r.skin.layout(size)
	side := looksOf(r.button).size(SizeIcon)
	r.glyph.place(fyne.NewPos((size.Width-side)/2, (size.Height-side)/2), side)
	r.tip.layout(r.button, size)
}

func (r *iconButtonRenderer) Refresh() {
	l := looksOf(r.button)
	ink := ColorFelt
	if r.button.Disabled() {
		ink = ColorDisabledInk
	}
	r.skin.paint(l, skinLook{}.of(&r.button.Pressable))
	r.glyph.paint(r.button.icon, l.color(ink))
	r.tip.paint(l, r.button.label, r.button.hovered || r.button.focused)
	r.Layout(r.button.Size())
	canvas.Refresh(r.button)
}
