package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Inset keeps room around an object: across on the left and right, along
// above and below.
func Inset(across, along fyne.ThemeSizeName, o fyne.CanvasObject) *fyne.Container {
	return inShape(inset{across: across, along: along}, o)
}

// Outdent returns o widened by the padding of a bare tile around it, so that its
// text starts at the page's margin.
func Outdent(o fyne.CanvasObject) *fyne.Container {
	return inShape(inset{across: SpaceTiny, along: SpaceNone, out: true}, o)
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

func (i inset) narrowest(objects []fyne.CanvasObject) float32 {
	x, _ := i.margin()
	return widest(objects) + 2*max(0, x)
}

func (i inset) arrange(objects []fyne.CanvasObject, room fyne.Size, put put) float32 {
	x, y := i.margin()
	highest := float32(0)
	for _, o := range objects {
		put.at(o, fyne.NewPos(x, y), room.SubtractWidthHeight(2*x, 2*y))
		highest = max(highest, HeightFor(o, room.Width-2*x))
	}
	return highest + 2*y
}
