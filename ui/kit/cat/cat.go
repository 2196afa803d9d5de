// Package cat has the cat of the pages, which sleeps on empty pages and wakes when it is
// touched, and the faces of the computer players.
package cat

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tabby/internal/draw/art"
	"tabby/internal/draw/raster"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/widgets"
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
	widget.BaseWidget

	shows drawing
	size  fyne.Size // in device-independent pixels; grows with the text
	most  float32   // how many times as large it grows, or 0 for as the text
}

func newView(d drawing, width, height float32) *View {
	v := &View{shows: d, size: fyne.NewSize(width, height)}
	v.ExtendBaseWidget(v)
	return v
}

// MinSize returns the size, which grows with the text.
func (v *View) MinSize() fyne.Size {
	scale := widgets.LooksOf(v).Scale()
	if v.most > 0 {
		scale = min(scale, v.most)
	}
	return fyne.NewSize(v.size.Width*scale, v.size.Height*scale)
}

func (v *View) show(d drawing) {
	if v.shows != d {
		v.shows = d
		v.Refresh()
	}
}

// CreateRenderer draws the cat.
func (v *View) CreateRenderer() fyne.WidgetRenderer {
	v.ExtendBaseWidget(v)
	r := &viewRenderer{view: v, image: &canvas.Image{FillMode: canvas.ImageFillContain}}
	r.Parts = []fyne.CanvasObject{r.image}
	r.Refresh()
	return r
}

type viewRenderer struct {
	widgets.RendererBase

	view  *View
	image *canvas.Image
}

func (r *viewRenderer) MinSize() fyne.Size { return r.view.MinSize() }

func (r *viewRenderer) Layout(size fyne.Size) {
	r.image.Resize(size)
	widgets.Print(r.image, widgets.PixelScale(), printer, litDrawing{r.view.shows, cards.LightOf(widgets.LooksOf(r.view))})
}

func (r *viewRenderer) Refresh() { r.Layout(r.view.Size()) }
