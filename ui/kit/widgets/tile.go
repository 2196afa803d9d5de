package widgets

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/system/a11y"
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

// Chip is one of several small choices, such as people. It shows a
// check and an outline when it is selected, and may have a [Badge] and a button
// that removes it.
type Chip struct {
	Pressable
	plate

	OnTapped func()
	OnRemove func() // nil: there is no button that removes it
	OnFace   func() // called for a tap on its badge; nil means that such a tap is one on the chip

	face          *BadgeView // before its label, or nil
	label         *Text
	said          string // for screen readers, or "" for the text
	check, remove *Glyph
	role          a11y.Role // text for a chip while it is selected, or ""
	selected      bool
	opens         bool // it opens something while it is selected
	acts          bool // it is never selected
}

// NewChip returns a chip with a label.
func NewChip(text string, tapped func()) *Chip { return newChip(text, tapped) }

// NewOpener returns a chip with an arrow that opens something while it is
// selected. A long label has two lines.
func NewOpener(text string, tapped func()) *Chip {
	c := newChip(text, tapped)
	c.opens, c.label.style.Lines = true, 2
	return c
}

// NewRowOpener is like [NewOpener], but the chip takes the full width, with the arrow at its end, and its label has
// as many lines as it needs.
func NewRowOpener(text string, tapped func()) *Chip {
	c := NewOpener(text, tapped)
	c.label.style.Lines = 0
	c.content.Layout = &shape.Shaped{Shape: touch{Shape: row{gap: SpaceSmall, grows: c.label}, across: SpaceMedium, along: SpaceSmall, Least: chipHeight}}
	return c
}

// NewPersonChip returns a chip with a badge before its label.
func NewPersonChip(mark Badge, text string, tapped func()) *Chip {
	face := NewBadgeView(mark, markSide)
	c := newChip(text, tapped, face)
	c.face = face
	return c
}

// NewActionChip returns a chip with a badge before its text. A tap does something at once, and the
// chip is never selected. A screen reader reads label.
func NewActionChip(mark Badge, text, label string, tapped func()) *Chip {
	c := NewPersonChip(mark, text, tapped)
	c.acts = true
	c.SetLabel(label)
	return c
}

// markSide is the side of the badge on a chip in device-independent pixels.
const markSide = 28

// chipHeight is the minimum height of a chip in device-independent pixels.
const chipHeight = 48

func newChip(text string, tapped func(), before ...fyne.CanvasObject) *Chip {
	c := &Chip{OnTapped: tapped, label: NewText(text, TextStyle{Lines: 3}), check: newSign(), remove: newSign()}
	form := touch{Shape: ticked{snug{gap: SpaceTiny}, c}, across: SpaceSmall, along: SpaceSmall, Least: chipHeight}
	c.plate = plate{press: &c.tapper, content: shape.In(form, append(before, c.label, c.check, c.remove)...), paint: c.paint}
	c.Extend(c, c.tapped)
	return c
}

// ticked lays out the contents of a chip. It reserves space for the check, so that other chips do not
// move when one is selected.
type ticked struct {
	snug

	chip *Chip
}

func (t ticked) Narrowest(objects []fyne.CanvasObject) float32 {
	least, room := t.snug.Narrowest(objects), shape.WidthOf(t.chip.check)+theme.Size(t.gap)
	switch {
	case t.chip.opens: // its arrow is always shown
		return least + 2*theme.Size(SpaceSmall)
	case t.chip.acts, t.chip.check.Visible():
		return least
	}
	return least + room
}

// besideTick is how far a label before a check stands to the right of the middle, where
// the room round the check is free, in device-independent pixels.
const besideTick = 3

func (t ticked) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	shift := fyne.Position{}
	if _, text := objects[0].(*Text); text && t.chip.selected && !t.chip.opens {
		shift.X = besideTick
	}
	if put == nil {
		return t.snug.Arrange(objects, room, nil)
	}
	return t.snug.Arrange(objects, room, func(o fyne.CanvasObject, at fyne.Position, size fyne.Size) {
		put.At(o, at.Add(shift), size)
	})
}

// tapped decides by the position whether the remove button or the badge was tapped.
func (c *Chip) tapped(at fyne.Position) {
	switch l := LooksOf(c); {
	case c.OnRemove != nil && at.X > c.Size().Width-l.Size(SizeTouchFloor):
		c.OnRemove()
	case c.OnFace != nil && c.onFace(at):
		c.OnFace()
	default:
		call(c.OnTapped)
	}
}

// onFace reports whether a position is on or near the badge. The corner of the chip, which is the
// position of taps by keys, is not.
func (c *Chip) onFace(at fyne.Position) bool {
	face := Box{c.face.Position(), c.face.Size()}
	near, way := max(face.Size.Width, LooksOf(c).Size(SizeTouchFloor))/2, at.Subtract(face.Centre())
	return max(way.X, -way.X, way.Y, -way.Y) <= near
}

// TypedKey removes the chip on Delete and Backspace; see [Pressable.TypedKey].
func (c *Chip) TypedKey(e *fyne.KeyEvent) {
	if (e.Name == fyne.KeyDelete || e.Name == fyne.KeyBackspace) && c.OnRemove != nil && !c.Disabled() {
		c.OnRemove()
		return
	}
	c.Pressable.TypedKey(e)
}

// SetText changes the label.
func (c *Chip) SetText(text string) {
	if c.label.text != text {
		c.label.SetText(text)
		c.Refresh()
	}
}

// SetLabel sets what a screen reader reads for the chip instead of its text.
func (c *Chip) SetLabel(label string) { c.said = label }

// Text returns the label.
func (c *Chip) Text() string { return c.label.text }

// Selected reports whether the chip is selected.
func (c *Chip) Selected() bool { return c.selected }

// SetSelected selects or deselects the chip. It does not call OnTapped.
func (c *Chip) SetSelected(on bool) {
	c.role = cmp.Or(c.role, a11y.Toggle)
	set(c, &c.selected, on)
}

func (c *Chip) paint() skinLook {
	look := skinLook{fill: ColorSurface, stroke: ColorOutline, corner: theme.Size(SizeTouch) / 2}
	ink, check, remove := fyne.ThemeColorName(""), Icon(""), Icon("")
	if c.selected {
		look.fill, look.stroke, ink, check = ColorFelt, "", ColorOnFelt, IconCheck
	}
	if c.opens {
		look.fill, look.stroke, ink, check = ColorTonal, ColorTonalEdge, ColorFelt, IconDown
		if c.selected {
			look.stroke, check = ColorFelt, IconUp
		}
	}
	if c.OnRemove != nil {
		remove = IconClose
	}
	if c.Disabled() {
		look.fill, look.stroke, ink = ColorDisabledFill, "", ColorDisabledInk
	}
	c.label.SetColor(ink)
	c.check.set(check, ink)
	c.remove.set(remove, cmp.Or(ink, ColorMuted))
	return look
}

// OneOf returns chips, one of which is selected. Tapping one selects it and calls
// chosen with its index; its OnTapped is not called.
func OneOf(selected int, chips []*Chip, chosen func(index int)) *fyne.Container {
	row := Flow(SpaceSmall)
	for i, chip := range chips {
		chip.role = a11y.Radio
		chip.SetSelected(i == selected)
		chip.OnTapped = func() {
			for _, other := range chips {
				other.SetSelected(other == chip)
			}
			chosen(i)
		}
		row.Add(chip)
	}
	return row
}
