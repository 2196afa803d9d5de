// Package cat has the cat of the pages, which sleeps on empty pages and wakes when it is
// touched, and the faces of the computer players.
package cat

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/internal/draw/art"
	"tabby/internal/draw/raster"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A drawing is a picture of the cat, or the face of a computer player.
type drawing struct {
	pose     art.Pose
	portrait bool
	level    string // how well the computer player plays, or ""
}

func posed(p art.Pose) drawing { return drawing{pose: p} }

func portrait(p art.Pose) drawing { return drawing{pose: p, portrait: true} }

// A litDrawing is a drawing in a light.
type litDrawing struct {
	drawing
	light art.Light
}

var printer = raster.NewPrinter(func(d litDrawing) string {
	switch {
	case d.level != "":
		return art.Temper(d.level, d.light)
	case d.portrait:
		return art.Portrait(d.pose, d.light)
	}
	return art.Cat(d.pose, d.light)
})

// A View shows a drawing of the cat. Screen readers ignore it, and is redrawn only
// when there is something else to show.
type View struct {
	shape.Composed

	shows drawing
	size  fyne.Size // in device-independent pixels; grows with the text
	most  float32   // how many times as large it grows, or 0 for as the text
}

func newView(d drawing, width, height float32) *View {
	v := &View{shows: d, size: fyne.NewSize(width, height)}
	v.All = shape.In(v, &canvas.Image{FillMode: canvas.ImageFillContain})
	v.ExtendBaseWidget(v)
	return v
}

// scale returns how many times as large the cat is drawn.
func (v *View) scale() float32 {
	scale := widgets.LooksOf(v).Scale()
	if v.most > 0 {
		scale = min(scale, v.most)
	}
	return scale
}

// Narrowest returns the width, which grows with the text.
func (v *View) Narrowest([]fyne.CanvasObject) float32 { return v.size.Width * v.scale() }

// Arrange draws the cat as large as the room.
func (v *View) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	if put != nil {
		put(objects[0], fyne.Position{}, room)
		widgets.Print(objects[0].(*canvas.Image), widgets.PixelScale(), printer, litDrawing{v.shows, cards.LightOf(widgets.LooksOf(v))})
	}
	return v.size.Height * v.scale()
}

func (v *View) show(d drawing) {
	if v.shows != d {
		v.shows = d
		v.Refresh()
	}
}
