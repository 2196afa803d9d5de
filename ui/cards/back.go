package cards

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tabby/ui/widgets"
)

// Back is a card face down: the coat of a tabby. It looks the same either way
// round.
type Back struct {
	widget.BaseWidget
}

// NewBack returns a card face down.
func NewBack() *Back {
	b := &Back{}
	b.ExtendBaseWidget(b)
	return b
}

// AccessibilityLabel says that the card is face down, for screen readers.
func (b *Back) AccessibilityLabel() string { return "face-down card" }

// AccessibilityRole returns that of text.
func (b *Back) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws the back.
func (b *Back) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	r := newBackDrawing(b)
	drawn := &renderer{card: b, draw: r.show, objects: r.objects()}
	drawn.Refresh()
	return drawn
}

func newBackDrawing(card themed) *backDrawing {
	return &backDrawing{
		card: card, stripes: &canvas.Image{FillMode: canvas.ImageFillContain},
		paper: canvas.NewRectangle(color.Transparent), coat: canvas.NewRectangle(color.Transparent),
	}
}

func (r *backDrawing) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.paper, r.coat, r.stripes}
}

type backDrawing struct {
	card        themed
	paper, coat *canvas.Rectangle
	stripes     *canvas.Image
	now         shown
}

func (r *backDrawing) show(size fyne.Size) {
	l := looksOf(r.card)
	s := shown{size: size, light: l.light(), inks: [3]color.NRGBA{l.color(widgets.ColorOutline)}}
	if s == r.now || size.IsZero() {
		return
	}
	r.now = s
	g := fit(size)
	r.paper.FillColor, r.paper.StrokeColor, r.paper.StrokeWidth = paperPaint.under(s.light), s.inks[0], 1
	r.paper.CornerRadius = max(4, 18*g.unit)
	r.coat.FillColor, r.coat.CornerRadius = coatPaint.under(s.light), max(3, 12*g.unit)
	place(r.paper, g.box(0, 0, cardWidth, cardHeight))
	place(r.coat, stripes(g).box)
	r.paper.Refresh()
	r.coat.Refresh()
	showArt(r.stripes, stripes(g), s)
}

// stripes returns the drawing of a back, as large as its coat and on whole pixels:
// otherwise they would reach beyond it.
func stripes(g grid) placed {
	return placed{stripesName, g.box(12, 12, cardWidth-24, cardHeight-24).whole()}
}
