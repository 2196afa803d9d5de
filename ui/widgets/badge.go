package widgets

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
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
	Heart
	Drop

	Shapes = 10 // how many there are
)

// outline says how the letter sits on a shape, which badges/ has a drawing of.
type outline struct {
	name   string
	letter float32 // height of the letter, as a share of the side
	drop   float32 // how far below the middle the letter sits, likewise
	hollow bool    // the letter stands on the ground, not on the colour
}

// outlineOf returns the outline of s. It is a function so that nothing can change the table.
func outlineOf(s Shape) outline {
	return [Shapes]outline{
		Disc:     {"disc", 0.5, 0, false},
		Square:   {"square", 0.52, 0, false},
		Triangle: {"triangle", 0.4, 0.14, false},
		Diamond:  {"diamond", 0.42, 0, false},
		Star:     {"star", 0.36, 0.05, false},
		Hexagon:  {"hexagon", 0.5, 0, false},
		Plus:     {"plus", 0.44, 0, false},
		Ring:     {"ring", 0.42, 0, true},
		Heart:    {"heart", 0.42, -0.04, false},
		Drop:     {"drop", 0.42, 0.12, false},
	}[wrap(int(s), Shapes)]
}

// String returns the shape's English name, for tests and logs.
func (s Shape) String() string { return outlineOf(s).name }

// A Badge stands for a person.
type Badge struct {
	Shape   Shape
	Color   int    // see [PersonColor]
	Initial string // its first letter is drawn where there is room; may be empty
}

// BadgeView shows a [Badge].
type BadgeView struct {
	widget.BaseWidget

	Mark Badge
	Side float32 // in device-independent pixels, 16 to 56; grows with the text
	Dim  bool    // of someone who is out: drawn in the muted ink
}

// NewBadgeView returns a view of m with the given side in device-independent pixels.
func NewBadgeView(m Badge, side float32) *BadgeView {
	v := &BadgeView{Mark: m, Side: side}
	v.ExtendBaseWidget(v)
	return v
}

// CreateRenderer draws the badge.
func (v *BadgeView) CreateRenderer() fyne.WidgetRenderer {
	v.ExtendBaseWidget(v)
	r := &markRenderer{view: v, image: &canvas.Image{FillMode: canvas.ImageFillContain}, letter: canvas.NewText("", nil)}
	r.letter.TextStyle.Bold = true
	r.letter.Alignment = fyne.TextAlignCenter
	r.objects = []fyne.CanvasObject{r.image, r.letter}
	r.Refresh()
	return r
}

type markRenderer struct {
	rendererBase

	view   *BadgeView
	image  *canvas.Image
	letter *canvas.Text
	drawn  string
}

// smallestLetter is the side below which a letter is not legible.
const smallestLetter = 22

func (r *markRenderer) MinSize() fyne.Size {
	return fyne.NewSquareSize(r.view.Side * looksOf(r.view).scale())
}

func (r *markRenderer) Layout(size fyne.Size) {
	side := min(size.Width, size.Height)
	at := fyne.NewPos((size.Width-side)/2, (size.Height-side)/2)
	r.image.Move(at)
	r.image.Resize(fyne.NewSquareSize(side))
	o := outlineOf(r.view.Mark.Shape)
	r.letter.TextSize = side * o.letter
	height := r.letter.MinSize().Height
	r.letter.Move(at.AddXY(0, (side-height)/2+side*o.drop))
	r.letter.Resize(fyne.NewSize(side, height))
	r.letter.Hidden = side < smallestLetter || r.letter.Text == ""
}

func (r *markRenderer) Refresh() {
	l, m := looksOf(r.view), r.view.Mark
	ground, ink := PersonColor(m.Color), OnPersonColor(m.Color)
	if r.view.Dim {
		ground, ink = ColorMuted, ColorSurface
	}
	o := outlineOf(m.Shape)
	if o.hollow {
		ink = ground
	}
	if name := o.name + hexOf(l.color(ground)); name != r.drawn {
		r.drawn = name
		r.image.Resource = inked("badges/"+o.name, l.color(ground))
		r.image.Refresh()
	}
	r.letter.Text, r.letter.Color = initial(m.Initial), l.color(ink)
	r.Layout(r.view.Size())
	r.letter.Refresh()
}

// initial returns the first letter or digit of a name, in upper case.
func initial(name string) string {
	for _, r := range name {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return strings.ToUpper(string(r))
		}
	}
	return ""
}
