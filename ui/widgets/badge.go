package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tabby/ui/widgets/badges"
)

// Shape is the outline of a person's badge. Colour and shape always come
// together, so that colour alone never distinguishes two people.
type Shape int

// The shapes there are.
const (
	Disc Shape = iota
	Square
	Triangle
	Diamond
	Star
	Hexagon
	Plus
	Ring

	Shapes = badges.Count // how many there are
)

// outline returns how s is drawn.
func (s Shape) outline() badges.Shape { return badges.Shapes()[wrap(int(s), Shapes)] }

// String returns the shape's English name, for tests and logs.
func (s Shape) String() string { return s.outline().Name }

// A Badge stands for a person.
type Badge struct {
	Shape   Shape
	Color   int    // see [PersonColor]
	Initial string // its first letter is drawn where there is room; may be empty
}

// BadgeView shows a [Badge].
type BadgeView struct {
	widget.BaseWidget

	Badge Badge
	Side  float32 // in device-independent pixels, 16 to 56; grows with the text
	Dim   bool    // of someone who is out: drawn in the muted ink
	Mark  Icon    // rides on the corner; none if empty
}

// NewBadgeView returns a view of m with the given side in device-independent pixels.
func NewBadgeView(m Badge, side float32) *BadgeView {
	v := &BadgeView{Badge: m, Side: side}
	v.ExtendBaseWidget(v)
	return v
}

// MinSize returns the side, which grows with the text.
func (v *BadgeView) MinSize() fyne.Size {
	return fyne.NewSquareSize(v.Side * looksOf(v).scale())
}

// CreateRenderer draws the badge.
func (v *BadgeView) CreateRenderer() fyne.WidgetRenderer {
	v.ExtendBaseWidget(v)
	r := &markRenderer{view: v, image: &canvas.Image{FillMode: canvas.ImageFillContain}, letter: newLine(), rider: newRider()}
	r.letter.text.Alignment = fyne.TextAlignCenter
	r.objects = append([]fyne.CanvasObject{r.image}, r.letter.objects()...)
	r.objects = append(r.objects, r.rider.disc, r.rider.sign.image)
	r.Refresh()
	return r
}

type markRenderer struct {
	rendererBase

	view   *BadgeView
	image  *canvas.Image
	letter *line
	rider  rider
	ink    color.Color // of the letter
	drawn  string
}

// smallestLetter is the side below which a letter is not legible.
const smallestLetter = 22

func (r *markRenderer) MinSize() fyne.Size { return r.view.MinSize() }

func (r *markRenderer) Layout(size fyne.Size) {
	side := min(size.Width, size.Height)
	at := fyne.NewPos((size.Width-side)/2, (size.Height-side)/2)
	place(r.image, at, fyne.NewSquareSize(side))
	r.rider.ride(Box{at, fyne.NewSquareSize(side)})
	o := r.view.Badge.Shape.outline()
	first := badges.Initial(r.view.Badge.Initial)
	if side < smallestLetter || first == "" {
		r.letter.hide()
		return
	}
	face := typeface{side * o.Letter, fyne.TextStyle{Bold: true}}
	height := face.lineHeight()
	r.letter.place(at.AddXY(0, (side-height)/2+side*o.Drop), fyne.NewSize(side, height))
	r.letter.show(first, face, r.ink)
}

func (r *markRenderer) Refresh() {
	l, m := looksOf(r.view), r.view.Badge
	ground, ink := PersonColor(m.Color), ColorOnPerson
	if r.view.Dim {
		ground, ink = ColorMuted, ColorSurface
	}
	drawing := edged("badges/"+m.Shape.outline().Name, l.color(ground), l.color(ColorPersonEdge))
	if drawing.Name() != r.drawn {
		r.drawn, r.image.Resource = drawing.Name(), drawing
		r.image.Refresh()
	}
	r.ink = l.color(ink)
	r.rider.paint(l, r.view.Mark, ColorAccent, ColorOnAccent)
	r.Layout(r.view.Size())
}
