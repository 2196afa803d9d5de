package widgets

import (
	"fyne.io/fyne/v2"

	"tabby/ui/kit/widgets/shape"
)

// TwoLines stacks two objects, such as a name and what is said of it. While the second is
// hidden the first stands in the middle of the room for both, so that nothing around them
// moves.
func TwoLines(first, second fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &twoLines{}, Objects: []fyne.CanvasObject{first, second}}
}

type twoLines struct{ width shape.LastWidth }

func (*twoLines) Least(objects []fyne.CanvasObject) float32 { return shape.Widest(objects) }

func (*twoLines) Height(objects []fyne.CanvasObject, width float32) float32 {
	return shape.HeightFor(objects[0], width) + shape.HeightFor(objects[1], width)
}

func (l *twoLines) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = shape.LastWidth(size.Width)
	first, y := shape.HeightFor(objects[0], size.Width), float32(0)
	if !objects[1].Visible() {
		y = (size.Height - first) / 2
	}
	shape.Place(objects[0], fyne.NewPos(0, y), fyne.NewSize(size.Width, first))
	shape.Place(objects[1], fyne.NewPos(0, y+first), fyne.NewSize(size.Width, shape.HeightFor(objects[1], size.Width)))
}

// MinSize returns the least width, and the height at the last width.
func (l *twoLines) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := l.Least(objects)
	return fyne.NewSize(least, l.Height(objects, l.width.Or(least)))
}
