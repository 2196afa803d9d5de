package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"tabby/ui/kit/widgets/shape"
)

// A Tile is any content that can be tapped as a whole. Widgets on it
// can still be tapped themselves.
type Tile struct {
	Pressable
	plate

	OnTapped func()

	shown    fyne.CanvasObject
	label    string // to those who listen, or "" for the words on it
	about    string // what is said of it besides
	switches bool   // a tap turns it on or off
	shape    touch
	look     TileStyle
	selected bool
	keys     bool // what is typed on the page is for it while it is selected
}

// TileStyle is the background of a tile.
type TileStyle int

// The styles of tiles.
const (
	Bare    TileStyle = iota // none until it is hovered or pressed
	Carded                   // a card
	OnTable                  // none, on the felt of a card table
	Offered                  // that of a button for something else to do here
)

// NewTile returns a tile that shows content.
func NewTile(look TileStyle, content fyne.CanvasObject, tapped func()) *Tile {
	t := &Tile{}
	t.ExtendTile(t, look, content, tapped)
	return t
}

// AlignTop makes the content begin at the top, and not in the middle of the height.
func (t *Tile) AlignTop() { t.shape.top = true }

// ExtendTile makes t the base of self, a tile with more to it.
func (t *Tile) ExtendTile(self fyne.Widget, look TileStyle, content fyne.CanvasObject, tapped func()) {
	across := SpaceTiny
	if look == Carded {
		across = SpaceMedium
	}
	t.look, t.OnTapped, t.shown = look, tapped, content
	t.shape = touch{Shape: column{gap: SpaceNone}, across: across, along: SpaceTiny}
	t.plate = plate{press: &t.tapper, content: shape.In(&t.shape, content), paint: t.paint}
	t.Extend(self, func(fyne.Position) { call(t.OnTapped) })
}

// SetLabel sets what a screen reader reads for the tile instead of the words on it.
func (t *Tile) SetLabel(label string) { t.label = label }

// Describe sets what a screen reader reads for the tile, and separately what else there is to say
// about it.
func (t *Tile) Describe(label, about string) { t.label, t.about = label, about }

// Switch makes the tile a switch for screen readers: it is on while it is selected.
func (t *Tile) Switch() { t.switches = true }

// SetLeast changes the least height of the tile; 0 is that of a thumb.
func (t *Tile) SetLeast(height float32) { set(t, &t.shape.Least, height) }

// OnRaised calls f with true when a pointer or a finger comes to the tile, and with false when
// it goes.
func (t *Tile) OnRaised(f func(up bool)) { t.raised = f }

// TakeKeys says that the keys typed on the page go to the tile while it is selected.
func (t *Tile) TakeKeys() { t.keys = true }

// SetLook changes the background to that of a style other than [Carded], which has other margins.
func (t *Tile) SetLook(look TileStyle) { set(t, &t.look, look) }

// SetSelected marks the tile as selected, or not.
func (t *Tile) SetSelected(on bool) { set(t, &t.selected, on) }

// SetFoot leaves this much of the bottom of the tile unmarked.
func (t *Tile) SetFoot(height float32) { set(t, &t.foot, height) }

// Selected reports whether the tile is selected.
func (t *Tile) Selected() bool { return t.selected }

// Content returns the content.
func (t *Tile) Content() fyne.CanvasObject { return t.shown }

func (t *Tile) paint() skinLook {
	switch {
	case t.look == OnTable && t.selected:
		return skinLook{fill: ColorTableSoft, stroke: ColorTableLight, edge: RingWidth, ring: ColorOnTable}
	case t.look == OnTable:
		return skinLook{ring: ColorOnTable}
	case t.selected:
		return skinLook{fill: ColorFeltSoft, stroke: ColorFelt}
	case t.Asleep() && t.look == Offered:
		return skinLook{stroke: ColorTileEdge}
	case t.look == Carded:
		return skinLook{fill: ColorSurface, stroke: ColorTileEdge}
	case t.look == Offered:
		return skinLook{fill: ColorTonal, stroke: ColorTonalEdge}
	}
	return skinLook{}
}

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

// SetLabel sets what a screen reader reads for the tile instead of the words on it.
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
