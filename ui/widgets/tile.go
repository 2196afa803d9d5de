package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// A Tile is any content that can be tapped as a whole. Widgets on it
// can still be tapped themselves.
type Tile struct {
	Pressable

	OnTapped func()
	AlignTop bool // the content begins at the top, and not in the middle of the height

	box      touchBox
	look     TileStyle
	selected bool
}

// TileStyle is the background of a tile.
type TileStyle int

// The styles of tiles.
const (
	Bare   TileStyle = iota // none until it is hovered or pressed
	Carded                  // a card
)

// NewTile returns a tile that shows content.
func NewTile(look TileStyle, content fyne.CanvasObject, tapped func()) *Tile {
	t := &Tile{look: look, OnTapped: tapped, box: touchBox{content: content, across: SpaceMedium, along: SpaceTiny}}
	if look == Bare {
		t.box.across = SpaceTiny
	}
	t.Extend(t, func(fyne.Position) {
		if t.OnTapped != nil {
			t.OnTapped()
		}
	})
	return t
}

// SetSelected marks the tile as selected, or not.
func (t *Tile) SetSelected(on bool) {
	if t.selected != on {
		t.selected = on
		t.Refresh()
	}
}

// Selected reports whether the tile is selected.
func (t *Tile) Selected() bool { return t.selected }

// HeightFor returns the height at that width, at least that of a thumb.
func (t *Tile) HeightFor(width float32) float32 { return t.box.heightFor(looksOf(t), width) }

// Content returns the content.
func (t *Tile) Content() fyne.CanvasObject { return t.box.content }

func (t *Tile) inner() fyne.CanvasObject { return t.box.content }

// CreateRenderer draws the tile.
func (t *Tile) CreateRenderer() fyne.WidgetRenderer {
	t.ExtendBaseWidget(t)
	r := &tileRenderer{tile: t, skin: newSkin()}
	r.objects = r.skin.objects(r.tile.box.content)
	r.Refresh()
	return r
}

type tileRenderer struct {
	rendererBase

	tile *Tile
	skin *skin
}

func (r *tileRenderer) MinSize() fyne.Size { return r.tile.box.minSize(looksOf(r.tile), r.tile) }

func (r *tileRenderer) Layout(size fyne.Size) {
	r.skin.layout(size)
	r.tile.box.layout(looksOf(r.tile), size, r.tile.AlignTop)
}

// look returns the background.
func (r *tileRenderer) look() skinLook {
	switch t := r.tile; {
	case t.selected:
		return skinLook{fill: ColorFeltSoft, stroke: ColorFelt}
	case t.look == Carded:
		return skinLook{fill: ColorSurface, stroke: ColorRule}
	}
	return skinLook{}
}

func (r *tileRenderer) Refresh() {
	r.skin.paint(looksOf(r.tile), r.look().of(&r.tile.Pressable))
	r.Layout(r.tile.Size())
	canvas.Refresh(r.tile)
}
