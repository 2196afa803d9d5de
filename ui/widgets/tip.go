package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// tip is the label of an icon, drawn below it, outside its bounds. It is not an
// overlay, because an overlay would take the pointer away from the icon.
type tip struct {
	ground *canvas.Rectangle
	text   *canvas.Text
	pad    float32
}

func newTip() *tip {
	t := &tip{ground: canvas.NewRectangle(color.Transparent), text: canvas.NewText("", nil)}
	t.ground.Hide()
	t.text.Hide()
	return t
}

func (t *tip) paint(l looks, label string, shown bool) {
	t.ground.Hidden, t.text.Hidden = !shown || label == "", !shown || label == ""
	t.ground.FillColor = l.color(ColorToast)
	t.ground.CornerRadius = l.size(SpaceSmall)
	t.text.Text, t.text.Color, t.text.TextSize = label, l.color(ColorOnToast), l.size(SizeSmall)
	t.pad = l.size(SpaceSmall)
	t.ground.Refresh()
	t.text.Refresh()
}

// layout places the tip below an owner of the given size, inside the canvas.
func (t *tip) layout(owner fyne.CanvasObject, size fyne.Size) {
	if t.ground.Hidden {
		return
	}
	text := t.text.MinSize()
	box := text.AddWidthHeight(2*t.pad, t.pad)
	x := (size.Width - box.Width) / 2
	if c := canvasOf(owner); c != nil {
		left := fyne.CurrentApp().Driver().AbsolutePositionForObject(owner).X
		x = max(min(x, c.Size().Width-left-box.Width-t.pad), t.pad-left)
	}
	t.ground.Move(fyne.NewPos(x, size.Height+2))
	t.ground.Resize(box)
	t.text.Move(fyne.NewPos(x+t.pad, size.Height+2+t.pad/2))
	t.text.Resize(text)
}
