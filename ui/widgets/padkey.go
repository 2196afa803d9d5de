package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// padKey is one key. The keypad takes the focus for it.
type padKey struct {
	tapper

	key  Key
	text string
	icon Icon
}

func newPadKey(pad *Keypad, key Key) *padKey {
	w := &padKey{key: key, text: strconv.Itoa(int(key))}
	switch key {
	case KeyBack:
		w.text, w.icon = "", IconBackspace
	case KeyNext:
		w.text, w.icon = "", IconNext
	}
	w.extend(w, func(fyne.Position) { pad.Press(key) })
	return w
}

// face is large for digits and that of a button for a word.
func (w *padKey) face(l looks) typeface {
	if w.key == KeyNext {
		return typeface{l.size(SizeBody), fyne.TextStyle{Bold: true}}
	}
	return typeface{l.size(SizeName), fyne.TextStyle{}}
}

func (w *padKey) look() (skin skinLook, ink fyne.ThemeColorName) {
	switch {
	case w.Disabled():
		return skinLook{fill: ColorDisabledFill}, ColorDisabledInk
	case w.key == KeyNext:
		return skinLook{fill: ColorFelt}, ColorOnFelt
	case w.key == KeyBack:
		return skinLook{}, theme.ColorNameForeground
	}
	return skinLook{fill: ColorTile, stroke: ColorTileEdge}, theme.ColorNameForeground
}

// CreateRenderer draws the key.
func (w *padKey) CreateRenderer() fyne.WidgetRenderer {
	w.ExtendBaseWidget(w)
	r := &padKeyRenderer{key: w, skin: newSkin(), glyph: newGlyph(), label: canvas.NewText("", nil)}
	r.objects = r.skin.objects(r.glyph.image, r.label)
	r.Refresh()
	return r
}

type padKeyRenderer struct {
	rendererBase

	key   *padKey
	skin  *skin
	glyph *glyph
	label *canvas.Text
}

func (r *padKeyRenderer) MinSize() fyne.Size {
	return fyne.NewSquareSize(looksOf(r.key).size(SizeTouchFloor))
}

func (r *padKeyRenderer) Layout(size fyne.Size) {
	l := looksOf(r.key)
	r.skin.layout(size)
	side := l.size(SizeIcon) * 1.2
	r.glyph.place(fyne.NewPos((size.Width-side)/2, (size.Height-side)/2), side)
	r.label.Text = r.key.face(l).clip(r.key.text, size.Width-2*l.size(SpaceTiny))
	height := r.label.MinSize().Height
	r.label.Move(fyne.NewPos(0, (size.Height-height)/2))
	r.label.Resize(fyne.NewSize(size.Width, height))
}

func (r *padKeyRenderer) Refresh() {
	l := looksOf(r.key)
	look, ink := r.key.look()
	look.veil = r.key.Veil()
	r.skin.paint(l, look)
	face := r.key.face(l)
	r.label.TextSize, r.label.TextStyle, r.label.Color = face.size, face.style, l.color(ink)
	r.label.Alignment = fyne.TextAlignCenter
	icon := r.key.icon
	if r.key.text != "" {
		icon = ""
	}
	r.glyph.paint(icon, l.color(ink))
	r.Layout(r.key.Size())
	r.label.Refresh()
	canvas.Refresh(r.key)
}
