package cat

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/draw/art"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// On returns what is below a heading, with the cat on its edge beside the heading. The cat
// takes no room: its ears may be above the heading.
func On(heading string, c *Living, below fyne.CanvasObject) *fyne.Container {
	return shape.In(shape.Arranged(perch), widgets.NewHeading(heading), below, c.Object())
}

// grip is how far the paws reach over the edge, in device-independent pixels.
const grip = 4

// perch arranges a heading, what is below it, and the cat on the edge of that.
func perch(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	heading, below, cat := objects[0], objects[1], objects[2]
	size, gap := cat.MinSize(), theme.Size(widgets.SpaceSmall)
	title := shape.HeightFor(heading, room.Width-size.Width-2*gap)
	edge := title + gap
	put.At(heading, fyne.Position{}, fyne.NewSize(room.Width-size.Width-2*gap, title))
	height := shape.HeightFor(below, room.Width)
	put.At(below, fyne.NewPos(0, edge), fyne.NewSize(room.Width, height))
	put.At(cat, fyne.NewPos(room.Width-size.Width-gap, edge+grip-size.Height*art.CatEdge/art.CatHeight), size)
	return edge + height
}

// saysHeight is the height of the cat beside what it says, in device-independent pixels.
const saysHeight = 40

// Says returns the words of the cat, which go away at a tap.
func Says(p Pose, text string, tapped func()) *widgets.Tile {
	cat := newView(posed(p), saysHeight*art.CatWidth/art.CatHeight, saysHeight)
	widgets.SetVisible(cat, !widgets.LargeText()) // the words have its room
	line := widgets.Row(widgets.SpaceMedium, 1, cat, widgets.NewText(text, widgets.TextStyle{Bold: true}), widgets.NewGlyph(widgets.IconClose, widgets.ColorMuted))
	return widgets.NewTile(widgets.Carded, line, tapped)
}

// emptyHeight is the height of the cat on an empty page, in device-independent pixels.
const emptyHeight = 72

// Alone returns the cat in an empty place.
func Alone(p Pose) *View {
	return newView(posed(p), emptyHeight*art.CatWidth/art.CatHeight, emptyHeight)
}

// Nothing says that there is nothing here, below a cat that does as it likes.
func Nothing(p Pose, text string) *fyne.Container {
	said := widgets.NewText(text, widgets.TextStyle{Color: widgets.ColorMuted, Align: fyne.TextAlignCenter})
	return widgets.Inset(widgets.SpaceNone, widgets.SpaceMedium, widgets.Column(widgets.SpaceSmall, container.NewCenter(Alone(p)), said))
}
