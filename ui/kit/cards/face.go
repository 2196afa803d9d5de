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
	d := newDrawing()
	return newRenderer(w, func(size fyne.Size) {
		s := looks{widgets.LooksOf(w)}.shows(w.face, size)
		s.lifted = w.lifted
		d.show(s)
	}, d.objects())
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
	r := newBackDrawing(b)
	r.lifted = &b.lifted
	return newRenderer(b, r.show, r.objects())
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
	r := &emptyDrawing{
		empty: e, edge: canvas.NewRectangle(color.Transparent),
		paw: &canvas.Image{FillMode: canvas.ImageFillContain, Translucency: 0.5},
	}
	return newRenderer(e, r.show, []fyne.CanvasObject{r.edge, r.paw})
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

func newRenderer(card fyne.CanvasObject, draw func(size fyne.Size), objects []fyne.CanvasObject) *renderer {
	r := &renderer{card, draw, objects}
	r.Refresh()
	return r
}

func (r *renderer) MinSize() fyne.Size           { return leastSize() }
func (r *renderer) Layout(size fyne.Size)        { r.draw(size) }
func (r *renderer) Refresh()                     { r.draw(r.card.Size()) }
func (r *renderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *renderer) Destroy()                     {}

// Key is a card to tap, one of many to choose from. In large text it has no picture, and its number is as
// large as there is room.
type Key struct {
	widgets.Pressable

	face  engine.Face
	spent bool
}

// NewKey returns a key that shows f.
func NewKey(f engine.Face, tapped func()) *Key {
	k := &Key{face: f}
	k.Extend(k, func(fyne.Position) { tapped() })
	return k
}

// SetSpent shows whether none is left. A tap is reported all the same.
func (k *Key) SetSpent(spent bool) {
	if k.spent != spent {
		k.spent = spent
		k.Refresh()
	}
}

// Face returns the face.
func (k *Key) Face() engine.Face { return k.face }

// HeightFor returns the height of a card of that width, and at least that of a
// thumb, in device-independent pixels.
func (k *Key) HeightFor(width float32) float32 {
	return max(k.MinSize().Height, width*art.CardHeight/art.CardWidth)
}

// AccessibilityLabel returns the name of the card, for screen readers.
func (k *Key) AccessibilityLabel() string { return k.face.Name }

// CreateRenderer draws the key.
func (k *Key) CreateRenderer() fyne.WidgetRenderer {
	r := &keyRenderer{
		key: k, drawing: newDrawing(),
		veil: canvas.NewRectangle(color.Transparent), ring: canvas.NewRectangle(color.Transparent),
	}
	r.renderer = renderer{card: k, draw: r.show, objects: r.drawing.objects(r.veil, r.ring)}
	r.Refresh()
	return r
}

type keyRenderer struct {
	renderer

	key        *Key
	drawing    *drawing
	veil, ring *canvas.Rectangle
}

func (r *keyRenderer) MinSize() fyne.Size {
	l := looks{widgets.LooksOf(r.key)}
	floor := l.Size(widgets.SizeTouchFloor)
	return fyne.NewSize(floor, max(floor*art.CardHeight/art.CardWidth, l.Size(widgets.SizeTouch)))
}

func (r *keyRenderer) show(size fyne.Size) {
	l := looks{widgets.LooksOf(r.key)}
	s := l.shows(r.key.face, size)
	s.spent, s.plain = r.key.spent, widgets.LargeText()
	if r.key.Focused() {
		s.inset = widgets.RingGap
	}
	r.drawing.show(s)
	r.frame(l, fit(size).Box(0, 0, art.CardWidth, art.CardHeight))
}

// frame shows hover, press and focus over the card.
func (r *keyRenderer) frame(l looks, card art.Box) {
	veil, ring := color.Color(color.Transparent), color.Color(color.Transparent)
	if name := r.key.Veil(); name != "" {
		veil = l.color(name)
	}
	if r.key.Focused() {
		ring = l.color(widgets.ColorFocus)
	}
	paper := boxOf(r.drawing.paper)
	showFrame(r.veil, paper, canvas.Rectangle{FillColor: veil, CornerRadius: r.drawing.paper.CornerRadius})
	showFrame(r.ring, card, canvas.Rectangle{
		FillColor: color.Transparent, StrokeColor: ring, StrokeWidth: widgets.RingWidth,
		CornerRadius: r.drawing.paper.CornerRadius + widgets.RingGap,
	})
}

// showFrame makes the rectangle look like another, if it does not yet.
func showFrame(r *canvas.Rectangle, at art.Box, like canvas.Rectangle) {
	place(r, at)
	if r.FillColor == like.FillColor && r.StrokeColor == like.StrokeColor &&
		r.StrokeWidth == like.StrokeWidth && r.CornerRadius == like.CornerRadius {
		return
	}
	r.FillColor, r.StrokeColor = like.FillColor, like.StrokeColor
	r.StrokeWidth, r.CornerRadius = like.StrokeWidth, like.CornerRadius
	r.Refresh()
}
