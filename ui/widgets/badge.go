package widgets

import (
	"fmt"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Shape is the outline of a person's mark. Colour and shape always come
// together, so that nobody is told apart by colour alone.
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

// outline is one shape on a grid of 100 by 100, and where its letter sits.
type outline struct {
	name, drawing string
	letter        float32 // height of the letter, as a share of the side
	drop          float32 // how far below the middle the letter sits, likewise
	hollow        bool    // the letter stands on the ground, not on the colour
}

func filled(d string) string {
	return `<path d="` + d + `" fill="#000000" stroke="#000000" stroke-width="6" stroke-linejoin="round"/>`
}

// outlineOf is a function, not a table, so that nothing can change it.
func outlineOf(s Shape) outline {
	return [Shapes]outline{
		Disc:     {"disc", `<circle cx="50" cy="50" r="46" fill="#000000"/>`, 0.5, 0, false},
		Square:   {"square", `<rect x="9" y="9" width="82" height="82" rx="12" ry="12" fill="#000000"/>`, 0.52, 0, false},
		Triangle: {"triangle", filled("M50 10L95 88H5z"), 0.4, 0.14, false},
		Diamond:  {"diamond", filled("M50 5L95 50L50 95L5 50z"), 0.42, 0, false},
		Star:     {"star", filled("M50 6L63 36L95 39L71 61L78 93L50 76L22 93L29 61L5 39L37 36z"), 0.36, 0.05, false},
		Hexagon:  {"hexagon", filled("M28 11H72L95 50L72 89H28L5 50z"), 0.5, 0, false},
		Plus:     {"plus", filled("M35 7H65V35H93V65H65V93H35V65H7V35H35z"), 0.44, 0, false},
		Ring:     {"ring", `<path d="M50 4A46 46 0 0 1 50 96A46 46 0 0 1 50 4zM50 19A31 31 0 0 0 50 81A31 31 0 0 0 50 19z" fill="#000000"/>`, 0.42, 0, true},
		Heart:    {"heart", filled("M50 92C20 68 6 52 6 34C6 19 17 9 29 9C38 9 46 14 50 22C54 14 62 9 71 9C83 9 94 19 94 34C94 52 80 68 50 92z"), 0.42, -0.04, false},
		Drop:     {"drop", filled("M50 5C62 26 83 42 83 63C83 82 68 95 50 95C32 95 17 82 17 63C17 42 38 26 50 5z"), 0.42, 0.12, false},
	}[wrap(int(s), Shapes)]
}

// String is the shape's English name, for tests and logs.
func (s Shape) String() string { return outlineOf(s).name }

// A Badge says who is meant, without a name.
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

// NewBadgeView shows a mark of the given side in device-independent pixels.
func NewBadgeView(m Badge, side float32) *BadgeView {
	v := &BadgeView{Mark: m, Side: side}
	v.ExtendBaseWidget(v)
	return v
}

// CreateRenderer draws the mark.
func (v *BadgeView) CreateRenderer() fyne.WidgetRenderer {
	v.ExtendBaseWidget(v)
	r := &markRenderer{view: v, image: &canvas.Image{FillMode: canvas.ImageFillContain}, letter: canvas.NewText("", nil)}
	r.letter.TextStyle.Bold = true
	r.letter.Alignment = fyne.TextAlignCenter
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

// smallestLetter is the side below which a letter would not be read.
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
		r.image.Resource = &drawing{name: "mark-" + o.name, svg: framed(o.drawing), grid: markGrid, ink: l.color(ground), image: r.image}
		r.image.Refresh()
	}
	r.letter.Text, r.letter.Color = initial(m.Initial), l.color(ink)
	r.Layout(r.view.Size())
	r.letter.Refresh()
}

func (r *markRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.image, r.letter}
}

const markGrid = 100

func framed(drawing string) string {
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">%s</svg>`, drawing)
}

// initial is the first letter or digit of a name, in upper case.
func initial(name string) string {
	for _, r := range name {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return strings.ToUpper(string(r))
		}
	}
	return ""
}
