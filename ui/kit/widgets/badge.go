package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tabby/internal/draw/badges"
	"tabby/ui/kit/widgets/shape"
	"tabby/ui/kit/widgets/typeset"
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
	return fyne.NewSquareSize(v.Side * LooksOf(v).Scale())
}

// CreateRenderer draws the badge.
func (v *BadgeView) CreateRenderer() fyne.WidgetRenderer {
	v.ExtendBaseWidget(v)
	r := &markRenderer{view: v, image: &canvas.Image{FillMode: canvas.ImageFillContain}, letter: typeset.NewLine(), rider: newRider()}
	r.letter.Text.Alignment = fyne.TextAlignCenter
	r.Parts = append([]fyne.CanvasObject{r.image}, r.letter.Objects()...)
	r.Parts = append(r.Parts, r.rider.disc, r.rider.sign.image)
	r.Refresh()
	return r
}

type markRenderer struct {
	RendererBase

	view   *BadgeView
	image  *canvas.Image
	letter *typeset.Line
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
	shape.Place(r.image, at, fyne.NewSquareSize(side))
	r.rider.ride(Box{at, fyne.NewSquareSize(side)})
	o := r.view.Badge.Shape.outline()
	first := badges.Initial(r.view.Badge.Initial)
	if side < smallestLetter || first == "" {
		r.letter.Hide()
		return
	}
	face := typeset.Typeface{Size: side * o.Letter, Style: fyne.TextStyle{Bold: true}}
	height := face.LineHeight()
	r.letter.Place(at.AddXY(0, (side-height)/2+side*o.Drop), fyne.NewSize(side, height))
	r.letter.Show(first, face, r.ink)
}

func (r *markRenderer) Refresh() {
	l, m := LooksOf(r.view), r.view.Badge
	ground, ink := PersonColor(m.Color), ColorOnPerson
	if r.view.Dim {
		ground, ink = ColorMuted, ColorSurface
	}
	drawing := edged("badges/"+m.Shape.outline().Name, l.Color(ground), l.Color(ColorPersonEdge))
	if drawing.Name() != r.drawn {
		r.drawn, r.image.Resource = drawing.Name(), drawing
		r.image.Refresh()
	}
	r.ink = l.Color(ink)
	r.rider.paint(l, r.view.Mark, ColorAccent, ColorOnAccent)
	r.Layout(r.view.Size())
}

// A rider is a small sign on a disc that lies on the edge of something else.
type rider struct {
	disc *canvas.Circle
	sign *glyph
}

func newRider() rider {
	r := rider{canvas.NewCircle(color.Transparent), newGlyph()}
	r.disc.Hide()
	return r
}

// paint shows an icon in ink on a ground, or nothing without an icon.
func (r rider) paint(l Looks, icon Icon, ground, ink fyne.ThemeColorName) {
	r.disc.Hidden = icon == ""
	if icon == "" {
		r.sign.paint("", nil)
		return
	}
	r.disc.FillColor = l.Color(ground)
	r.disc.StrokeColor, r.disc.StrokeWidth = l.Color(ColorSurface), edgeWidth
	r.disc.Refresh()
	r.sign.paint(icon, l.Color(ink))
}

// riderShare is the side of a rider as a share of what it rides on, riderSign that of
// its icon as a share of the rider, and leastRider its least side in
// device-independent pixels.
const (
	riderShare = 0.58
	riderSign  = 0.66
	leastRider = 16
)

// put centres the rider on a point.
func (r rider) put(middle fyne.Position, side float32) {
	shape.Place(r.disc, middle.SubtractXY(side/2, side/2), fyne.NewSquareSize(side))
	sign := side * riderSign
	r.sign.place(middle.SubtractXY(sign/2, sign/2), sign)
}

// ride puts the rider on the lower right corner of a badge.
func (r rider) ride(badge Box) {
	side := badge.Size.Width
	r.put(badge.At.AddXY(side*0.92, side*0.84), max(leastRider, side*riderShare))
}

// hide hides the rider until it is painted again.
func (r rider) hide() { r.disc.Hidden, r.sign.image.Hidden = true, true }
