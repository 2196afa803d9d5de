package cards

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tabby/ui/widgets"
)

// Empty is an empty place for a card.
type Empty struct {
	widget.BaseWidget
}

// NewEmpty returns an empty place.
func NewEmpty() *Empty {
	e := &Empty{}
	e.ExtendBaseWidget(e)
	return e
}

// AccessibilityLabel says that there is no card, for screen readers.
func (e *Empty) AccessibilityLabel() string { return "no card" }

// AccessibilityRole returns that of text.
func (e *Empty) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

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
	l := looksOf(r.empty)
	s := shown{size: size, inks: [3]color.NRGBA{l.color(widgets.ColorOutline)}}
	if s == r.now || size.IsZero() {
		return
	}
	r.now = s
	g := fit(size)
	r.edge.StrokeColor, r.edge.StrokeWidth, r.edge.CornerRadius = s.inks[0], 2, max(4, 18*g.unit)
	place(r.edge, g.box(0, 0, cardWidth, cardHeight))
	r.edge.Refresh()
	hex := hexOf(s.inks[0])
	r.paw.Resource = fyne.NewStaticResource("card-paw-"+hex[1:]+".svg",
		[]byte(inked(sheet(suitSide, suitSide, content("paw")), hex)))
	place(r.paw, g.square(cardWidth/2, cardHeight/2, 100))
	r.paw.Refresh()
}
