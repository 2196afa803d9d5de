package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"tabby/ui/kit/widgets/shape"
)

// An IdleTile shows content that cannot be used now but still reports taps, so that
// the program can explain. It takes no focus. It is as large as a [Tile], so
// that nothing moves when it is replaced by one.
type IdleTile struct {
	tapper
	plate

	OnHeld func(down bool) // a finger or a mouse button went down on it, or up

	down  bool
	label string // to those who listen, or "" for the words on it
}

// NewIdleTile returns a widget that shows content with a margin.
func NewIdleTile(inset fyne.ThemeSizeName, content fyne.CanvasObject, tapped func()) *IdleTile {
	i := &IdleTile{}
	i.plate = plate{press: &i.tapper, content: shape.In(touch{Shape: column{gap: SpaceNone}, across: inset, along: inset}, content)}
	i.extend(i, func(fyne.Position) { tapped() })
	return i
}

// SetLabel says what the tile is to those who listen, in place of the words on it.
func (i *IdleTile) SetLabel(label string) { i.label = label }

// MouseDown begins a hold.
func (i *IdleTile) MouseDown(e *desktop.MouseEvent) {
	i.held(true)
	i.tapper.MouseDown(e)
}

// MouseUp ends it.
func (i *IdleTile) MouseUp(e *desktop.MouseEvent) {
	i.tapper.MouseUp(e)
	i.held(false)
}

// TouchDown begins a hold.
func (i *IdleTile) TouchDown(*mobile.TouchEvent) { i.held(true) }

// TouchUp ends it.
func (i *IdleTile) TouchUp(*mobile.TouchEvent) { i.held(false) }

// TouchCancel ends it.
func (i *IdleTile) TouchCancel(*mobile.TouchEvent) { i.held(false) }

// MouseOut ends it too: the button may be released elsewhere.
func (i *IdleTile) MouseOut() {
	i.tapper.MouseOut()
	i.held(false)
}

// held reports the begin and the end of a hold, each once.
func (i *IdleTile) held(down bool) {
	if i.down != down && i.OnHeld != nil {
		i.down = down
		i.OnHeld(down)
	}
}
