package widgets

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// CellView is what one cell of a [Grid] shows. The zero CellView is empty.
type CellView struct {
	Text  string
	Marks []Icon // small drawings on the right of the text, the first two are shown

	Strong   bool // in bold
	Muted    bool // in the muted colour
	Struck   bool // struck through: does not count
	Warn     bool // in the warning colour with a sign: please check
	Selected bool // with a frame
}

func (v CellView) equal(w CellView) bool {
	return v.Text == w.Text && v.Strong == w.Strong && v.Muted == w.Muted && v.Struck == w.Struck &&
		v.Warn == w.Warn && v.Selected == w.Selected && slices.Equal(v.Marks, w.Marks)
}

func (v CellView) ink() fyne.ThemeColorName {
	switch {
	case v.Warn:
		return ColorWarning
	case v.Muted:
		return ColorMuted
	}
	return theme.ColorNameForeground
}

// marks returns the marks that are drawn; a warning comes first.
func (v CellView) marks() []Icon {
	marks := v.Marks
	if v.Warn {
		marks = append([]Icon{IconWarning}, marks...)
	}
	return marks[:min(len(marks), cellMarks)]
}

// label returns the text of the cell and the names of its marks.
func (v CellView) label() string {
	parts := []string{v.Text}
	for _, m := range v.marks() {
		parts = append(parts, string(m))
	}
	return joined(parts...)
}

// cellMarks is how many marks a cell has room for.
const cellMarks = 2

// cell holds the objects of one cell on the screen; they are reused for
// another cell when that one scrolls out of sight.
type cell struct {
	ground, strike *canvas.Rectangle
	line           *line
	glyphs         [cellMarks]*glyph
	view           CellView
	drawn          bool
}

func newCell() *cell {
	c := &cell{
		ground: canvas.NewRectangle(color.Transparent),
		strike: canvas.NewRectangle(color.Transparent),
		line:   newLine(),
	}
	c.ground.Hide()
	c.strike.Hide()
	for i := range c.glyphs {
		c.glyphs[i] = newGlyph()
	}
	return c
}

func (c *cell) objects() []fyne.CanvasObject {
	all := append([]fyne.CanvasObject{c.ground}, c.line.objects()...)
	all = append(all, c.strike)
	for _, g := range c.glyphs {
		all = append(all, g.image)
	}
	return all
}

// hide hides the cell until it is painted again.
func (c *cell) hide() {
	c.drawn = false
	c.ground.Hidden, c.strike.Hidden = true, true
	c.line.hide()
	for _, g := range c.glyphs {
		g.image.Hidden = true
	}
}

// paint makes the cell show v and reports whether it showed anything else.
func (c *cell) paint(l looks, m gridMeasure, v CellView) bool {
	if c.drawn && c.view.equal(v) {
		return false
	}
	c.view, c.drawn = v, true
	ink := l.color(v.ink())
	c.ground.Hidden = !v.Selected
	if v.Selected {
		c.ground.FillColor, c.ground.StrokeColor = l.color(ColorFeltSoft), l.color(ColorFelt)
		c.ground.StrokeWidth, c.ground.CornerRadius = edgeWidth, l.size(SpaceSmall)
		c.ground.Refresh()
	}
	c.line.show(v.Text, typeface{m.face.size, fyne.TextStyle{Bold: v.Strong}}, ink)
	c.strike.Hidden = !v.Struck || v.Text == ""
	c.strike.FillColor = ink
	c.strike.Refresh()
	marks := v.marks()
	for i, g := range c.glyphs {
		if i >= len(marks) {
			g.paint("", nil)
			continue
		}
		g.paint(marks[i], ink)
	}
	return true
}

// place puts the cell into its rectangle: numbers one below the other by
// their last digit, everything else in the middle, or at the start of a row.
func (c *cell) place(m gridMeasure, at fyne.Position, size fyne.Size, start bool) {
	place(c.ground, at.AddXY(1, 1), size.SubtractWidthHeight(2, 2))
	face := typeface{m.face.size, fyne.TextStyle{Bold: c.view.Strong}}
	width := scoreWidth(face, c.view.Text)
	x := at.X + (size.Width-width)/2
	switch {
	case start:
		x = at.X + 2*m.pad
	case isNumber(c.view.Text):
		x = at.X + (size.Width+m.number)/2 - width
	}
	height := face.lineHeight()
	y := at.Y + (size.Height-height)/2
	c.line.place(fyne.NewPos(x, y), fyne.NewSize(width, height))
	place(c.strike, fyne.NewPos(x-1, y+height*0.54), fyne.NewSize(width+2, edgeWidth))
	c.placeMarks(m, fyne.NewPos(x+width+m.pad/2, at.Y), size.Height, start)
}

// placeMarks puts the marks side by side in the first column, else one below
// the other, because columns of scores are narrow.
func (c *cell) placeMarks(m gridMeasure, at fyne.Position, height float32, start bool) {
	n := float32(len(c.view.marks()))
	for i, g := range c.glyphs {
		if start {
			g.place(at.AddXY(m.pad+float32(i)*(m.small+m.pad), (height-m.small)/2), m.small)
			continue
		}
		g.place(at.AddXY(0, (height-n*m.mark)/2+float32(i)*m.mark), m.mark)
	}
}

// scoreWidth measures a number by its digits, which are all of one width, so
// that no score is measured twice.
func scoreWidth(face typeface, s string) float32 {
	if !isNumber(s) {
		return face.width(s)
	}
	width, digit := float32(0), face.width("0")
	for _, r := range s {
		if r >= '0' && r <= '9' {
			width += digit
			continue
		}
		width += face.width(string(r))
	}
	return width
}

func isNumber(s string) bool {
	return s != "" && strings.Trim(s, "+-−0123456789") == "" && strings.ContainsAny(s, "0123456789")
}
