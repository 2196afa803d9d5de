package entry

import (
	"fyne.io/fyne/v2"

	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// callers ask who called, by the faces of all, in the place of the keys. The keys that take the last
// score back, or add to it, are where they were, and where Enter was a text: a tap that comes too
// late answers nothing.
type callers struct {
	*widgets.Asking

	hint  *widgets.Text
	back  *widgets.IconButton
	plus  *widgets.IconButton
	faces []*face
	lined *fyne.Container // of the faces
}

func (s *Screen) newCallers() *callers {
	c := &callers{hint: widgets.NewHint(""), lined: shape.In(lines())}
	c.hint.SetLive()
	c.hint.SetColor(widgets.ColorAccent)
	c.back = widgets.NewIconButton(widgets.IconBackspace, s.words.Kit.Backspace, func() { s.press(widgets.KeyBack) })
	c.plus = widgets.NewIconButton(widgets.IconPlus, s.words.Kit.Plus, func() { s.press(widgets.KeyPlus) })
	c.Asking = widgets.NewAsking(c.lined, widgets.Row(widgets.SpaceSmall, 2, c.back, c.plus, c.hint))
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
		c.faces = append(c.faces, f)
		c.lined.Add(f.Tile)
	}
}

func (c *callers) show(s *Screen) {
	c.hint.SetText(s.view.Hint)
	c.back.SetEnabled(s.can(widgets.KeyBack))
	widgets.SetVisible(c.plus, s.can(widgets.KeyPlus))
}

// fit reports whether the faces have room in the place of keys of a width, if need be as small as in
// rows.
func (c *callers) fit(keys fyne.CanvasObject, width float32) bool {
	if keys == nil {
		return false
	}
	for _, side := range []float32{faceSide, widgets.RowBadge} {
		for _, f := range c.faces {
			f.badge.Side = side
		}
		if c.Full(width) <= shape.HeightFor(keys, width) {
			return true
		}
	}
	return false
}
