package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// A Tile is anything to look at that can be tapped as a whole. Things on it
// that can be tapped themselves still can.
type Tile struct {
	Pressable

	OnTapped func()
	Hangs    bool // the content begins at the top, and not in the middle of the height

	content  fyne.CanvasObject
	look     TileStyle
	selected bool
	width    lastWidth
}

// TileStyle is what a tile lies on.
type TileStyle int

// The looks of a tile.
const (
	Bare   TileStyle = iota // nothing; it only shows that it can be tapped when it is touched
	Carded                  // a card on the paper
)

// NewTile is a tile that shows content.
func NewTile(look TileStyle, content fyne.CanvasObject, tapped func()) *Tile {
	t := &Tile{content: content, look: look, OnTapped: tapped}
	t.Extend(t, func(fyne.Position) {
		if t.OnTapped != nil {
			t.OnTapped()
		}
	})
	return t
}

// SetSelected shows that this tile is the one that is meant, or not.
func (t *Tile) SetSelected(on bool) {
	if t.selected != on {
		t.selected = on
		t.Refresh()
	}
}

// Selected reports whether the tile is the one that is meant.
func (t *Tile) Selected() bool { return t.selected }

// Resize remembers the width, on which the height depends.
func (t *Tile) Resize(size fyne.Size) {
	t.width = lastWidth(size.Width)
	t.Pressable.Resize(size)
}

// padding is the room around the content.
func (t *Tile) padding(l looks) (across, along float32) {
	if t.look == Bare {
		return l.size(SpaceTiny), l.size(SpaceTiny)
	}
	return l.size(SpaceMedium), l.size(SpaceTiny)
}

// HeightFor is the height at that width: at least what a thumb needs.
func (t *Tile) HeightFor(width float32) float32 {
	l := looksOf(t)
	across, along := t.padding(l)
	return max(l.size(SizeTouch), HeightFor(t.content, width-2*across)+2*along)
}

// Content is what the tile shows.
func (t *Tile) Content() fyne.CanvasObject { return t.content }

func (t *Tile) inner() fyne.CanvasObject { return t.content }

// CreateRenderer draws the tile.
func (t *Tile) CreateRenderer() fyne.WidgetRenderer {
	t.ExtendBaseWidget(t)
	r := &tileRenderer{tile: t, skin: newSkin()}
	r.Refresh()
	return r
}

type tileRenderer struct {
	tile *Tile
	skin *skin
}

func (r *tileRenderer) MinSize() fyne.Size {
	l := looksOf(r.tile)
	across, _ := r.tile.padding(l)
	width := max(l.size(SizeTouchFloor), r.tile.content.MinSize().Width+2*across)
	return fyne.NewSize(width, r.tile.HeightFor(r.tile.width.or(width)))
}

func (r *tileRenderer) Layout(size fyne.Size) {
	r.skin.layout(size)
	across, along := r.tile.padding(looksOf(r.tile))
	width := size.Width - 2*across
	height := min(size.Height-2*along, HeightFor(r.tile.content, width))
	y := (size.Height - height) / 2
	if r.tile.Hangs {
		y = along
	}
	r.tile.content.Move(fyne.NewPos(across, y))
	r.tile.content.Resize(fyne.NewSize(width, height))
}

// look is what the tile lies on now.
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

func (r *tileRenderer) Objects() []fyne.CanvasObject { return r.skin.objects(r.tile.content) }

func (r *tileRenderer) Destroy() {}
