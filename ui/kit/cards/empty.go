package cards

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tabby/internal/draw/art"
	"tabby/ui/kit/widgets"
)

// Empty is an empty place for a card.
type Empty struct {
	widget.BaseWidget
	widgets.Reading
}

// NewEmpty returns an empty place; label is what a screen reader reads.
func NewEmpty(label string) *Empty {
	e := &Empty{Reading: widgets.Reading{Label: label}}
	e.ExtendBaseWidget(e)
	return e
}

// CreateRenderer draws the place.
func (e *Empty) CreateRenderer() fyne.WidgetRenderer {
	e.ExtendBaseWidget(e)
	r := &emptyDrawing{
		empty: e, edge: canvas.NewRectangle(color.Transparent),
		paw: &canvas.Image{FillMode: canvas.ImageFillContain, Translucency: 0.5},
	}
	drawn := &renderer{card: e, draw: r.show, objects: []fyne.CanvasObject{r.edge, r.paw}}
	drawn.Refresh()
	return drawn
}

type emptyDrawing struct {
	empty *Empty
	edge  *canvas.Rectangle
	paw   *canvas.Image
	now   shown
}

func (r *emptyDrawing) show(size fyne.Size) {
	l := looks{widgets.LooksOf(r.empty)}
	s := shown{size: size, inks: [3]color.NRGBA{l.color(widgets.ColorOutline)}}
	if s == r.now || size.IsZero() {
		return
	}
	r.now = s
	g := fit(size)
	r.edge.StrokeColor, r.edge.StrokeWidth = s.inks[0], 2
	r.edge.CornerRadius, _ = g.Corners()
	place(r.edge, g.Box(0, 0, art.CardWidth, art.CardHeight))
	r.edge.Refresh()
	hex := hexOf(s.inks[0])
	r.paw.Resource = fyne.NewStaticResource("card-paw-"+hex[1:]+".svg", []byte(art.Paw(hex)))
	place(r.paw, g.Square(art.CardWidth/2, art.CardHeight/2, 100))
	r.paw.Refresh()
}

// hexOf returns a colour, as written in a drawing.
func hexOf(c color.NRGBA) string { return fmt.Sprintf("#%02X%02X%02X", c.R, c.G, c.B) }
