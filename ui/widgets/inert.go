package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
)

// An Inert shows content that cannot be used now but still reports taps, so that
// the program can explain. It takes no focus. It is as large as a [Tile], so
// that nothing moves when it is replaced by one.
type Inert struct {
	tapper

	OnHeld func(down bool) // a finger or a mouse button went down on it, or up

	down bool
	box  touchBox
}

// NewInert returns a widget that shows content with a margin.
func NewInert(inset fyne.ThemeSizeName, content fyne.CanvasObject, tapped func()) *Inert {
	i := &Inert{box: touchBox{content: content, across: inset, along: inset}}
	i.extend(i, func(fyne.Position) { tapped() })
	return i
}

// MouseDown begins a hold.
func (i *Inert) MouseDown(e *desktop.MouseEvent) {
	i.held(true)
	i.tapper.MouseDown(e)
}

// MouseUp ends it.
func (i *Inert) MouseUp(e *desktop.MouseEvent) {
	i.tapper.MouseUp(e)
	i.held(false)
}

// TouchDown begins a hold.
func (i *Inert) TouchDown(*mobile.TouchEvent) { i.held(true) }

// TouchUp ends it.
func (i *Inert) TouchUp(*mobile.TouchEvent) { i.held(false) }

// TouchCancel ends it.
func (i *Inert) TouchCancel(*mobile.TouchEvent) { i.held(false) }

// MouseOut ends it too: the button may be released elsewhere.
func (i *Inert) MouseOut() {
	i.tapper.MouseOut()
	i.held(false)
}

// held reports the begin and the end of a hold, each once.
func (i *Inert) held(down bool) {
	if i.down != down && i.OnHeld != nil {
		i.down = down
		i.OnHeld(down)
	}
}

// Content returns what is shown.
func (i *Inert) Content() fyne.CanvasObject { return i.box.content }

func (i *Inert) inner() fyne.CanvasObject { return i.box.content }

// HeightFor returns the height at that width.
func (i *Inert) HeightFor(width float32) float32 { return i.box.heightFor(looksOf(i), width) }

// CreateRenderer draws the content.
func (i *Inert) CreateRenderer() fyne.WidgetRenderer {
	i.ExtendBaseWidget(i)
	r := &inertRenderer{inert: i}
	r.objects = []fyne.CanvasObject{i.box.content}
	return r
}

type inertRenderer struct {
	rendererBase

	inert *Inert
}

func (r *inertRenderer) MinSize() fyne.Size { return r.inert.box.minSize(looksOf(r.inert), r.inert) }

func (r *inertRenderer) Layout(size fyne.Size) { r.inert.box.layout(looksOf(r.inert), size, false) }

func (r *inertRenderer) Refresh() { r.Layout(r.inert.Size()) }
