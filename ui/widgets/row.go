package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Row sets objects side by side, centred upright, each as wide as it must be;
// the object at index grow takes the room that is left (-1: none does).
func Row(gap fyne.ThemeSizeName, grow int, objects ...fyne.CanvasObject) *fyne.Container {
	r := row{gap: gap}
	if grow >= 0 && grow < len(objects) {
		r.grows = objects[grow]
	}
	return inShape(r, objects...)
}

// Bullet sets a sign before an object, level with its first line.
func Bullet(gap fyne.ThemeSizeName, sign, o fyne.CanvasObject) *fyne.Container {
	return inShape(row{gap: gap, grows: o, hang: true}, sign, o)
}

type row struct {
	gap   fyne.ThemeSizeName
	hang  bool // all begin at the top
	grows fyne.CanvasObject
}

func leastWidths(objects []fyne.CanvasObject) []float32 {
	widths := make([]float32, len(objects))
	for i, o := range objects {
		widths[i] = WidthOf(o)
	}
	return widths
}

func (r row) narrowest(objects []fyne.CanvasObject) float32 {
	return total(leastWidths(objects), theme.Size(r.gap))
}

func (r row) arrange(objects []fyne.CanvasObject, room fyne.Size, put put) float32 {
	widths, gap := leastWidths(objects), theme.Size(r.gap)
	if i := slices.Index(objects, r.grows); i >= 0 {
		widths[i] = max(0, widths[i]+room.Width-total(widths, gap))
	}
	x, highest := float32(0), float32(0)
	for i, o := range objects {
		height := min(room.Height, HeightFor(o, widths[i]))
		y := (room.Height - height) / 2
		if r.hang {
			y = 0
		}
		put.at(o, fyne.NewPos(x, y), fyne.NewSize(widths[i], height))
		x, highest = x+widths[i]+gap, max(highest, height)
	}
	return highest
}

// Pair returns two objects side by side, the second in the room that is left;
// where they do not fit, they are stacked.
func Pair(gap fyne.ThemeSizeName, first, second fyne.CanvasObject) *fyne.Container {
	return inShape(pair{row{gap: gap, grows: second}, column{gap: gap}}, first, second)
}

type pair struct {
	row    row
	column column
}

func (pair) narrowest(objects []fyne.CanvasObject) float32 { return widest(objects) }

// arrange stacks an object that is alone, so that it takes all the width.
func (p pair) arrange(objects []fyne.CanvasObject, room fyne.Size, put put) float32 {
	if len(objects) == 2 && p.row.narrowest(objects) <= room.Width {
		return p.row.arrange(objects, room, put)
	}
	return p.column.arrange(objects, room, put)
}
