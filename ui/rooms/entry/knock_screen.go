package entry

import (
	"slices"

	"tabby/internal/words"

	"fyne.io/fyne/v2"

	"tabby/scoring"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A KnockScreen shows the end of a round: who called, a ring of faces that go out with their last
// turns, and when to turn the cards over.
type KnockScreen struct {
	Page *widgets.Page

	words *words.Language
	do    KnockActions
	badge func(scoring.Player) widgets.Badge
	entry Entry
	hint  *widgets.Text
	list  *fyne.Container // of all, one of whom called
	ring  *fyne.Container // of who called and all others around
	faces []*face
	undo  *widgets.Button
	enter *widgets.Button
}

// KnockActions is what the screen of the end of a round asks for.
type KnockActions struct {
	Edit  func(Entry) // keeps who called and who has had a last turn, and shows it
	Enter func()
	Close func()
}

// NewKnockScreen returns an empty screen. badge returns the badge of a player.
func NewKnockScreen(w *words.Language, do KnockActions, badge func(scoring.Player) widgets.Badge) *KnockScreen {
	s := &KnockScreen{words: w, do: do, badge: badge, Page: widgets.NewPage(w.Scores.LastTurns)}
	s.Page.SetBack(w.Common.BackToSheet, do.Close)
	s.hint = widgets.NewHeading("")
	s.list, s.ring = widgets.Column(widgets.SpaceSmall), shape.In(around{})
	s.undo = widgets.NewButton(widgets.Quiet, "", func() { do.Edit(s.entry.Call(s.entry.Caller)) })
	s.enter = widgets.NewIconTextButton(widgets.Primary, widgets.IconEdit, w.Scores.EnterScores, do.Enter)
	s.Page.SetBody(s.hint, s.list, s.ring, s.undo)
	s.Page.SetFooter(s.enter)
	return s
}

func (s *KnockScreen) tapped(p scoring.Player) {
	switch s.entry.Caller {
	case scoring.Nobody:
		s.do.Edit(s.entry.Call(p))
	case p:
	default:
		e := s.entry
		e.Knock = e.Tick(e.Playing, p)
		s.do.Edit(e)
	}
}

// Show shows the end of the round that is due at a sheet.
func (s *KnockScreen) Show(sheet scoring.Sheet, e Entry) {
	s.entry = e
	v, ended, enter := viewKnock(s.words, sheet, e), e.Caller != scoring.Nobody, widgets.Secondary
	s.hint.SetText(v.Hint)
	s.showFaces(v.Rows, ended)
	if v.Done {
		enter = widgets.Primary
	}
	s.undo.SetText(s.words.Scores.OtherCalled(sheet.Ruleset.Rules.Calling))
	widgets.SetVisible(s.list, !ended)
	widgets.SetVisible(s.ring, ended)
	widgets.SetVisible(s.undo, ended)
	widgets.SetVisible(s.enter, ended)
	s.enter.SetKind(enter)
	s.Page.Refresh()
}

// showFaces shows the players in a list, or in a ring once one of them has called. It makes new faces
// only if the players are in another order, so that the keyboard focus is kept.
func (s *KnockScreen) showFaces(rows []knockRowView, ended bool) {
	if !slices.EqualFunc(s.faces, rows, func(f *face, v knockRowView) bool { return f.player == v.Player }) {
		s.faces, s.ring.Objects, s.list.Objects = nil, nil, nil
		for _, v := range rows {
			f := newFace(v.Player, s.badge(v.Player), func() { s.tapped(v.Player) })
			s.faces = append(s.faces, f)
			s.ring.Add(f.Tile)
			name := widgets.NewText(v.Name, widgets.TextStyle{Bold: true, Lines: 1})
			row := widgets.Row(widgets.SpaceMedium, 1, widgets.NewBadgeView(s.badge(v.Player), widgets.RowBadge), name)
			s.list.Add(widgets.NewTile(widgets.Carded, row, func() { s.tapped(v.Player) }))
		}
	}
	for i, v := range rows {
		s.faces[i].show(v)
	}
}
