package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// Row sets objects side by side, centred upright, each as wide as it must be;
// the object at index grow takes the room that is left (-1: none does).
func Row(gap fyne.ThemeSizeName, grow int, objects ...fyne.CanvasObject) *fyne.Container {
	r := row{gap: gap}
	if grow >= 0 && grow < len(objects) {
		r.grows = objects[grow]
	}
	return shape.In(r, objects...)
}

// Bullet sets a sign before an object, level with its first line.
func Bullet(gap fyne.ThemeSizeName, sign, o fyne.CanvasObject) *fyne.Container {
	return shape.In(row{gap: gap, grows: o, hang: true}, sign, o)
}

type row struct {
	gap   fyne.ThemeSizeName
	hang  bool // all begin at the top
	grows fyne.CanvasObject
}

func leastWidths(objects []fyne.CanvasObject) []float32 {
	widths := make([]float32, len(objects))
	for i, o := range objects {
		widths[i] = shape.WidthOf(o)
	}
	return widths
}

func (r row) Narrowest(objects []fyne.CanvasObject) float32 {
	return shape.Total(leastWidths(objects), theme.Size(r.gap))
}

func (r row) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	widths, gap := leastWidths(objects), theme.Size(r.gap)
	if i := slices.Index(objects, r.grows); i >= 0 {
		widths[i] = max(0, widths[i]+room.Width-shape.Total(widths, gap))
	}
	x, highest := float32(0), float32(0)
	for i, o := range objects {
		height := min(room.Height, shape.HeightFor(o, widths[i]))
		y := (room.Height - height) / 2
		if r.hang {
			y = 0
		}
		put.At(o, fyne.NewPos(x, y), fyne.NewSize(widths[i], height))
		x, highest = x+widths[i]+gap, max(highest, height)
	}
	return highest
}

// Pair returns two objects side by side, the second in the room that is left; where they do not fit,
// they are stacked. A button breaks its label before that where text is large.
func Pair(gap fyne.ThemeSizeName, first, second fyne.CanvasObject) *fyne.Container {
	return shape.In(pair{row{gap: gap, grows: second}, column{gap: gap}}, first, second)
}

type pair struct {
	row    row
	column column
}

func (pair) Narrowest(objects []fyne.CanvasObject) float32 { return shape.Widest(objects) }

// Arrange stacks an object that is alone, so that it takes all the width.
func (p pair) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	if len(objects) != 2 {
		return p.column.Arrange(objects, room, put)
	}
	b, is := objects[1].(*Button)
	broken := is && LargeText() && b.holds(room.Width-theme.Size(p.row.gap)-shape.WidthOf(objects[0]))
	if broken || p.row.Narrowest(objects) <= room.Width {
		return p.row.Arrange(objects, room, put)
	}
	return p.column.Arrange(objects, room, put)
}

// besideOrBelow is the shape of words with something after them, which stands below them where the text is
// too large for both.
type besideOrBelow struct{ gap fyne.ThemeSizeName }

func (besideOrBelow) Narrowest(objects []fyne.CanvasObject) float32 { return shape.Widest(objects) }

func (b besideOrBelow) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	const least = 160 // device-independent pixels for the words, which grow with the text
	if len(objects) == 2 && room.Width-theme.Size(b.gap)-shape.WidthOf(objects[1]) < least*CurrentLooks().Scale() {
		return column{gap: SpaceSmall}.Arrange(objects, room, put)
	}
	return row{gap: b.gap, grows: objects[0]}.Arrange(objects, room, put)
}
