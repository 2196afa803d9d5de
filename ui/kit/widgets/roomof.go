package widgets

import (
	"fyne.io/fyne/v2"

	"tabby/ui/kit/widgets/shape"
)

// InRoomOf returns a text in the room of another one, or of its own, which is kept while it is hidden.
func InRoomOf(room, shown *Text) *fyne.Container { return shape.In(roomOf{room, shown}, shown) }

// roomOf is the shape of a text that has the room of another one.
type roomOf struct{ room, shown *Text }

func (r roomOf) Narrowest([]fyne.CanvasObject) float32 { return r.shown.LeastWidth() }

// Arrange also places a text that is hidden, so that to show it is enough.
func (r roomOf) Arrange(_ []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	put.At(r.shown, fyne.Position{}, fyne.NewSize(room.Width, r.shown.HeightFor(room.Width)))
	return r.room.HeightFor(room.Width)
}
