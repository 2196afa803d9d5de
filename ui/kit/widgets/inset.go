package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// Inset keeps room around an object: across on the left and right, along
// above and below.
func Inset(across, along fyne.ThemeSizeName, o fyne.CanvasObject) *fyne.Container {
	return shape.In(inset{across: across, along: along}, o)
}

// Outdent returns o widened by the padding of a bare tile around it, so that its
// text starts at the page's margin.
func Outdent(o fyne.CanvasObject) *fyne.Container {
	return shape.In(inset{across: SpaceTiny, along: SpaceNone, out: true}, o)
}

// Level returns o in the room of the text at its middle, so that it is level with a text
// beside it. The padding of o lies over the gaps above and below.
func Level(o, text fyne.CanvasObject) *fyne.Container { return shape.In(level{text}, o) }

type level struct{ text fyne.CanvasObject }

func (level) Narrowest(objects []fyne.CanvasObject) float32 { return shape.Widest(objects) }

func (l level) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	height := float32(0)
	for _, o := range objects {
		beside := shape.WidthOf(o) - shape.WidthOf(l.text)
		height = max(height, shape.HeightFor(l.text, room.Width-beside))
		own := max(height, shape.HeightFor(o, room.Width))
		put.At(o, fyne.NewPos(0, (height-own)/2), fyne.NewSize(room.Width, own))
	}
	return height
}

type inset struct {
	across, along fyne.ThemeSizeName
	out           bool // the room across is taken from outside
}

func (i inset) margin() (x, y float32) {
	if i.out {
		return -theme.Size(i.across), theme.Size(i.along)
	}
	return theme.Size(i.across), theme.Size(i.along)
}

func (i inset) Narrowest(objects []fyne.CanvasObject) float32 {
	x, _ := i.margin()
	return shape.Widest(objects) + 2*max(0, x)
}

func (i inset) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	x, y := i.margin()
	highest := float32(0)
	for _, o := range objects {
		put.At(o, fyne.NewPos(x, y), room.SubtractWidthHeight(2*x, 2*y))
		highest = max(highest, shape.HeightFor(o, room.Width-2*x))
	}
	return highest + 2*y
}
