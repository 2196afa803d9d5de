package cat

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tabby/internal/draw/art"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/widgets"
)

// A drawing is a picture of the cat for each light. Its name says what it shows.
type drawing struct {
	name string
	draw func(art.Light) string
}

func posed(p art.Pose) drawing {
	return drawing{fmt.Sprintf("cat-%d", p), func(l art.Light) string { return art.Cat(p, l) }}
}

func portrait(p art.Pose) drawing {
	return drawing{fmt.Sprintf("portrait-%d", p), func(l art.Light) string { return art.Portrait(p, l) }}
}

// A View shows a drawing of the cat, which says nothing to those who listen. It is drawn anew
// only when there is something else to show.
type View struct {
	widget.BaseWidget

	shows drawing
	size  fyne.Size // in device-independent pixels; grows with the text
}

func newView(d drawing, width, height float32) *View {
	v := &View{shows: d, size: fyne.NewSize(width, height)}
	v.ExtendBaseWidget(v)
	return v
}

// MinSize returns the size, which grows with the text.
func (v *View) MinSize() fyne.Size {
	scale := widgets.LooksOf(v).Scale()
	return fyne.NewSize(v.size.Width*scale, v.size.Height*scale)
}

func (v *View) show(d drawing) {
	if v.shows.name != d.name {
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
	shown string
}

func (r *viewRenderer) MinSize() fyne.Size { return r.view.MinSize() }

func (r *viewRenderer) Layout(size fyne.Size) { r.image.Resize(size) }

func (r *viewRenderer) Refresh() {
	light := cards.LightOf(widgets.LooksOf(r.view))
	name := fmt.Sprintf("%s-%d.svg", r.view.shows.name, light)
	if r.shown == name {
		return
	}
	r.shown = name
	r.image.Resource = fyne.NewStaticResource(name, []byte(r.view.shows.draw(light)))
	r.image.Refresh()
}
