package widgets

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
	"tabby/ui/kit/widgets/typeset"
)

// CellView is what one cell of a [Grid] shows. The zero CellView is empty.
type CellView struct {
	Text   string
	Before string  // small and struck through above the text, which has taken its place
	Marks  []Icon  // small drawings on the right of the text, the first two are shown
	Ring   Verdict // round the text
	Badge  Icon    // at the upper right of the text, in place of the sign of its ring
	Said   string  // what marks, ring, badge, warning and what was before mean, for a screen reader

	Strong bool // in bold
	Lit    bool // on a soft ground, where there is no ring
	Muted  bool // in the muted colour
	Struck bool // struck through: does not count
	Warn   bool // in the warning colour with a sign: please check
}

// A Verdict is shown as a ring round a text, with a sign on it.
type Verdict int

// The verdicts.
const (
	NoVerdict Verdict = iota // no ring
	Good                     // a check
	Bad                      // a cross
)

// look returns the sign of a verdict, the colour of its ring and the ink of the sign.
func (v Verdict) look() (sign Icon, ground, ink fyne.ThemeColorName) {
	switch v {
	case Good:
		return IconCheck, ColorFelt, ColorOnFelt
	case Bad:
		return IconClose, ColorWarning, ColorOnWarning
	}
	return "", "", ""
}

func (v CellView) equal(w CellView) bool {
	return v.Text == w.Text && v.Before == w.Before && v.Ring == w.Ring && v.Badge == w.Badge && v.Said == w.Said && v.Strong == w.Strong && v.Lit == w.Lit && v.Muted == w.Muted && v.Struck == w.Struck &&
		v.Warn == w.Warn && slices.Equal(v.Marks, w.Marks)
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

// label returns the text of the cell and what its marks mean.
func (v CellView) label() string { return Joined(v.Text, v.Said) }

// cellMarks is how many marks a cell has room for.
const cellMarks = 2

// cell holds the objects of one cell on the screen; they are reused for
// another cell when that one scrolls out of sight.
type cell struct {
	ground, strike *canvas.Rectangle
	line, before   *typeset.Line
	glyphs         [cellMarks]*glyph
	sign, badge    rider // on a ring
	view           CellView
	drawn          bool
}

func newCell() *cell {
	c := &cell{
		ground: canvas.NewRectangle(color.Transparent),
		strike: canvas.NewRectangle(color.Transparent),
		line:   typeset.NewLine(),
		before: typeset.NewLine(),
		sign:   newRider(),
		badge:  newRider(),
	}
	c.ground.Hide()
	c.strike.Hide()
	for i := range c.glyphs {
		c.glyphs[i] = newGlyph()
	}
	return c
}

func (c *cell) objects() []fyne.CanvasObject {
	all := append([]fyne.CanvasObject{c.ground}, c.line.Objects()...)
	all = append(append(all, c.before.Objects()...), c.strike)
	for _, g := range c.glyphs {
		all = append(all, g.image)
	}
	return append(all, c.sign.disc, c.sign.sign.image, c.badge.disc, c.badge.sign.image)
}

// hide hides the cell until it is painted again.
func (c *cell) hide() {
	c.drawn = false
	c.ground.Hidden, c.strike.Hidden = true, true
	c.line.Hide()
	c.before.Hide()
	for _, g := range c.glyphs {
		g.image.Hidden = true
	}
	c.sign.hide()
	c.badge.hide()
}

// paint makes the cell show v and reports whether it showed anything else.
func (c *cell) paint(l Looks, m gridMeasure, v CellView) bool {
	if c.drawn && c.view.equal(v) {
		return false
	}
	c.view, c.drawn = v, true
	ink := l.Color(v.ink())
	c.paintGround(l, v)
	c.line.Show(v.Text, typeset.Typeface{Size: m.face.Size, Style: fyne.TextStyle{Bold: v.Strong}}, ink)
	struck := ink
	if v.Before == "" {
		c.before.Hide()
	} else {
		struck = l.Color(ColorMuted)
		c.before.Show(v.Before, m.above, struck)
	}
	c.strike.Hidden = v.Before == "" && (!v.Struck || v.Text == "")
	c.strike.FillColor = struck
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

// paintGround paints a ring, or a soft ground, and what rides on them.
func (c *cell) paintGround(l Looks, v CellView) {
	sign, ground, ink := v.Ring.look()
	if v.Badge != "" { // one of them, and the colour of the ring says the rest
		sign = ""
	}
	c.sign.paint(l, sign, ground, ink)
	c.badge.paint(l, v.Badge, ColorWarning, ColorOnWarning)
	c.ground.Hidden = v.Ring == NoVerdict && !v.Lit
	switch {
	case c.ground.Hidden:
		return
	case v.Ring == NoVerdict:
		c.ground.FillColor, c.ground.StrokeColor = l.Color(ColorFeltSoft), color.Transparent
	default:
		c.ground.FillColor, c.ground.StrokeColor = color.Transparent, l.Color(ground)
	}
	c.ground.StrokeWidth, c.ground.CornerRadius = callWidth, canvas.RadiusMaximum
	c.ground.Refresh()
}

// callWidth is the width of a ring, and callSign the side of its sign as a share of
// its height.
const (
	callWidth = 2
	callSign  = 0.42
)

// placeGround puts the ring round the text, in a cell of a size.
func (c *cell) placeGround(m gridMeasure, size fyne.Size, text Box) {
	height := min(size.Height-2*callWidth, text.Size.Height+m.pad)
	ring := fyne.NewSize(max(height, text.Size.Width+3*m.pad), height)
	corner := text.Centre().SubtractXY(ring.Width/2, ring.Height/2)
	c.ground.Move(corner)
	c.ground.Resize(ring)
	at := corner.AddXY(ring.Width-height*0.1, height*0.14)
	c.sign.put(at, height*callSign)
	c.badge.put(at, height*callSign)
}

// place puts the cell into its rectangle: in the middle, as what is above in the header, or at
// the start of a row.
func (c *cell) place(m gridMeasure, at fyne.Position, size fyne.Size, start bool) {
	face := typeset.Typeface{Size: m.face.Size, Style: fyne.TextStyle{Bold: c.view.Strong}}
	width := scoreWidth(face, c.view.Text)
	x := at.X + (size.Width-width)/2
	if start {
		x = at.X + 2*m.pad
	}
	text := Box{fyne.NewPos(x, at.Y), fyne.NewSize(width, face.LineHeight())}
	text.At.Y += (size.Height - text.Size.Height) / 2
	struck := text
	if c.view.Before != "" {
		struck = c.placeBefore(m, at.Y, size.Height, &text)
	}
	c.placeGround(m, size, text)
	c.line.Place(text.At, text.Size)
	shape.Place(c.strike, struck.At.AddXY(-1, struck.Size.Height*0.54), fyne.NewSize(struck.Size.Width+2, edgeWidth))
	if c.view.Ring != NoVerdict {
		width += m.pad
	}
	c.placeMarks(m, fyne.NewPos(x+width+m.pad/2, text.At.Y), text.Size.Height, start)
}

// placeBefore puts what was before above the text, which makes room for it in a row that
// begins at top, and returns where it is.
func (c *cell) placeBefore(m gridMeasure, top, row float32, text *Box) Box {
	size := fyne.NewSize(scoreWidth(m.above, c.view.Before), m.above.LineHeight())
	top += max(0, (row-size.Height-m.pad-text.Size.Height)/2)
	text.At.Y = top + size.Height + m.pad
	at := fyne.NewPos(text.Centre().X-size.Width/2, top)
	c.before.Place(at, size)
	return Box{at, size}
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
func scoreWidth(face typeset.Typeface, s string) float32 {
	if !isNumber(s) {
		return face.Width(s)
	}
	width, digit := float32(0), face.Width("0")
	for _, r := range s {
		if r >= '0' && r <= '9' {
			width += digit
			continue
		}
		width += face.Width(string(r))
	}
	return width
}

func isNumber(s string) bool {
	return s != "" && strings.Trim(s, "+-−0123456789") == "" && strings.ContainsAny(s, "0123456789")
}
