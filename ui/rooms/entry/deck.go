package entry

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/engine"
	"tabby/internal/draw/art"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A deck is the shape of the cards to tap: lines in which none is alone. Cards that have a power
// and no number are in a line of their own.
type deck struct {
	slim bool    // height is short, and a line of their own has no room
	room float32 // the height that the cards should keep to; 0 is no bound
}

// cardKeyWidth is the least width of a card to tap, and slimKeyWidth if height is short;
// pictured is the least height of one with a picture, in whole pixels. All are in device-independent pixels.
const (
	cardKeyWidth = 52
	slimKeyWidth = 44
	pictured     = art.Pictured + 2
)

// mostColumns is the most cards in a line.
const mostColumns = 7

func (d *deck) gap() float32 { return theme.Size(widgets.SpaceTiny) }

// Narrowest returns the least width of a card.
func (d *deck) Narrowest(keys []fyne.CanvasObject) float32 {
	least := float32(cardKeyWidth)
	if d.slim {
		least = slimKeyWidth
	}
	return max(least, shape.Widest(keys))
}

// fit returns how many cards a line of a width has room for.
func (d *deck) fit(keys []fyne.CanvasObject, width float32) int {
	return max(1, min(mostColumns, int((width+d.gap())/(d.Narrowest(keys)+d.gap()))))
}

// lines returns the cards line by line.
func (d *deck) lines(keys []fyne.CanvasObject, width float32) [][]fyne.CanvasObject {
	most := d.fit(keys, width)
	at := slices.IndexFunc(keys, isPower)
	if d.slim || at <= 0 || len(keys)-at < 2 || slices.ContainsFunc(keys[at:], isNumber) {
		return even(keys, most)
	}
	return append(even(keys[:at], most), even(keys[at:], most)...)
}

// isPower reports whether a card has a power and nothing else.
func isPower(o fyne.CanvasObject) bool {
	f := o.(*cards.Key).Face()
	return f.Rank == "" && f.Power != engine.NoPower
}

func isNumber(o fyne.CanvasObject) bool { return !isPower(o) }

// even returns objects in as few lines as so many allow; all but the last are full.
// If one would be alone there, the first lines have one more than the others.
func even(objects []fyne.CanvasObject, most int) [][]fyne.CanvasObject {
	lines := ceil(len(objects), most)
	each := ceil(len(objects), lines)
	alone := len(objects)-each*(lines-1) == 1
	var all [][]fyne.CanvasObject
	for ; lines > 1; lines-- {
		if alone {
			each = ceil(len(objects), lines)
		}
		all, objects = append(all, objects[:each]), objects[each:]
	}
	return append(all, objects)
}

// ceil returns how many parts of a size are needed for all.
func ceil(all, part int) int { return (all + part - 1) / part }

// Arrange makes all cards as wide as those of the longest line, and as high as there is room.
func (d *deck) Arrange(keys []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	if len(keys) == 0 {
		return 0
	}
	lines, gap := d.lines(keys, room.Width), d.gap()
	columns := float32(0)
	for _, line := range lines {
		columns = max(columns, float32(len(line)))
	}
	size := fyne.NewSize((room.Width-gap*(columns-1))/columns, 0)
	size.Height = d.height(keys, room.Width, size.Width, float32(len(lines)))
	for y, line := range lines {
		for x, key := range line {
			put.At(key, fyne.NewPos(float32(x)*(size.Width+gap), float32(y)*(size.Height+gap)), size)
		}
	}
	return max(0, float32(len(lines))*(size.Height+gap)-gap)
}

// height returns the height of a card of a width in that many lines: in proportion to its width if
// there is room; otherwise as if the longest line were full; and if there is less room still, as
// little as its picture or a thumb needs. In large text there are no pictures, and no number is made
// smaller to save room.
func (d *deck) height(keys []fyne.CanvasObject, width, each, lines float32) float32 {
	most := float32(d.fit(keys, width))
	usual := shape.HeightFor(keys[0], (width-d.gap()*(most-1))/most)
	least, highest := min(pictured, usual), shape.HeightFor(keys[0], each)
	switch {
	case d.room == 0, d.slim && widgets.LargeText():
		return usual
	case d.slim:
		least, highest = theme.Size(widgets.SizeTouchFloor), usual
	case widgets.LargeText():
		least = usual
	}
	return max(least, min(highest, (d.room+d.gap())/lines-d.gap()))
}

// A cardGrid shows the cards of a player as they lie, in rows and columns.
type cardGrid struct {
	root  *fyne.Container
	hint  *widgets.Text
	cells []*widgets.Text
}

func newCardGrid() cardGrid {
	return cardGrid{root: widgets.Column(widgets.SpaceSmall), hint: widgets.NewHint("")}
}

// show shows cards row by row and how they are tapped, or nothing.
func (g *cardGrid) show(rows [][]string, hint string) {
	g.hint.SetText(hint)
	widgets.SetVisible(g.root, rows != nil)
	if rows == nil {
		return
	}
	texts := slices.Concat(rows...)
	if len(g.cells) != len(texts) {
		g.lay(len(rows[0]), len(texts))
	}
	for i, text := range texts {
		g.cells[i].SetText(cmp.Or(text, " ")) // an empty place has its height
	}
}

// lay makes that many places for cards, in columns.
func (g *cardGrid) lay(columns, places int) {
	all := container.NewGridWithColumns(columns)
	g.cells = nil
	for range places {
		cell := widgets.NewText(" ", widgets.TextStyle{Bold: true, Align: fyne.TextAlignCenter, Whole: true})
		g.cells = append(g.cells, cell)
		all.Add(container.NewStack(widgets.NewSurface(widgets.ColorTile, widgets.ColorTileEdge), cell))
	}
	g.root.Objects = []fyne.CanvasObject{g.hint, all}
}
