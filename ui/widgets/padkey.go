package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// padKey is one key. The keypad takes the focus for it.
type padKey struct {
	tapper
	plate

	key   Key
	sign  *Glyph
	digit *Text
}

func newPadKey(pad *Keypad, key Key) *padKey {
	w := &padKey{key: key, sign: NewGlyph("", ""), digit: NewText("", TextStyle{Size: SizeName, Whole: true})}
	switch key {
	case KeyBack:
		w.sign.Icon = IconBackspace
	case KeyNext:
		w.sign.Icon = IconNext
	default:
		w.digit.text = strconv.Itoa(int(key))
	}
	w.sign.Side = SizeName
	shape := touch{shape: snug{gap: SpaceNone}, across: SpaceTiny, along: SpaceNone}
	w.plate = plate{press: &w.tapper, content: inShape(shape, w.sign, w.digit), paint: w.paint}
	w.extend(w, func(fyne.Position) { pad.Press(key) })
	return w
}

func (w *padKey) paint() skinLook {
	look, ink := skinLook{fill: ColorTile, stroke: ColorTileEdge}, theme.ColorNameForeground
	switch {
	case w.Disabled():
		look, ink = skinLook{fill: ColorDisabledFill}, ColorDisabledInk
	case w.key == KeyNext:
		look, ink = skinLook{fill: ColorFelt}, ColorOnFelt
	case w.key == KeyBack:
		look = skinLook{}
	}
	w.sign.set(w.sign.Icon, ink)
	w.digit.SetColor(ink)
	return look
}
