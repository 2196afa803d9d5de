package cards

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tabby/engine"
	"tabby/internal/draw/art"
	"tabby/ui/kit/widgets"
)

// Flip is a card that turns over about its upright middle.
type Flip struct {
	widget.BaseWidget

	face  engine.Face
	up    bool // it turns face up
	drawn *flipDrawing
}

// NewFlip returns a card that turns over, up or down. It has not begun.
func NewFlip(f engine.Face, up bool) *Flip {
	w := &Flip{face: f, up: up}
	w.ExtendBaseWidget(w)
	return w
}

// SetPart turns the card so far, from 0 to 1.
func (w *Flip) SetPart(part float32) {
	if w.drawn != nil {
		w.drawn.turn(part)
	}
}

// CreateRenderer draws both sides of the card.
func (w *Flip) CreateRenderer() fyne.WidgetRenderer {
	back, front := newBackDrawing(w), newDrawing()
	d := &flipDrawing{sides: [2]flipSide{{objects: back.objects()}, {objects: front.objects()}}}
	d.draw = func(size fyne.Size) {
		back.show(size)
		front.show(looks{widgets.LooksOf(w)}.shows(w.face, size))
	}
	if !w.up {
		d.sides[0], d.sides[1] = d.sides[1], d.sides[0]
	}
	w.drawn = d
	return newRenderer(w, d.layout, append(back.objects(), front.objects()...))
}

// A flipDrawing is both sides of a card, one of which is seen, as narrow as it is
// turned away.
type flipDrawing struct {
	draw  func(fyne.Size)
	sides [2]flipSide // the one that is seen first, and the other
	size  fyne.Size
}

// A flipSide is what a side is drawn with, and where that is when the side is seen
// in full. What is hidden then has no size.
type flipSide struct {
	objects []fyne.CanvasObject
	boxes   []art.Box
}

// layout draws both sides in full, before the card begins to turn.
func (d *flipDrawing) layout(size fyne.Size) {
	if size == d.size || size.IsZero() {
		return
	}
	d.size = size
	d.draw(size)
	for i := range d.sides {
		s := &d.sides[i]
		s.boxes = nil
		for _, o := range s.objects {
			if image, ok := o.(*canvas.Image); ok { // no pixels are computed when its width changes
				image.FillMode, image.ScaleMode = canvas.ImageFillStretch, canvas.ImageScaleFastest
			}
			b := boxOf(o)
			if !o.Visible() {
				b = art.Box{}
			}
			s.boxes = append(s.boxes, b)
		}
	}
	d.turn(0)
}

// turn shows the side that is seen at a part of the turn.
func (d *flipDrawing) turn(part float32) {
	width := float32(math.Abs(math.Cos(math.Pi * float64(part))))
	d.sides[0].show(part < 0.5, width, d.size.Width/2)
	d.sides[1].show(part >= 0.5, width, d.size.Width/2)
}

// legible is the least width of a side that still shows its text: text cannot be made narrower.
const legible = 0.7

// show shows a side at a share of its width about a middle, or hides it.
func (s *flipSide) show(on bool, width, middle float32) {
	for i, o := range s.objects {
		b := s.boxes[i]
		_, text := o.(*canvas.Text)
		if !on || b == (art.Box{}) || text && width < legible {
			o.Hide()
			continue
		}
		o.Show()
		centre := middle + (b.X+b.Width/2-middle)*width
		if !text {
			b.Width *= width
		}
		b.X = centre - b.Width/2
		place(o, b)
	}
}

// boxOf returns where an object is.
func boxOf(o fyne.CanvasObject) art.Box {
	at, size := o.Position(), o.Size()
	return art.Box{X: at.X, Y: at.Y, Width: size.Width, Height: size.Height}
}

// A Liftable is a card that can lie above the table.
type Liftable interface {
	fyne.CanvasObject

	// Lift lifts the card, or lays it down. It casts a shadow meanwhile.
	Lift(up bool)
}

// liftable is the base of cards that can be lifted.
type liftable struct {
	widget.BaseWidget

	lifted bool
}

// Lift lifts the card, or lays it down. It casts a shadow meanwhile.
func (l *liftable) Lift(up bool) {
	if l.lifted != up {
		l.lifted = up
		l.Refresh()
	}
}

// shadow returns the shadow of a card: none where it lies on the table.
func shadow(lifted bool) canvas.Shadow {
	if !lifted {
		return canvas.Shadow{}
	}
	return canvas.Shadow{
		Color:      color.NRGBA{A: 0x80},
		BlurRadius: 12,
		Offset:     fyne.NewPos(0, 8),
		Variant:    canvas.DropShadow,
	}
}
