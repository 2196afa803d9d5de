package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/widgets/shape"
)

// ButtonRow returns buttons side by side, as wide as each other where the longest word of every
// label has room then. Where it has none, each is as wide as its longest word, and those whose
// labels are longer than that get more of the width that is left. Where there is no room for
// that either, they are in columns.
func ButtonRow(gap fyne.ThemeSizeName, buttons ...*Button) *fyne.Container {
	c := shape.In(buttonRow{columns{gap: gap}})
	for _, b := range buttons {
		c.Add(b)
	}
	return c
}

type buttonRow struct{ columns }

func (r buttonRow) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	gap := theme.Size(r.gap)
	widths := apportioned(objects, room.Width-gap*float32(len(objects)-1))
	if n, _ := r.fit(objects, room.Width); n == len(objects) || widths == nil {
		return r.columns.Arrange(objects, room, put)
	}
	x, height := float32(0), float32(0)
	for i, o := range objects {
		height = max(height, shape.HeightFor(o, widths[i]))
	}
	for i, o := range objects {
		put.At(o, fyne.NewPos(x, 0), fyne.NewSize(widths[i], height))
		x += widths[i] + gap
	}
	return height
}

// apportioned returns the widths of buttons that have so much together, or nil if that is not
// enough.
func apportioned(buttons []fyne.CanvasObject, room float32) []float32 {
	var widths, more []float32
	wanted := float32(1) // not 0
	for _, o := range buttons {
		b := o.(*Button)
		least := b.leastWidth()
		widths, more = append(widths, least), append(more, b.LeastWidth()-least)
		room, wanted = room-least, wanted+b.LeastWidth()-least
	}
	if room < 0 {
		return nil
	}
	for i := range widths {
		widths[i] = shape.Floor(widths[i] + room*more[i]/wanted)
	}
	return widths
}
