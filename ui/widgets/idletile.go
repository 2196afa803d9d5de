package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
)

// An IdleTile shows content that cannot be used now but still reports taps, so that
// the program can explain. It takes no focus. It is as large as a [Tile], so
// that nothing moves when it is replaced by one.
type IdleTile struct {
	tapper

	OnHeld func(down bool) // a finger or a mouse button went down on it, or up

	down bool
	box  touchBox
}

// NewIdleTile returns a widget that shows content with a margin.
func NewIdleTile(inset fyne.ThemeSizeName, content fyne.CanvasObject, tapped func()) *IdleTile {
	i := &IdleTile{box: touchBox{content: content, across: inset, along: inset}}
	i.extend(i, func(fyne.Position) { tapped() })
	return i
}

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

// Content returns what is shown.
func (i *IdleTile) Content() fyne.CanvasObject { return i.box.content }

func (i *IdleTile) inner() fyne.CanvasObject { return i.box.content }

// HeightFor returns the height at that width.
func (i *IdleTile) HeightFor(width float32) float32 { return i.box.heightFor(looksOf(i), width) }

// CreateRenderer draws the content.
func (i *IdleTile) CreateRenderer() fyne.WidgetRenderer {
	i.ExtendBaseWidget(i)
	r := &idleTileRenderer{tile: i}
	r.objects = []fyne.CanvasObject{i.box.content}
	return r
}

type idleTileRenderer struct {
	rendererBase

	tile *IdleTile
}

func (r *idleTileRenderer) MinSize() fyne.Size { return r.tile.box.minSize(looksOf(r.tile), r.tile) }

func (r *idleTileRenderer) Layout(size fyne.Size) { r.tile.box.layout(looksOf(r.tile), size, false) }

func (r *idleTileRenderer) Refresh() { r.Layout(r.tile.Size()) }
