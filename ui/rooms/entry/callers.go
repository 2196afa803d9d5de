package entry

import (
	"fyne.io/fyne/v2"

	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// callers ask who called, by the faces of all, instead of the keys. Where Enter was nothing is to be
// tapped, and where the main button was a text is: a tap that comes too late answers nothing.
type callers struct {
	*widgets.Asking

	faces []*face
	none  *widgets.Tile   // nobody did, where that can be: not in the look of a player
	back  *widgets.Button // to the scores
	lined *fyne.Container // of the faces
	asks  *fyne.Container // of these, and of nobody below them
	foot  *fyne.Container // in the place of the main button
}

func (s *Screen) newCallers() *callers {
	c := &callers{lined: shape.In(lines())}
	nobody := widgets.NewText(s.words.Scores.NobodyCalled, widgets.TextStyle{Bold: true, Lines: 2, Words: true, Tight: widgets.SizeSmall, Align: fyne.TextAlignCenter})
	c.none = widgets.NewTile(widgets.Offered, nobody, func() {
		s.do.Focus(c.none, false)
		s.confirm()
	})
	c.back = widgets.NewIconTextButton(widgets.Secondary, widgets.IconBack, s.words.Scores.BackToScores, func() { s.press(widgets.KeyBack) })
	c.asks = widgets.Column(widgets.SpaceSmall, c.lined)
	c.Asking = widgets.NewAsking(c.asks, widgets.Row(widgets.SpaceSmall, -1, c.back))
	taps := widgets.NewText(s.words.Scores.TapWrites, widgets.TextStyle{Color: widgets.ColorMuted, Lines: 2, Tight: widgets.SizeSmall, Align: fyne.TextAlignCenter})
	c.foot = shape.In(inPlaceOf(s.save), taps)
	return c
}

// seat makes a face for each player of a row.
func (c *callers) seat(s *Screen, rows []RowView) {
	c.faces, c.lined.Objects = nil, nil
	for _, v := range rows {
		f := newFace(v.Player, s.badge(v.Player), nil)
		f.OnTapped = func() { s.answer(f.Tile, v.Player) }
		f.SetLook(widgets.Offered)
		f.show(knockRowView{Name: v.Name})
		f.SetLabel(v.SaidCall)
		c.faces = append(c.faces, f)
		c.lined.Add(f.Tile)
	}
}

// first returns the control that Enter goes to. It names no player, since a second Enter comes easily.
func (c *callers) first() fyne.CanvasObject {
	if c.none.Visible() {
		return c.none
	}
	return c.back
}

// inPlaceOf returns the shape of an object in the middle of the room of a button.
func inPlaceOf(button *widgets.Button) shape.Shape {
	return shape.Arranged(func(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
		high, own := shape.HeightFor(button, room.Width), shape.HeightFor(objects[0], room.Width)
		put.At(objects[0], fyne.NewPos(0, (high-own)/2), fyne.NewSize(room.Width, own))
		return high
	})
}

// fit makes the faces as large as they have room, if need be as small as in rows, and reports whether they
// have that.
func (c *callers) fit(width, height float32) bool {
	fits := func(float32) bool { return c.Full(width) <= height }
	c.line(false)
	if enlarge(c.faces, widgets.RowBadge, fits) {
		return true
	}
	c.line(true)
	return enlarge(c.faces, widgets.RowBadge, fits)
}

// line puts the button for nobody below the faces, or beside them if there is too little room below.
func (c *callers) line(in bool) {
	faces := c.lined.Objects[:len(c.faces):len(c.faces)]
	c.lined.Objects, c.asks.Objects = faces, []fyne.CanvasObject{c.lined, c.none}
	if in {
		c.lined.Objects, c.asks.Objects = append(faces, c.none), []fyne.CanvasObject{c.lined}
	}
}

// least returns the height of a width with the smallest faces, and nobody below them.
func (c *callers) least(width float32) float32 {
	c.fit(width, 0)
	c.line(false)
	return c.Full(width)
}

// enlarge makes faces as large as fits reports that they can be, or as small as can be, and reports
// whether they fit then.
func enlarge(faces []*face, least float32, fits func(side float32) bool) bool {
	for side := float32(largestFace); side >= least; side -= 8 {
		for _, f := range faces {
			f.badge.Side = side
		}
		if fits(side) {
			return true
		}
	}
	return false
}

// largestFace is the side of the largest face to choose, in device-independent pixels.
const largestFace = 144
