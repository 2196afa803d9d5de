package ui

import (
	"fyne.io/fyne/v2"

	"tabby/scoring"
	"tabby/ui/widgets"
)

// A knockScreen goes through the end of a round: who called, the last turns, and
// the cards turned over.
type knockScreen struct {
	do    knockActions
	marks func(scoring.Player) widgets.Mark
	page  *widgets.Page
	hint  *widgets.Text
	list  *fyne.Container
	undo  *widgets.Button
	enter *widgets.Button
}

// knockActions is what can be done at the end of a round.
type knockActions struct {
	choose func(scoring.Player) // who called, or Nobody to choose again
	tick   func(scoring.Player)
	enter  func()
	close  func()
}

func newKnockScreen(do knockActions, marks func(scoring.Player) widgets.Mark) *knockScreen {
	s := &knockScreen{do: do, marks: marks, page: widgets.NewPage("The last turns")}
	s.page.SetBack("Back to the sheet", do.close)
	s.hint = widgets.NewHeading("")
	s.list = widgets.Column(widgets.SpaceSmall)
	s.undo = widgets.NewButton(widgets.Secondary, "Somebody else called", func() { do.choose(scoring.Nobody) })
	s.enter = widgets.NewIconTextButton(widgets.Primary, widgets.IconEdit, "Enter the scores", do.enter)
	s.page.SetBody(s.hint, s.list, s.undo)
	s.page.SetFooter(s.enter)
	return s
}

// show makes the screen look like v.
func (s *knockScreen) show(v knockView) {
	s.hint.SetText(v.Hint)
	s.list.Objects = nil
	for _, row := range v.Rows {
		s.list.Add(s.row(v, row))
	}
	setVisible(s.undo, v.Ended)
	setVisible(s.enter, v.Ended)
	s.enter.SetKind(kindWhen(v.Done))
	s.page.Refresh()
}

// kindWhen is the kind of a button that is the thing to do once something is
// done.
func kindWhen(done bool) widgets.Kind {
	if done {
		return widgets.Primary
	}
	return widgets.Secondary
}

func (s *knockScreen) row(v knockView, row knockRowView) fyne.CanvasObject {
	name := widgets.NewText(row.Name, widgets.TextLook{Bold: true, Lines: 1})
	who := widgets.Column(widgets.SpaceNone, name, widgets.NewHint(row.Line))
	sign := &widgets.Glyph{Icon: row.icon(), Color: widgets.ColorFelt}
	sign.ExtendBaseWidget(sign)
	line := widgets.Row(widgets.SpaceMedium, 1, widgets.NewMarkView(s.marks(row.Player), rowMarkSide), who, sign)
	tile := widgets.NewTile(widgets.Carded, line, func() {
		switch {
		case !v.Ended:
			s.do.choose(row.Player)
		case !row.Caller:
			s.do.tick(row.Player)
		}
	})
	tile.SetSelected(row.Ticked)
	return tile
}

func (row knockRowView) icon() widgets.Icon {
	switch {
	case row.Caller:
		return widgets.IconKnock
	case row.Ticked:
		return widgets.IconCheck
	}
	return ""
}
