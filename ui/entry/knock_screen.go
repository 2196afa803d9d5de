package entry

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/scoring"
	"tabby/ui/widgets"
)

// A KnockScreen goes through the end of a round: who called, the last turns, and
// the cards turned over.
type KnockScreen struct {
	do    KnockActions
	marks func(scoring.Player) widgets.Badge
	Page  *widgets.Page
	hint  *widgets.Text
	list  *fyne.Container
	rows  []*knockRow
	view  KnockView
	undo  *widgets.Button
	enter *widgets.Button
}

// KnockActions is what can be done at the end of a round.
type KnockActions struct {
	Choose func(scoring.Player) // who called, or Nobody to choose again
	Tick   func(scoring.Player)
	Enter  func()
	Close  func()
}

func NewKnockScreen(do KnockActions, marks func(scoring.Player) widgets.Badge) *KnockScreen {
	s := &KnockScreen{do: do, marks: marks, Page: widgets.NewPage("The last turns")}
	s.Page.SetBack("Back to the sheet", do.Close)
	s.hint = widgets.NewHeading("")
	s.list = widgets.Column(widgets.SpaceSmall)
	s.undo = widgets.NewButton(widgets.Secondary, "Somebody else called", func() { do.Choose(scoring.Nobody) })
	s.enter = widgets.NewIconTextButton(widgets.Primary, widgets.IconEdit, "Enter the scores", do.Enter)
	s.Page.SetBody(s.hint, s.list, s.undo)
	s.Page.SetFooter(s.enter)
	return s
}

// A knockRow is one player at the end of a round.
type knockRow struct {
	*widgets.Tile
	player scoring.Player
	name   *widgets.Text
	line   *widgets.Text
	sign   *widgets.Glyph
}

func (s *KnockScreen) newRow(p scoring.Player) *knockRow {
	r := &knockRow{
		player: p,
		name:   widgets.NewText("", widgets.TextStyle{Bold: true, Lines: 1}),
		line:   widgets.NewHint(""),
		sign:   widgets.NewGlyph("", widgets.ColorFelt),
	}
	who := widgets.Column(widgets.SpaceNone, r.name, r.line)
	row := widgets.Row(widgets.SpaceMedium, 1, widgets.NewBadgeView(s.marks(p), widgets.RowBadge), who, r.sign)
	r.Tile = widgets.NewTile(widgets.Carded, row, func() { s.tapped(p) })
	return r
}

// tapped chooses who called, or ticks somebody off.
func (s *KnockScreen) tapped(p scoring.Player) {
	for _, row := range s.view.Rows {
		switch {
		case row.Player != p:
		case !s.view.Ended:
			s.do.Choose(p)
			return
		case !row.Caller:
			s.do.Tick(p)
			return
		}
	}
}

// Show makes the screen look like v. Rows are made anew only where the players
// stand in another order, so that the keyboard stays where it was.
func (s *KnockScreen) Show(v KnockView) {
	s.view = v
	s.hint.SetText(v.Hint)
	if !s.seated(v) {
		s.rows, s.list.Objects = nil, nil
		for _, row := range v.Rows {
			r := s.newRow(row.Player)
			s.rows = append(s.rows, r)
			s.list.Add(r.Tile)
		}
	}
	for i, row := range v.Rows {
		s.rows[i].show(row)
	}
	widgets.SetVisible(s.undo, v.Ended)
	widgets.SetVisible(s.enter, v.Ended)
	s.enter.SetKind(kindWhen(v.Done))
	s.Page.Refresh()
}

// seated reports whether there is a row for each player already.
func (s *KnockScreen) seated(v KnockView) bool {
	return slices.EqualFunc(s.rows, v.Rows, func(r *knockRow, row KnockRowView) bool { return r.player == row.Player })
}

// show makes the row look like v.
func (r *knockRow) show(v KnockRowView) {
	r.name.SetText(v.Name)
	r.line.SetText(v.Line)
	widgets.SetVisible(r.line, v.Line != "")
	r.sign.Icon = v.icon()
	r.sign.Refresh()
	r.SetSelected(v.Ticked)
	r.Refresh()
}

// kindWhen is the kind of a button that is the thing to do once something is
// done.
func kindWhen(done bool) widgets.Kind {
	if done {
		return widgets.Primary
	}
	return widgets.Secondary
}

func (row KnockRowView) icon() widgets.Icon {
	switch {
	case row.Caller:
		return widgets.IconKnock
	case row.Ticked:
		return widgets.IconCheck
	}
	return ""
}
