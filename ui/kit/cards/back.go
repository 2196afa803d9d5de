package cards

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/internal/draw/art"
	"tabby/ui/kit/widgets"
)

// Back is a card face down: the coat of a tabby. It looks the same either way
// round.
type Back struct {
	liftable
	widgets.Reading
}

// NewBack returns a card face down; label is what a screen reader reads.
func NewBack(label string) *Back {
	b := &Back{Reading: widgets.Reading{Label: label}}
	b.ExtendBaseWidget(b)
	return b
}

// CreateRenderer draws the back.
func (b *Back) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	r := newBackDrawing(b)
	r.lifted = &b.lifted
	drawn := &renderer{card: b, draw: r.show, objects: r.objects()}
	drawn.Refresh()
	return drawn
}

func newBackDrawing(card widgets.Themed) *backDrawing {
	return &backDrawing{
		card: card, stripes: &canvas.Image{FillMode: canvas.ImageFillContain},
		paper: canvas.NewRectangle(color.Transparent), coat: canvas.NewRectangle(color.Transparent),
	}
}

func (r *backDrawing) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.paper, r.coat, r.stripes}
}

type backDrawing struct {
	card        widgets.Themed
	lifted      *bool // or nil
	paper, coat *canvas.Rectangle
	stripes     *canvas.Image
	now         shown
}

func (r *backDrawing) show(size fyne.Size) {
	l := looks{widgets.LooksOf(r.card)}
	s := shown{size: size, light: LightOf(l.Looks), inks: [3]color.NRGBA{l.color(widgets.ColorOutline)}}
	s.lifted = r.lifted != nil && *r.lifted
	if s == r.now || size.IsZero() {
		return
	}
	r.now = s
	g := fit(size)
	r.paper.FillColor, r.paper.StrokeColor, r.paper.StrokeWidth = art.Paper.Under(s.light), s.inks[0], 1
	r.paper.CornerRadius, r.coat.CornerRadius = g.Corners()
	r.paper.Shadow = shadow(s.lifted)
	r.coat.FillColor = art.Coat.Under(s.light)
	place(r.paper, g.Box(0, 0, art.CardWidth, art.CardHeight))
	place(r.coat, art.BackOf(g).Box)
	r.paper.Refresh()
	r.coat.Refresh()
	showArt(r.stripes, art.BackOf(g), s)
}
