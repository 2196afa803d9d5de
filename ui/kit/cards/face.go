// Package cards draws playing cards: every face of every deck the engine
// knows, their back, and an empty place for a card.
//
// A card is drawn from the facts of its [engine.Face] alone, 5 wide and 7 high, as vectors;
// a smaller card shows less. The drawings are in art/, painted for daylight; palette.go has
// the paints at night and in high contrast. The paper stays light at night, so that a black
// suit is black whatever the theme.
package cards

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tabby/engine"
	"tabby/internal/draw/art"
	"tabby/ui/kit/widgets"
)

// leastWidth is the least width of a card in device-independent pixels.
const leastWidth = 25

func leastSize() fyne.Size { return fyne.NewSize(leastWidth, leastWidth*art.CardHeight/art.CardWidth) }

// Face is a card face up. It fills as much of its room as 5 by 7
// allows, in the middle, and cannot be tapped.
type Face struct {
	liftable
	widgets.Reading

	face engine.Face
}

// New returns a card that shows f.
func New(f engine.Face) *Face {
	w := &Face{Reading: widgets.Reading{Label: f.Name}, face: f}
	w.ExtendBaseWidget(w)
	return w
}

// Face returns the face.
func (w *Face) Face() engine.Face { return w.face }

// CreateRenderer draws the card.
func (w *Face) CreateRenderer() fyne.WidgetRenderer {
	w.ExtendBaseWidget(w)
	d := newDrawing()
	r := &renderer{card: w, objects: d.objects()}
	r.draw = func(size fyne.Size) {
		s := looks{widgets.LooksOf(w)}.shows(w.face, size)
		s.lifted = w.lifted
		d.show(s)
	}
	r.Refresh()
	return r
}

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

// A renderer draws a card again wherever its size or its look may have changed.
type renderer struct {
	card    fyne.CanvasObject
	draw    func(size fyne.Size)
	objects []fyne.CanvasObject
}

func (r *renderer) MinSize() fyne.Size           { return leastSize() }
func (r *renderer) Layout(size fyne.Size)        { r.draw(size) }
func (r *renderer) Refresh()                     { r.draw(r.card.Size()) }
func (r *renderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *renderer) Destroy()                     {}
