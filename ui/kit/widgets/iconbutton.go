package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// IconButton is a square button that shows only an icon. Its label is
// shown while it is hovered or focused.
type IconButton struct {
	Pressable
	plate

	OnTapped func()

	glyph *Glyph
	label *Text
	said  string          // to those who listen, or "" for the label
	tip   *fyne.Container // the label on its ground
}

// NewIconButton returns a button with an icon and a label.
func NewIconButton(icon Icon, label string, tapped func()) *IconButton {
	b := &IconButton{glyph: NewGlyph(icon, ""), OnTapped: tapped}
	b.label = NewText(label, TextStyle{Size: SizeSmall, Color: ColorOnToast, Whole: true})
	b.tip = Layers(newSurface(ColorToast, "", SpaceSmall), Inset(SpaceSmall, SpaceTiny, b.label))
	b.plate = plate{press: &b.tapper, content: shape.In(tipped{b}, b.glyph, b.tip), paint: b.paint}
	b.Extend(b, func(fyne.Position) { call(b.OnTapped) })
	return b
}

// SetIcon changes the icon and the label.
func (b *IconButton) SetIcon(icon Icon, label string) {
	if b.glyph.Icon == icon && b.label.text == label {
		return
	}
	b.glyph.set(icon, b.glyph.Color)
	b.label.SetText(label)
	b.Refresh()
}

// setLabel says what the button is to those who listen, in place of what is shown.
func (b *IconButton) setLabel(label string) { b.said = label }

func (b *IconButton) paint() skinLook {
	ink := ColorFelt
	if b.Disabled() {
		ink = ColorDisabledInk
	}
	b.glyph.set(b.glyph.Icon, ink)
	SetVisible(b.tip, b.label.text != "" && (b.hovered || b.focused))
	return skinLook{}
}

// tipped is the shape of an icon with its tip below it, outside the button but
// inside the canvas. The tip is not an overlay, because an overlay would take the
// pointer away from the icon.
type tipped struct{ button *IconButton }

func (t tipped) side() float32 {
	return max(theme.Size(SizeTouch), t.button.glyph.MinSize().Width+2*theme.Size(SpaceTiny))
}

func (t tipped) Narrowest([]fyne.CanvasObject) float32 { return t.side() }

func (t tipped) Arrange(_ []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	if put == nil {
		return t.side()
	}
	b, icon, tip := t.button, t.button.glyph.MinSize(), t.button.tip.MinSize()
	put(b.glyph, fyne.NewPos((room.Width-icon.Width)/2, (room.Height-icon.Height)/2), icon)
	x, margin := (room.Width-tip.Width)/2, theme.Size(SpaceSmall)
	if c := CanvasOf(b); c != nil && b.tip.Visible() {
		left := fyne.CurrentApp().Driver().AbsolutePositionForObject(b).X
		x = max(min(x, c.Size().Width-left-tip.Width-margin), margin-left)
	}
	put(b.tip, fyne.NewPos(x, room.Height+2), tip)
	return t.side()
}
